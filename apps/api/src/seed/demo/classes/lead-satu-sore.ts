import {
  assignment,
  essay,
  interactive,
  lesson,
  list,
  one,
  quiz,
  right,
  section,
  welcome,
  withExtras,
  type DemoClass,
} from '../demo-class.ts';
import { packageName } from '../seed-media.ts';

/** A free and new class, with a lesson of each kind that participants work in. */
export const leadSatuSore: DemoClass = {
  title: 'Lead dalam Satu Sore',
  format: 'self-paced',
  topic: 'jurnalistik-menulis',
  mitra: 'ruang-redaksi',
  cover: 'jurnalistik-4',
  price: 0,
  description: 'Kelas gratis yang langsung berlatih: susun lead, tulis satu paragraf, dan minta dinilai pengajar.',
  requirements: ['Satu jam, dan satu kejadian yang kamu lihat hari ini'],
  about: [
    'Lead adalah kalimat yang menentukan apakah beritamu dibaca. Di kelas ini kamu tidak banyak membaca tentang lead. Kamu menyusunnya.',
    '<h3>Yang kamu kerjakan</h3>',
    list(
      'Menyusun lead dari potongannya',
      'Menulis satu lead dan menjelaskan pilihanmu',
      'Mengirim lead dari sekitarmu',
    ),
  ],
  completionMessage: '<p>Kamu sudah menulis lead yang dinilai orang lain. Simpan, lalu tulis sisa beritanya.</p>',
  sections: [
    section(
      'Mulai dari sini',
      withExtras(welcome, {
        description: 'Perkenalan singkat: apa yang kita kerjakan sore ini, dan apa yang kamu bawa pulang.',
      }),
      withExtras(
        lesson(
          'Lead itu janji',
          'Pembaca memberimu dua detik. Dalam dua detik itu ia memutuskan apakah ceritamu menyangkut dirinya. Lead yang baik menjawabnya langsung: apa yang terjadi, dan kenapa ia perlu tahu.',
          list(
            'Taruh yang berubah di depan, bukan siapa yang meresmikan.',
            'Satu kalimat, satu kabar. Sisanya boleh menunggu paragraf kedua.',
            'Angka hanya kalau angkanya yang menjadi kabar.',
          ),
          'Unduh lembar kerja di bawah, lalu isi kolom pertama sebelum lanjut.',
        ),
        {
          isFree: true,
          description: 'Bacaan lima menit, dengan lembar kerja yang dipakai sampai akhir kelas.',
          attachments: ['lembar-kerja.pdf'],
        },
      ),
    ),
    section(
      'Berlatih',
      interactive('Latihan: susun leadnya', packageName),
      quiz(
        'Kuis: pilih, lalu tulis',
        one(
          'Pasar Kliwon terbakar semalam. Mana yang paling tepat menjadi lead?',
          'Api membakar dua belas kios di Pasar Kliwon semalam, dan pasar ditutup sampai Jumat.',
          [
            'Kebakaran adalah musibah yang bisa terjadi kapan saja.',
            'Kepala pasar menggelar jumpa pers pagi ini.',
            'Pasar Kliwon berdiri sejak 1950.',
          ],
          'Yang terjadi dan akibatnya bagi pembaca, dalam satu kalimat.',
        ),
        right('Lead boleh hanya satu kalimat.', 'Satu kalimat yang jelas lebih kuat daripada tiga yang ragu.'),
        essay(
          'Tulis satu lead tentang sesuatu yang berubah di sekitar rumahmu minggu ini, lalu jelaskan dalam satu kalimat kenapa hal itu kamu taruh di depan.',
          'Menyebut apa yang berubah dan bagi siapa, dalam satu kalimat yang bisa berdiri sendiri. Alasannya menyangkut pembaca, bukan penulis.',
        ),
      ),
      assignment(
        'Tugas: lead dari sekitarmu',
        'Pergi ke satu tempat ramai di dekatmu: pasar, halte, atau kantor kelurahan. Tulis tiga lead yang berbeda tentang satu kejadian yang kamu lihat di sana.',
        'Kirim sebagai tulisan, PDF, atau foto lembar kerjamu. Pengajar menilai dalam beberapa hari kerja.',
      ),
    ),
  ],
  state: { kind: 'published', daysAgo: 3, participants: 0 },
};

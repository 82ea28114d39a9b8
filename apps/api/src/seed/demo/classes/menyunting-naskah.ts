import { lesson, list, one, quiz, right, section, welcome, type DemoClass } from '../demo-class.ts';

export const menyuntingNaskah: DemoClass = {
  title: 'Menyunting Naskah Sendiri',
  format: 'self-paced',
  topic: 'jurnalistik-menulis',
  mitra: 'ruang-redaksi',
  cover: 'jurnalistik-3',
  price: 0,
  description:
    'Kelas singkat dan gratis untuk membuat tulisanmu lebih jernih: memangkas, menata, dan memeriksa ejaan tanpa kehilangan suaramu.',
  requirements: ['Satu naskah milikmu, sekitar 500 kata'],
  about: [
    'Tulisan yang enak dibaca hampir tidak pernah lahir sekali jadi. Ia disunting, kadang oleh orang lain, lebih sering oleh penulisnya sendiri.',
    'Dalam tiga materi pendek, kamu menyunting satu naskah milikmu dari draf menjadi tulisan yang siap dibaca orang.',
  ],
  completionMessage:
    '<p>Naskahmu sudah melewati tiga putaran. Coba bandingkan dengan draf pertamanya: mana yang ingin kamu baca?</p>',
  sections: [
    section(
      'Tiga putaran',
      welcome,
      lesson(
        'Memangkas',
        'Potong naskahmu seperlima. Kedengarannya kejam, tetapi hampir selalu bisa: kalimat pembuka yang baru memanaskan mesin, contoh kedua yang mengulang contoh pertama, dan kata sambung yang tidak menyambung apa-apa.',
        list(
          '"melakukan pemeriksaan" menjadi "memeriksa"',
          '"pada saat ini" menjadi "sekarang"',
          '"merupakan sebuah" sering bisa hilang begitu saja',
        ),
        'Simpan potonganmu di berkas lain. Kamu jarang membutuhkannya, tetapi lebih berani memotong kalau tahu masih bisa kembali.',
      ),
      lesson(
        'Menata',
        'Tulis satu kalimat di tepi setiap paragraf: apa isinya? Baca kalimat-kalimat itu saja dari atas ke bawah. Kalau jalan ceritanya melompat, pindahkan paragrafnya, bukan ditambah penjelasan.',
        'Satu paragraf, satu gagasan. Paragraf yang gagasannya dua sebaiknya dibelah, dan paragraf yang tidak punya gagasan sebaiknya dilepas.',
      ),
      lesson(
        'Memeriksa',
        'Baca keras-keras, pelan, dari kertas kalau bisa. Telinga menangkap kalimat yang terlalu panjang dan kata yang berulang. Mata di layar cenderung membaca apa yang kamu maksud, bukan apa yang kamu tulis.',
        'Terakhir, periksa ejaan dengan kamus, terutama kata depan dan awalan: <strong>di rumah</strong> dipisah, <strong>ditulis</strong> disambung.',
      ),
      quiz(
        'Kuis: menyunting',
        one(
          'Berapa bagian naskah yang sebaiknya dicoba dipotong pada putaran pertama?',
          'Seperlima',
          ['Separuh', 'Seperseratus', 'Tidak ada'],
          'Seperlima hampir selalu bisa, dan membuat sisanya lebih kuat.',
        ),
        one(
          'Penulisan yang benar:',
          'di rumah',
          ['dirumah', 'di-rumah', 'd i rumah'],
          'Di sebagai kata depan ditulis terpisah.',
        ),
        right('Satu paragraf sebaiknya memuat satu gagasan.', 'Paragraf dengan dua gagasan lebih baik dibelah.'),
      ),
    ),
  ],
  state: { kind: 'published', daysAgo: 90, participants: 50 },
};

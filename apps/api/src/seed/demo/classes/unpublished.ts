import { lesson, pause, section, type DemoClass } from '../demo-class.ts';

export const fotoPonsel: DemoClass = {
  title: 'Foto Jurnalistik dengan Ponsel',
  format: 'self-paced',
  topic: 'foto-video',
  mitra: 'ruang-redaksi',
  cover: 'foto-2',
  price: 129_000,
  description:
    'Memotret peristiwa dengan alat yang selalu ada di sakumu: komposisi, cahaya, etika, dan cara mengirimnya ke redaksi.',
  requirements: ['Ponsel berkamera'],
  about: ['Kamera terbaik adalah yang sedang kamu bawa. Kelas ini membantumu memakainya dengan sadar.'],
  sections: [
    section(
      'Memotret peristiwa',
      lesson(
        'Mendekat',
        'Foto yang lemah biasanya diambil dari terlalu jauh. Melangkahlah, jangan memperbesar dengan jari: lensa ponsel paling tajam pada jarak aslinya.',
        'Mendekat juga berarti menyapa. Orang yang tahu kamu ada di sana akan lebih cepat melupakan kameramu.',
      ),
    ),
  ],
  state: { kind: 'waiting' },
};

export const menulisOpini: DemoClass = {
  title: 'Menulis Opini untuk Media',
  format: 'self-paced',
  topic: 'jurnalistik-menulis',
  mitra: 'ruang-redaksi',
  cover: 'jurnalistik-1',
  price: 119_000,
  description: '',
  requirements: [],
  about: [],
  sections: [
    section(
      'Section 1',
      lesson(
        'Pendapat yang layak dibaca',
        'Opini yang baik dimulai dari sesuatu yang kamu ketahui lebih dalam daripada kebanyakan pembaca.',
      ),
    ),
  ],
  state: { kind: 'draft' },
};

export const naskahRadio: DemoClass = {
  title: 'Menulis Naskah Siaran Radio',
  format: 'self-paced',
  topic: 'jurnalistik-menulis',
  mitra: 'ruang-redaksi',
  cover: 'jurnalistik-7',
  price: 139_000,
  description: 'Menulis berita dan bincang untuk didengar sekali jalan, oleh orang yang sedang menyetir.',
  requirements: ['Perekam suara di ponsel'],
  about: ['Pendengar radio tidak bisa membaca ulang. Kelas ini melatih kalimat yang langsung sampai.'],
  sections: [
    section(
      'Menulis untuk didengar',
      lesson(
        'Satu tarikan napas',
        'Kalimat siaran selesai dalam satu tarikan napas. Bacalah keras-keras; kalau habis napas, potong.',
      ),
      pause(),
    ),
  ],
  state: { kind: 'revision', reason: 'Baru ada satu bacaan. Tambahkan latihan menulis naskah, lalu ajukan lagi.' },
};

export const sambalRumahan: DemoClass = {
  title: 'Sambal Rumahan yang Tahan Lama',
  format: 'self-paced',
  topic: 'kuliner-umkm',
  mitra: 'dapur-usaha',
  cover: 'kuliner-1',
  price: 79_000,
  description: 'Memasak, mengemas, dan menyimpan sambal supaya aman sampai ke pembeli di luar kota.',
  requirements: ['Dapur bersih', 'Botol kaca'],
  about: ['Sambal yang enak di dapur belum tentu aman di perjalanan.'],
  sections: [
    section(
      'Sebelum dikemas',
      lesson(
        'Asam, garam, dan panas',
        'Tiga hal menahan kuman: cukup asam, cukup garam, dan dipanaskan sesudah masuk botol.',
      ),
    ),
  ],
  state: { kind: 'draft' },
};

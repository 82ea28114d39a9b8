import { lesson, section, type DemoClass } from '../demo-class.ts';

export const fotoPonsel: DemoClass = {
  title: 'Foto Jurnalistik dengan Ponsel',
  format: 'self-paced', topic: 'foto-video', mitra: 'ruang-redaksi', cover: 'foto-2', price: 129_000,
  description: 'Memotret peristiwa dengan alat yang selalu ada di sakumu: komposisi, cahaya, etika, dan cara mengirimnya ke redaksi.',
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
  format: 'self-paced', topic: 'jurnalistik-menulis', mitra: 'ruang-redaksi', cover: 'jurnalistik-1', price: 119_000,
  description: '',
  requirements: [],
  about: [],
  sections: [section('Section 1', lesson('Pendapat yang layak dibaca', 'Opini yang baik dimulai dari sesuatu yang kamu ketahui lebih dalam daripada kebanyakan pembaca.'))],
  state: { kind: 'draft' },
};

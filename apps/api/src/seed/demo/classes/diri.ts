import {
  ask,
  lesson,
  many,
  one,
  pause,
  peer,
  quiz,
  right,
  section,
  teacher,
  video,
  welcome,
  worksheet,
  wrong,
  type DemoClass,
} from '../demo-class.ts';

export const diri: readonly DemoClass[] = [
  {
    title: 'Mengatur Waktu dengan Tiga Daftar',
    format: 'self-paced',
    topic: 'pengembangan-diri',
    mitra: 'suara-kata',
    cover: 'diri-4',
    price: 79_000,
    description:
      'Hari ini, minggu ini, dan nanti: cara sederhana untuk orang yang sudah mencoba semua aplikasi dan tetap kewalahan.',
    requirements: ['Kertas dan pena', 'Tujuh hari percobaan'],
    about: ['Masalahnya jarang kurang waktu. Masalahnya terlalu banyak janji yang tidak pernah dipilih.'],
    sections: [
      section(
        'Tiga daftar',
        welcome,
        lesson(
          'Keluarkan dari kepala',
          'Tulis semua yang mengganjal selama lima belas menit tanpa mengurutkan. Kepala yang kosong dari daftar lebih mudah memilih.',
        ),
        lesson(
          'Hari ini hanya tiga',
          'Tiga hal, bukan sebelas. Kalau selesai sebelum sore, ambil yang keempat sebagai hadiah.',
        ),
        worksheet('Lembar kerja: satu minggu'),
      ),
      section(
        'Menjaga',
        lesson(
          'Jam yang dijaga',
          'Pilih satu jam yang paling jernih dalam harimu, dan jangan serahkan kepada rapat. Satu jam terjaga setara tiga jam tercabik.',
        ),
        lesson(
          'Berkata tidak dengan baik',
          '"Aku tidak bisa minggu ini, boleh kutawarkan Selasa depan?" lebih hangat daripada "ya" yang diingkari.',
        ),
        pause('Jeda lima napas'),
        quiz(
          'Kuis: tiga daftar',
          one(
            'Berapa hal yang sebaiknya ada di daftar hari ini?',
            'Tiga',
            ['Sebelas', 'Dua puluh', 'Tidak dibatasi'],
            'Batas memaksa memilih.',
          ),
          right('Menulis semua yang mengganjal membantu memilih.', 'Pikiran berhenti mengulang yang sudah tercatat.'),
          one(
            'Jawaban mana yang menolak dengan baik?',
            'Minggu ini belum bisa, bagaimana kalau Selasa depan?',
            ['Ya, lihat nanti', 'Tidak.', 'Terserah'],
            'Jelas, dan memberi jalan lain.',
          ),
        ),
      ),
    ],
    threads: [
      ask(
        'Hari ini hanya tiga',
        'Atasan saya memberi enam tugas sehari. Tetap tiga?',
        teacher(
          'Tunjukkan keenamnya dan minta beliau mengurutkan. Tiga teratas masuk daftarmu, sisanya ke minggu ini. Kamu tidak menolak, kamu meminta keputusan.',
        ),
        peer('Saya coba cara ini, atasan malah jadi sadar terlalu banyak.'),
      ),
    ],
    state: { kind: 'published', daysAgo: 135, participants: 44 },
  },
  {
    title: 'Wawancara Kerja yang Meyakinkan',
    format: 'self-paced',
    topic: 'pengembangan-diri',
    mitra: 'suara-kata',
    cover: 'diri-3',
    price: 99_000,
    description: 'Menyiapkan cerita, menjawab pertanyaan sulit, dan menanyakan balik tanpa terdengar menghafal.',
    requirements: ['Satu lowongan yang kamu incar', 'Riwayat hidup'],
    about: ['Pewawancara lupa sifat yang kamu sebut dan ingat cerita yang kamu ceritakan.'],
    sections: [
      section(
        'Menyiapkan cerita',
        welcome,
        lesson(
          'Lima cerita untuk semua pertanyaan',
          'Berhasil, gagal, berselisih, memimpin, belajar. Lima cerita ini menjawab delapan dari sepuluh pertanyaan.',
        ),
        lesson(
          'Keadaan, tindakan, hasil',
          'Dua kalimat keadaan, tiga kalimat tindakanmu, satu angka hasil. Pakai "saya", bukan "kami", ketika itu memang kamu.',
        ),
        worksheet('Lembar kerja: lima cerita'),
      ),
      section(
        'Di ruangan',
        lesson(
          'Pertanyaan tentang kelemahan',
          'Sebut yang nyata dan tidak fatal, lalu apa yang sudah kamu lakukan. "Terlalu perfeksionis" sudah didengar seribu kali.',
        ),
        video('Contoh: jawaban dua menit'),
        lesson('Bicara gaji', 'Sebut rentang yang sudah kamu riset, bukan angka gajimu yang lama. Lalu diam.'),
        quiz(
          'Kuis: wawancara',
          one(
            'Susunan cerita yang disarankan:',
            'Keadaan, tindakan, hasil',
            ['Hasil, gaji, hobi', 'Sifat, sifat, sifat', 'Kelahiran sampai sekarang'],
            'Pewawancara ingin tahu apa yang kamu lakukan dan apa akibatnya.',
          ),
          wrong(
            'Sebaiknya selalu memakai kata "kami" supaya terdengar rendah hati.',
            'Pewawancara perlu tahu bagianmu.',
          ),
          right('Menanyakan balik menunjukkan kesungguhan.', 'Tanyakan hal yang membantumu memutuskan.'),
        ),
      ),
    ],
    threads: [
      ask(
        'Bicara gaji',
        'Kalau HRD memaksa menyebut gaji lama bagaimana?',
        teacher(
          'Boleh menjawab: "Saya lebih nyaman membahas rentang untuk peran ini." Ulangi sekali lagi dengan tenang. Kebanyakan akan melanjutkan.',
        ),
      ),
    ],
    state: { kind: 'published', daysAgo: 76, participants: 30 },
  },
  {
    title: 'Berpikir Kritis Sehari-hari',
    format: 'self-paced',
    topic: 'pengembangan-diri',
    mitra: 'suara-kata',
    cover: 'diri-2',
    price: 0,
    description:
      'Membedakan alasan dari alasan-alasan, mengenali jebakan pikiran sendiri, dan berdebat untuk mengerti.',
    requirements: ['Rasa ingin tahu'],
    about: ['Jebakan pikiran paling mudah terlihat pada orang lain. Kelas ini melatihmu melihatnya di cermin.'],
    sections: [
      section(
        'Alasan',
        welcome,
        lesson(
          'Pendapat, alasan, bukti',
          'Pendapat menjawab apa, alasan menjawab mengapa, bukti menjawab dari mana kamu tahu. Banyak perdebatan berhenti di lantai pertama.',
        ),
        lesson(
          'Versi terkuat lawanmu',
          'Sebelum menyanggah, ucapkan pendapat lawan sampai ia berkata "ya, itu maksudku". Setengah perdebatan selesai di situ.',
        ),
      ),
      section(
        'Jebakan',
        lesson(
          'Mencari yang membenarkan',
          'Kita mencari bukti yang setuju dan berhenti ketika ketemu. Tanyakan: apa yang akan membuatku berubah pikiran?',
        ),
        lesson(
          'Sesudah bukan berarti karena',
          'Ayam berkokok, lalu matahari terbit. Urutan waktu adalah petunjuk, bukan sebab.',
        ),
        quiz(
          'Kuis: jebakan pikiran',
          one(
            '"Sejak pakai gelang ini saya tidak pernah sakit." Jebakan apa?',
            'Menganggap sesudah berarti karena',
            ['Menyerang orangnya', 'Dua pilihan palsu', 'Mencari pembenaran'],
            'Urutan waktu tidak membuktikan sebab.',
          ),
          many(
            'Apa yang memperkuat sebuah pendapat?',
            ['Bukti yang bisa diperiksa', 'Alasan yang runtut'],
            ['Suara yang keras', 'Banyaknya pengikut'],
            'Kebenaran tidak bergantung pada volume.',
          ),
          right(
            'Menyatakan versi terkuat pendapat lawan membantu percakapan.',
            'Lawan merasa didengar, dan kamu menanggapi hal yang benar.',
          ),
        ),
      ),
    ],
    state: { kind: 'published', daysAgo: 170, participants: 60 },
  },
];

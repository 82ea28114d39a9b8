import {
  ask,
  lesson,
  list,
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

export const bahasa: readonly DemoClass[] = [
  {
    title: 'Bahasa Inggris untuk Rapat',
    format: 'self-paced',
    topic: 'bahasa',
    mitra: 'suara-kata',
    cover: 'bahasa-1',
    price: 159_000,
    promotion: { normalPrice: 229_000, days: 14 },
    description:
      'Menyela dengan sopan, meminta diulang, menyanggah, dan menyimpulkan: kalimat siap pakai untuk rapat daring dan tatap muka.',
    requirements: ['Bahasa Inggris dasar', 'Ponsel untuk merekam suara'],
    about: [
      'Kebanyakan orang Indonesia mengerti rapatnya, tetapi diam. Kelas ini memberi kalimat pendek yang bisa diucapkan tanpa menyusunnya di kepala.',
    ],
    completionMessage:
      '<p>Well done! Dalam rapat berikutnya, pakai satu kalimat saja dari kelas ini. Satu sudah cukup untuk memulai.</p>',
    sections: [
      section(
        'Masuk ke percakapan',
        welcome,
        lesson(
          'Menyela dengan sopan',
          list(
            '<strong>Sorry to jump in, but…</strong> untuk menyela',
            '<strong>Before we move on,…</strong> sebelum topik berganti',
            '<strong>Can I add something here?</strong> untuk menambahkan',
          ),
          'Ucapkan awalnya dengan tegas. Setelah dua kata pertama, orang biasanya memberi ruang.',
        ),
        lesson(
          'Meminta diulang',
          'Jangan hanya "sorry?". Sebutkan bagian yang hilang: <em>I missed the part about the deadline.</em> Orang mengulang dengan lebih jelas kalau tahu apa yang kamu cari.',
        ),
        pause('Jeda: tarik napas sebelum bicara'),
        lesson(
          'Membeli waktu',
          '<em>That is a good question, let me think for a second.</em> Tiga detik diam terasa lama bagimu dan wajar bagi yang lain.',
        ),
      ),
      section(
        'Berpendapat',
        lesson(
          'Setuju dan tidak setuju',
          '<em>I see your point, and I would add…</em> menyanggah tanpa melawan. Ganti <em>but</em> dengan <em>and</em>, dan dengarkan bedanya.',
        ),
        video('Contoh: rapat sepuluh menit'),
        lesson(
          'Menyimpulkan',
          '<em>So, to sum up: we agreed on A, and B is still open.</em> Siapa yang menyimpulkan, dialah yang didengar.',
        ),
        quiz(
          'Kuis: kalimat rapat',
          one(
            'Kalimat mana yang paling sopan untuk menyela?',
            'Sorry to jump in, but…',
            ['Stop.', 'You are wrong.', 'Wait wait wait.'],
            'Ia mengakui bahwa kamu memotong, lalu langsung ke isi.',
          ),
          one(
            'Kamu tidak menangkap tenggatnya. Apa yang kamu katakan?',
            'I missed the part about the deadline.',
            ['What?', 'Repeat.', 'I no understand.'],
            'Sebut bagian yang terlewat supaya diulang dengan tepat.',
          ),
          right(
            '"I see your point, and I would add…" adalah cara halus untuk menyanggah.',
            'Kata and membuka ruang, but menutupnya.',
          ),
        ),
      ),
    ],
    threads: [
      ask(
        'Membeli waktu',
        'Saya sering jadi blank kalau ditanya mendadak. Latihannya bagaimana?',
        peer('Saya tempel kalimat "let me think for a second" di bingkai monitor. Sekarang otomatis.'),
        teacher(
          'Ucapkan kalimat itu sepuluh kali sehari sampai keluar sendiri. Tujuannya supaya mulutmu bekerja sementara kepalamu berpikir.',
        ),
      ),
      ask(
        'Menyela dengan sopan',
        'Kalau di rapat daring suaranya bertabrakan terus, lebih baik tulis di chat?',
        teacher(
          'Tulis "I would like to add something" di chat, lalu angkat tangan. Pemandu rapat yang baik akan memanggilmu.',
        ),
      ),
    ],
    state: { kind: 'published', daysAgo: 155, participants: 48 },
  },
  {
    title: 'Bahasa Jepang Dasar: Hiragana dan Salam',
    format: 'self-paced',
    topic: 'bahasa',
    mitra: 'suara-kata',
    cover: 'bahasa-4',
    price: 179_000,
    description:
      'Empat puluh enam huruf hiragana dengan cerita untuk mengingatnya, serta dua puluh salam yang dipakai setiap hari.',
    requirements: ['Buku kotak-kotak', 'Lima belas menit sehari selama sebulan'],
    about: [
      'Hiragana bisa dikuasai dalam sebulan kalau setiap huruf punya cerita dan setiap hari punya lima belas menit.',
    ],
    sections: [
      section(
        'Baris pertama',
        welcome,
        lesson(
          'あ い う え お',
          'Lima vokal ini menjadi dasar semua huruf lain. あ seperti antena di atap, い seperti dua ikan berdampingan. Tulis masing-masing sepuluh kali sambil mengucapkannya.',
        ),
        lesson(
          'か き く け こ',
          'Tambahkan bunyi k di depan vokal. く seperti paruh burung yang terbuka, dan ia memang berbunyi ku.',
        ),
        worksheet('Lembar kerja: jadwal tiga puluh hari'),
      ),
      section(
        'Salam',
        lesson(
          'Pagi, siang, malam',
          '<em>Ohayō gozaimasu</em> untuk pagi, <em>konnichiwa</em> untuk siang, <em>konbanwa</em> untuk malam. Kepada teman, <em>ohayō</em> saja sudah cukup.',
        ),
        lesson(
          'Terima kasih dan maaf',
          '<em>Sumimasen</em> bisa berarti permisi, maaf, dan terima kasih sekaligus. Perhatikan keadaannya, bukan kamusnya.',
        ),
        video('Contoh: masuk ke toko'),
        quiz(
          'Kuis: huruf dan salam',
          one('Huruf あ dibaca', 'a', ['i', 'u', 'o'], 'あ adalah vokal pertama.'),
          one(
            'Salam untuk siang hari:',
            'Konnichiwa',
            ['Ohayō', 'Konbanwa', 'Oyasumi'],
            'Ohayō untuk pagi, konbanwa untuk malam, oyasumi sebelum tidur.',
          ),
          right('Sumimasen bisa dipakai untuk permisi maupun maaf.', 'Artinya bergantung pada keadaan.'),
        ),
      ),
    ],
    threads: [
      ask(
        'か き く け こ',
        'Saya selalu tertukar き dan さ. Ada cara mengingat?',
        peer('き punya dua garis seperti dua gigi kunci, kata guru saya: ki untuk kunci.'),
        teacher('Bagus sekali. Untuk さ, ingat satu garis: sa untuk satu.'),
      ),
    ],
    state: { kind: 'published', daysAgo: 99, participants: 29 },
  },
  {
    title: 'Percakapan Bahasa Jawa Krama',
    format: 'self-paced',
    topic: 'bahasa',
    mitra: 'suara-kata',
    cover: 'bahasa-2',
    price: 79_000,
    description:
      'Berbicara halus kepada mertua, sesepuh, dan tetangga: kosakata krama, urutan hormat, dan kesalahan yang sering terjadi.',
    requirements: ['Mengerti bahasa Jawa ngoko sedikit-sedikit'],
    about: [
      'Krama bukan sekadar kata lain. Ia cara menempatkan diri dengan hormat. Kelas ini dimulai dari kalimat yang paling sering kamu perlukan.',
    ],
    sections: [
      section(
        'Dasar',
        welcome,
        lesson(
          'Ngoko, madya, krama',
          'Tingkatnya dipilih menurut siapa yang diajak bicara dan siapa yang dibicarakan. Untuk diri sendiri jangan pernah memakai krama inggil.',
        ),
        lesson(
          'Dua puluh kata pertama',
          list(
            '<strong>mangan</strong> menjadi <strong>nedha</strong>, dan <strong>dhahar</strong> untuk yang dihormati',
            '<strong>turu</strong> menjadi <strong>tilem</strong>, dan <strong>sare</strong> untuk yang dihormati',
            '<strong>lunga</strong> menjadi <strong>kesah</strong>, dan <strong>tindak</strong> untuk yang dihormati',
          ),
        ),
      ),
      section(
        'Percakapan',
        lesson(
          'Bertamu',
          '<em>Kula nuwun</em> di depan pintu, <em>mangga</em> dari dalam. Jawab tawaran minum dengan <em>matur nuwun, sampun</em> sekali, lalu terima.',
        ),
        pause('Iringan: gending pelan'),
        lesson(
          'Menyampaikan pesan orang tua',
          'Untuk perkataan orang yang dihormati pakai <em>ngendika</em>, untuk diri sendiri <em>matur</em>. Tertukarnya dua kata ini paling terasa.',
        ),
        quiz(
          'Kuis: krama',
          one(
            'Kata yang tepat untuk makan, bagi orang yang dihormati:',
            'dhahar',
            ['mangan', 'nedha', 'madhang'],
            'Dhahar adalah krama inggil untuk makan.',
          ),
          wrong(
            'Kata krama inggil boleh dipakai untuk diri sendiri.',
            'Krama inggil hanya untuk orang yang dihormati.',
          ),
          one(
            'Di depan pintu rumah orang, yang diucapkan:',
            'Kula nuwun',
            ['Mangga', 'Sugeng tindak', 'Nyuwun sewu mawon'],
            'Tuan rumah menjawab dengan mangga.',
          ),
        ),
      ),
    ],
    state: { kind: 'published', daysAgo: 86, participants: 18 },
  },
  {
    title: 'Intensif TOEFL Delapan Minggu',
    format: 'intensive',
    topic: 'bahasa',
    mitra: 'suara-kata',
    cover: 'bahasa-3',
    price: 1_250_000,
    description: 'Membaca, menyimak, berbicara, dan menulis dengan strategi yang diukur lewat tiga ujian coba.',
    requirements: ['Bahasa Inggris menengah', 'Enam jam seminggu'],
    about: [
      'Nilai naik bukan karena menghafal ribuan kata, melainkan karena mengenali bentuk soal dan kesalahanmu sendiri.',
      list('Tiga ujian coba', 'Catatan kesalahan pribadi', 'Latihan berbicara yang direkam'),
    ],
    sections: [
      section(
        'Minggu 1 dan 2: mengukur',
        welcome,
        lesson(
          'Ujian coba pertama',
          'Kerjakan tanpa berhenti dan tanpa kamus. Yang penting bukan nilainya, melainkan di mana kamu kehilangan waktu.',
        ),
        lesson(
          'Catatan kesalahan',
          'Untuk setiap jawaban salah, tulis sebabnya dengan satu kata: kosakata, waktu, jebakan, atau ceroboh. Setelah dua minggu, sebabnya akan berbaris.',
        ),
        worksheet('Lembar kerja: rencana delapan minggu'),
      ),
      section(
        'Minggu 3 sampai 6: keterampilan',
        lesson(
          'Membaca dengan pertanyaan',
          'Baca pertanyaannya dulu, lalu cari. Soal tentang gagasan utama dijawab terakhir.',
        ),
        lesson(
          'Menyimak kerangka',
          'Catat peralihan, bukan isi: <em>however, for example, in contrast</em>. Soal hampir selalu muncul di sana.',
        ),
        video('Contoh: menjawab lisan empat puluh lima detik'),
        lesson(
          'Menulis dengan satu tesis',
          'Satu kalimat pendapat, dua alasan dengan contoh, satu penutup. Rapi mengalahkan rumit.',
        ),
      ),
      section(
        'Minggu 7 dan 8: menguatkan',
        lesson('Ujian coba terakhir', 'Kerjakan pada jam yang sama dengan ujianmu nanti. Tubuh juga perlu latihan.'),
        quiz(
          'Kuis: strategi',
          one(
            'Apa yang sebaiknya dibaca lebih dulu dalam soal bacaan?',
            'Pertanyaannya',
            ['Paragraf terakhir', 'Daftar kata', 'Judul soal lain'],
            'Kamu jadi tahu apa yang dicari.',
          ),
          many(
            'Kata peralihan yang perlu dicatat saat menyimak:',
            ['However', 'In contrast'],
            ['The', 'Very'],
            'Peralihan menandai hubungan antargagasan.',
          ),
          wrong(
            'Esai yang panjang selalu mendapat nilai lebih tinggi.',
            'Kejelasan, susunan, dan contoh lebih menentukan.',
          ),
        ),
      ),
    ],
    state: { kind: 'published', daysAgo: 44, participants: 10 },
  },
];

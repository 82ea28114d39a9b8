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

export const pemasaran: readonly DemoClass[] = [
  {
    title: 'SEO untuk Situs Kecil',
    format: 'self-paced',
    topic: 'pemasaran-digital',
    mitra: 'niaga-muda',
    cover: 'pemasaran-4',
    price: 179_000,
    description:
      'Membuat situsmu ditemukan tanpa anggaran iklan: kata yang dicari orang, halaman yang menjawab, dan teknis secukupnya.',
    requirements: ['Situs atau blog yang bisa kamu ubah'],
    about: [
      'Mesin pencari berusaha menebak halaman mana yang paling menolong. Cara paling awet untuk menang adalah benar-benar menolong.',
    ],
    sections: [
      section(
        'Mengerti yang dicari',
        welcome,
        lesson(
          'Kata dan maksud',
          '"Sepatu lari" dan "sepatu lari untuk lutut sakit" dicari orang yang berbeda. Yang kedua lebih sedikit, lebih siap membeli, dan lebih mudah kamu menangkan.',
        ),
        lesson(
          'Sepuluh pertanyaan pelanggan',
          'Buka riwayat pesanmu. Pertanyaan yang kamu jawab berulang kali adalah sepuluh artikel pertamamu.',
        ),
        worksheet('Lembar kerja: daftar kata'),
      ),
      section(
        'Halaman yang menjawab',
        lesson(
          'Judul dan jawaban',
          'Jawab di paragraf pertama, jelaskan sesudahnya. Orang yang puas tidak kembali ke hasil pencarian, dan mesin melihat itu.',
        ),
        video('Contoh: memperbaiki satu halaman'),
        lesson(
          'Cepat dan terbaca di ponsel',
          'Perkecil gambar, buang yang melompat-lompat, dan coba situsmu dengan koneksi yang lambat. Kamu akan tahu sendiri.',
        ),
        lesson(
          'Tautan yang wajar',
          'Minta ditautkan oleh orang yang memang mengenalmu: pemasok, komunitas, media lokal. Membeli tautan seperti menyewa teman.',
        ),
        quiz(
          'Kuis: SEO',
          one(
            'Kata kunci mana yang paling realistis untuk toko baru?',
            'Sepatu lari untuk lutut sakit di Bandung',
            ['Sepatu', 'Lari', 'Toko'],
            'Lebih spesifik berarti lebih sedikit pesaing dan lebih jelas maksudnya.',
          ),
          wrong(
            'Mengulang kata kunci sebanyak mungkin menaikkan peringkat.',
            'Itu justru menurunkan mutu halaman dan bisa dianggap spam.',
          ),
          right('Jawaban sebaiknya ada di awal halaman.', 'Pembaca dan mesin sama-sama terbantu.'),
        ),
      ),
    ],
    threads: [
      ask(
        'Sepuluh pertanyaan pelanggan',
        'Sudah tiga bulan menulis tapi pengunjung masih puluhan. Wajar?',
        teacher(
          'Wajar untuk situs baru. Lihat di Search Console kata apa yang mulai muncul di halaman dua, lalu perdalam halaman itu. Jangan menambah yang baru dulu.',
        ),
        peer('Punya saya baru naik di bulan kelima. Jangan menyerah.'),
      ),
    ],
    state: { kind: 'published', daysAgo: 125, participants: 22 },
  },
  {
    title: 'Menulis Iklan yang Tidak Berteriak',
    format: 'self-paced',
    topic: 'pemasaran-digital',
    mitra: 'niaga-muda',
    cover: 'pemasaran-2',
    price: 149_000,
    promotion: { normalPrice: 219_000, days: 10 },
    description:
      'Copywriting untuk produk sehari-hari: menemukan satu alasan, menulis judul yang berhenti dibaca, dan mengajak tanpa memaksa.',
    requirements: ['Satu produk atau jasa', 'Tiga pelanggan yang bisa dihubungi'],
    about: ['Iklan yang berteriak dibaca oleh orang yang lewat. Iklan yang mengerti dibaca oleh orang yang membeli.'],
    sections: [
      section(
        'Mendengar',
        welcome,
        lesson(
          'Kata-kata pelanggan',
          'Salin kalimat dari ulasan dan pesan pelanggan ke satu dokumen. Iklan terbaikmu sudah ada di sana, tinggal dirapikan.',
        ),
        lesson(
          'Fitur, manfaat, akibat',
          'Botol 1 liter adalah fitur. Tidak perlu mengisi dua kali adalah manfaat. Bisa menyetir sampai Cirebon tanpa berhenti adalah akibat. Tulis yang ketiga.',
        ),
      ),
      section(
        'Menulis',
        lesson(
          'Dua puluh judul',
          'Tulis dua puluh judul dalam dua puluh menit. Sembilan belas akan kamu buang, dan yang kedua puluh tidak akan muncul tanpa mereka.',
        ),
        lesson(
          'Bukti yang bisa diperiksa',
          '"Terbaik" tidak berarti apa-apa. "Dipakai 214 warung di Sleman" bisa diperiksa.',
        ),
        pause('Jeda: dengarkan irama kalimatmu'),
        lesson(
          'Ajakan yang jelas',
          'Satu tombol, satu kata kerja, satu hal yang terjadi sesudahnya. "Lihat ukuran" lebih ramah daripada "Beli sekarang" untuk yang masih ragu.',
        ),
        quiz(
          'Kuis: copywriting',
          one(
            'Mana yang merupakan akibat, bukan fitur?',
            'Anak tidur sampai pagi',
            ['Bahan katun', 'Ukuran 120 x 60', 'Lima warna'],
            'Akibat adalah perubahan dalam hidup pembeli.',
          ),
          right(
            'Kalimat pelanggan sendiri sering menjadi bahan iklan terbaik.',
            'Karena itulah kata-kata yang dipakai calon pembeli lain.',
          ),
          one(
            'Bukti mana yang paling kuat?',
            'Dipakai 214 warung di Sleman',
            ['Produk terbaik', 'Kualitas premium', 'Nomor satu'],
            'Angka dan tempat bisa diperiksa.',
          ),
        ),
      ),
    ],
    state: { kind: 'published', daysAgo: 79, participants: 19 },
  },
  {
    title: 'Jualan Lewat Video Pendek',
    format: 'self-paced',
    topic: 'pemasaran-digital',
    mitra: 'niaga-muda',
    cover: 'pemasaran-3',
    price: 119_000,
    description:
      'Merekam, menyusun, dan mengukur video tiga puluh detik yang menjual tanpa menari, dengan satu ponsel.',
    requirements: ['Ponsel', 'Produk yang bisa diperlihatkan'],
    about: ['Tiga detik pertama memutuskan segalanya. Dua puluh tujuh detik berikutnya membayar janji tiga detik itu.'],
    sections: [
      section(
        'Ide',
        welcome,
        lesson(
          'Tiga detik pertama',
          'Mulai dari tengah kejadian: tangan yang membalik gorengan, kain yang robek, air yang tumpah. Perkenalan bisa menyusul.',
        ),
        lesson(
          'Lima pola yang berulang',
          list(
            'Sebelum dan sesudah',
            'Cara membuatnya',
            'Kesalahan yang sering terjadi',
            'Menjawab satu komentar',
            'Sehari di balik meja',
          ),
        ),
      ),
      section(
        'Membuat dan mengukur',
        lesson(
          'Rekam sekali, pakai lima kali',
          'Rekam satu jam setiap Minggu. Dari satu jam itu lahir lima video, kalau kamu merekam rinciannya juga.',
        ),
        video('Contoh: tiga puluh detik sambal'),
        lesson(
          'Angka yang perlu dilihat',
          'Lihat berapa persen yang menonton sampai akhir dan berapa yang bertanya harga. Jumlah suka paling menyenangkan dan paling sedikit artinya.',
        ),
        quiz(
          'Kuis: video pendek',
          one(
            'Apa yang paling baik ditaruh di tiga detik pertama?',
            'Kejadian yang sedang berlangsung',
            ['Logo toko', 'Salam pembuka', 'Daftar harga'],
            'Gerak dan pertanyaan menahan mata.',
          ),
          wrong(
            'Jumlah suka adalah ukuran terbaik keberhasilan video jualan.',
            'Pertanyaan dan pesanan lebih dekat dengan tujuan.',
          ),
          right('Menjawab komentar bisa menjadi ide video.', 'Satu orang yang bertanya mewakili banyak yang diam.'),
        ),
      ),
    ],
    threads: [
      ask(
        'Tiga detik pertama',
        'Saya malu wajahnya kelihatan. Apa harus tampil?',
        peer('Tangan saja cukup kok! Video saya semuanya cuma tangan dan suara.'),
        teacher('Tidak harus. Tangan, suara, dan hasil yang jelas sering lebih menjual daripada wajah.'),
      ),
    ],
    state: { kind: 'published', daysAgo: 48, participants: 34 },
  },
  {
    title: 'Intensif Strategi Konten Enam Minggu',
    format: 'intensive',
    topic: 'pemasaran-digital',
    mitra: 'niaga-muda',
    cover: 'pemasaran-5',
    price: 1_100_000,
    description: 'Menyusun strategi, kalender, dan cara ukur konten untuk satu merek, dengan umpan balik setiap pekan.',
    requirements: ['Satu merek yang kamu kelola', 'Akses ke data kontennya'],
    about: [
      'Konten tanpa strategi adalah kesibukan. Enam minggu ini dimulai dari satu pertanyaan: perubahan apa yang kita mau terjadi pada siapa?',
    ],
    sections: [
      section(
        'Minggu 1 dan 2: arah',
        welcome,
        lesson(
          'Satu tujuan, satu angka',
          'Pilih satu tujuan untuk tiga bulan, dan satu angka yang membuktikannya. Yang lain boleh naik, tetapi tidak dirapatkan.',
        ),
        lesson(
          'Peta isi',
          'Tulis pertanyaan pembeli dari belum tahu sampai sudah membeli. Isi kotak yang kosong lebih dulu.',
        ),
        worksheet('Lembar kerja: peta isi'),
      ),
      section(
        'Minggu 3 dan 4: membuat',
        lesson(
          'Kalender yang tidak menyiksa',
          'Dua konten seminggu yang terbit lebih baik daripada tujuh yang direncanakan. Sediakan satu minggu kosong setiap dua bulan.',
        ),
        lesson(
          'Satu bahan, banyak bentuk',
          'Satu wawancara menjadi artikel, tiga kutipan, satu video, dan satu surel. Mulai dari bahan yang paling kaya.',
        ),
        video('Contoh: membongkar satu bahan'),
      ),
      section(
        'Minggu 5 dan 6: mengukur',
        lesson(
          'Membaca laporan',
          'Bandingkan dengan dirimu bulan lalu, bukan dengan pesaing. Cari satu yang jauh di atas rata-rata dan tanyakan mengapa.',
        ),
        lesson(
          'Menghentikan',
          'Hentikan satu jenis konten setiap triwulan. Kalau tidak ada yang menanyakan, keputusanmu benar.',
        ),
        quiz(
          'Kuis: strategi konten',
          one(
            'Berapa tujuan utama yang sebaiknya dipilih untuk tiga bulan?',
            'Satu',
            ['Lima', 'Sepuluh', 'Sebanyak mungkin'],
            'Fokus membuat hasilnya bisa dibaca.',
          ),
          right(
            'Satu bahan yang kaya bisa dipakai dalam beberapa bentuk.',
            'Mulai dari wawancara atau data, lalu turunkan.',
          ),
          many(
            'Apa yang sebaiknya dibandingkan dalam laporan?',
            ['Hasil bulan lalu', 'Tujuan triwulan'],
            ['Jumlah pengikut pesaing', 'Warna unggahan'],
            'Kamu hanya bisa mengendalikan dirimu sendiri.',
          ),
        ),
      ),
    ],
    state: { kind: 'published', daysAgo: 27, participants: 4 },
  },
];

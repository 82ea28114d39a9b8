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
import { javascriptLanjut } from './javascript-lanjut.ts';

export const pemrograman: readonly DemoClass[] = [
  {
    title: 'JavaScript dari Nol',
    format: 'self-paced',
    topic: 'pemrograman',
    mitra: 'kelana-data',
    cover: 'kode-2',
    price: 199_000,
    promotion: { normalPrice: 299_000, days: 12 },
    description:
      'Bahasa pemrograman pertamamu, langsung di peramban: dari variabel sampai kalkulator belanja yang benar-benar bisa dipakai ibumu.',
    requirements: ['Laptop dengan peramban terbaru', 'Tidak perlu pengalaman'],
    about: [
      'Kamu belajar dengan membuat, bukan dengan menghafal. Setiap materi menambah satu kemampuan pada aplikasi kecil yang sama.',
      list(
        'Nilai, kondisi, dan perulangan',
        'Fungsi yang kecil dan jelas',
        'Menanggapi klik dan menyimpan data',
        'Mengambil data dari luar, juga ketika gagal',
        'Menguji, menayangkan, dan menonton orang memakainya',
      ),
    ],
    completionMessage:
      '<p>Kalkulator belanjamu selesai. Kirim tautannya ke satu orang, dan perhatikan di mana ia bingung. Itu tugasmu berikutnya.</p>',
    sections: [
      section(
        'Bicara kepada peramban',
        welcome,
        lesson(
          'Konsol: tempat bermain',
          'Tekan F12, buka tab Console, dan ketik <code>2 + 3</code>. Peramban menjawab seketika. Tidak ada yang bisa kamu rusak di sana.',
        ),
        lesson(
          'Nilai dan nama',
          'Variabel adalah nama untuk sebuah nilai. Pakai <code>const</code> dulu, dan <code>let</code> hanya kalau nilainya memang akan berubah.',
          '<pre><code>const harga = 12500;\nlet jumlah = 3;\nconsole.log(harga * jumlah);</code></pre>',
        ),
        lesson(
          'Kalau begini, maka begitu',
          'Kondisi membuat program memilih. Baca keras-keras sebagai kalimat: kalau jumlahnya lebih dari sepuluh, maka diskonnya lima persen.',
          '<pre><code>const diskon = jumlah > 10 ? 0.05 : 0;</code></pre>',
        ),
        quiz(
          'Kuis: nilai dan kondisi',
          one(
            'Kata kunci mana yang dipakai untuk nilai yang tidak akan diganti?',
            'const',
            ['let', 'var', 'if'],
            'const menolak penggantian, sehingga kesalahan ketahuan lebih awal.',
          ),
          one(
            "Apa hasil dari '2' + 3 di JavaScript?",
            "'23'",
            ['5', 'Kesalahan', 'undefined'],
            'Tanda tambah dengan teks berarti menyambung.',
          ),
          right('Baris kode di dalam if hanya dijalankan kalau syaratnya terpenuhi.', 'Itulah gunanya kondisi.'),
        ),
      ),
      section(
        'Banyak hal sekaligus',
        lesson(
          'Daftar belanja',
          'Array menyimpan banyak nilai dalam satu nama, berurutan mulai dari nol. Tambahkan dengan <code>push</code>, dan hitung dengan <code>length</code>.',
        ),
        lesson(
          'Perulangan tanpa pusing',
          '<code>for…of</code> mengambil satu demi satu tanpa kamu menghitung indeksnya.',
          '<pre><code>let total = 0;\nfor (const barang of belanja) total += barang.harga * barang.jumlah;</code></pre>',
        ),
        video('Contoh: menjumlahkan belanja'),
        lesson(
          'Fungsi: resep yang bisa diulang',
          'Fungsi yang baik melakukan satu hal dan namanya menyebutkannya. Kalau namanya perlu kata "dan", pecah menjadi dua.',
        ),
      ),
      section(
        'Halaman yang hidup',
        lesson(
          'Menanggapi klik',
          'Peramban memberi tahu ketika sesuatu terjadi. Kamu cukup mendaftar dengan <code>addEventListener</code> dan menunggu.',
        ),
        lesson(
          'Menyimpan di peramban',
          '<code>localStorage</code> menyimpan teks yang tetap ada setelah halaman ditutup. Jangan simpan rahasia di sana: siapa pun yang memegang laptopnya bisa membacanya.',
        ),
        worksheet('Lembar kerja: rencana aplikasimu'),
      ),
      ...javascriptLanjut,
    ],
    threads: [
      ask(
        'Nilai dan nama',
        'Saya menulis jumlah = 4 untuk const lalu muncul TypeError. Itu artinya harus pakai let?',
        peer('Iya, const tidak bisa diganti. Tapi saya baru tahu isi array const tetap bisa ditambah.'),
        teacher(
          'Benar keduanya. Tanyakan dulu: memang perlu diganti? Sering kali yang lebih jelas adalah membuat nama baru.',
        ),
      ),
      ask(
        'Menanggapi klik',
        'Tombol saya tidak bereaksi padahal kodenya sama persis.',
        teacher(
          'Cek urutannya: kalau skrip dijalankan sebelum tombolnya ada di halaman, tidak ada yang bisa didaftari. Pindahkan skrip ke bawah, atau beri atribut defer.',
        ),
        peer('Punya saya ternyata salah ketik id. Konsol menulis null.'),
      ),
    ],
    state: { kind: 'published', daysAgo: 180, participants: 57 },
  },
  {
    title: 'Membangun API dengan Node.js',
    format: 'self-paced',
    topic: 'pemrograman',
    mitra: 'kelana-data',
    cover: 'kode-4',
    price: 329_000,
    description:
      'Merancang, menulis, dan menguji API yang rapi dan aman: dari rute pertama sampai basis data, autentikasi, dan pemantauan.',
    requirements: ['JavaScript dasar', 'Terbiasa dengan terminal', 'Node.js versi terbaru'],
    about: [
      'API adalah janji kepada program lain. Kelas ini mengajarkan cara membuat janji yang jelas dan menepatinya ketika beban naik.',
      list('Kontrak dan validasi', 'Transaksi basis data', 'Autentikasi dan batas laju', 'Log dan pengujian'),
    ],
    sections: [
      section(
        'Janji yang jelas',
        welcome,
        lesson(
          'Merancang dari pemakainya',
          'Tulis dulu permintaan dan jawaban yang ingin dilihat pemakai API. Kode menyusul. Nama yang membingungkan di sini akan membingungkan selama bertahun-tahun.',
        ),
        lesson(
          'Kode status yang berarti',
          '404 tidak ada, 409 bentrok dengan keadaan sekarang, 422 isiannya keliru, 500 kesalahan kita. Jangan pernah menjawab 200 untuk kegagalan.',
        ),
        lesson(
          'Validasi di pintu',
          'Periksa bentuk permintaan sekali di tepi, lalu percayai di dalam. Validasi yang tersebar di mana-mana selalu ada yang terlewat.',
        ),
      ),
      section(
        'Data yang benar',
        lesson(
          'Transaksi',
          'Dua perubahan yang harus terjadi bersama ditulis dalam satu transaksi. Kalau listrik padam di tengah, tidak satu pun terjadi.',
        ),
        lesson(
          'Dua orang pada saat yang sama',
          'Periksa lalu tulis adalah dua langkah, dan orang lain bisa masuk di antaranya. Serahkan keputusan kepada batasan unik di basis data.',
        ),
        video('Contoh: kursi terakhir'),
        quiz(
          'Kuis: API yang bisa dipercaya',
          one(
            'Pendaftaran dengan surel yang sudah terpakai sebaiknya dijawab dengan',
            '409',
            ['200', '401', '503'],
            'Permintaannya benar bentuknya, tetapi bentrok dengan keadaan sekarang.',
          ),
          wrong(
            'Memeriksa apakah baris sudah ada sebelum menulis cukup untuk mencegah data ganda.',
            'Dua permintaan serentak bisa sama-sama lolos pemeriksaan. Batasan unik yang memutuskan.',
          ),
          many(
            'Apa yang tidak boleh masuk ke log?',
            ['Kata sandi', 'Token masuk'],
            ['Lama permintaan', 'Kode status'],
            'Log disalin ke banyak tempat dan disimpan lama.',
          ),
        ),
      ),
      section(
        'Siap dipakai orang',
        lesson(
          'Siapa kamu, dan boleh apa',
          'Autentikasi menjawab siapa, otorisasi menjawab boleh apa. Periksa kepemilikan di dalam kueri, supaya data orang lain memang tidak ditemukan.',
        ),
        lesson(
          'Menguji lewat pintu depan',
          'Uji yang memanggil API sungguhan dengan basis data sungguhan menemukan kesalahan yang tidak terlihat oleh seratus tiruan.',
        ),
        lesson(
          'Melihat yang terjadi',
          'Satu baris log untuk setiap permintaan: kapan, apa, berapa lama, hasilnya apa. Itu cukup untuk menjawab sebagian besar pertanyaan pada pukul tiga pagi.',
        ),
      ),
    ],
    threads: [
      ask(
        'Dua orang pada saat yang sama',
        'Kalau pakai Redis untuk mengunci, apakah batasan unik masih perlu?',
        teacher(
          'Masih. Kunci bisa habis waktunya atau prosesnya mati. Batasan unik adalah satu-satunya yang tidak bisa lupa.',
        ),
      ),
    ],
    state: { kind: 'published', daysAgo: 130, participants: 29 },
  },
  {
    title: 'Aplikasi Android Pertama dengan Kotlin',
    format: 'intensive',
    topic: 'pemrograman',
    mitra: 'kelana-data',
    cover: 'kode-3',
    price: 1_350_000,
    description:
      'Tujuh minggu membuat aplikasi catatan keuangan yang bekerja tanpa internet, dari layar pertama sampai terpasang di ponsel temanmu.',
    requirements: ['Laptop dengan memori 8 GB', 'Pernah menulis program kecil', 'Ponsel Android'],
    about: [
      'Aplikasi yang baik dimulai dari satu kegunaan yang jelas. Kita membuat satu aplikasi sampai selesai, bukan sepuluh yang setengah jadi.',
    ],
    sections: [
      section(
        'Minggu 1 dan 2: bahasa dan alat',
        welcome,
        lesson(
          'Kotlin untuk yang pernah memprogram',
          'Kotlin memaksamu berkata jujur tentang yang mungkin kosong. Tanda tanya pada <code>String?</code> bukan hiasan: ia mencegah kesalahan yang paling sering menjatuhkan aplikasi.',
        ),
        lesson(
          'Menjalankan di ponsel sendiri',
          'Aktifkan mode pengembang, sambungkan kabel, dan jalankan. Emulator berguna, tetapi jempol sungguhan menemukan hal yang lain.',
        ),
      ),
      section(
        'Minggu 3 sampai 5: layar dan data',
        lesson(
          'Antarmuka yang menyatakan',
          'Dengan Compose, kamu menyatakan seperti apa layar untuk sebuah keadaan. Ketika keadaannya berubah, layarnya mengikuti.',
        ),
        lesson(
          'Menyimpan tanpa internet',
          'Simpan dulu di ponsel, kirim nanti. Orang mencatat belanja di basemen pasar, bukan di kafe.',
        ),
        video('Contoh: satu layar dari kosong'),
        lesson(
          'Ketika prosesnya dibunuh',
          'Sistem boleh menutup aplikasimu kapan saja. Simpan yang sedang diketik sebelum diminta.',
        ),
        quiz(
          'Kuis: Android',
          one(
            'Apa arti tanda tanya pada String?',
            'Nilainya boleh kosong',
            ['Nilainya rahasia', 'Nilainya angka', 'Teksnya panjang'],
            'Kotlin mewajibkan kita menangani kemungkinan kosong itu.',
          ),
          right(
            'Sistem Android boleh menghentikan aplikasi di latar belakang.',
            'Karena itu keadaan penting harus disimpan.',
          ),
          one(
            'Catatan ditulis tanpa koneksi internet. Kapan sebaiknya disimpan di ponsel?',
            'Seketika',
            ['Saat internet kembali', 'Saat aplikasi ditutup', 'Seminggu sekali'],
            'Simpan lokal dulu, sinkronkan kemudian.',
          ),
        ),
      ),
      section(
        'Minggu 6 dan 7: selesai',
        lesson(
          'Diuji oleh orang lain',
          'Berikan ponselmu, sebutkan satu tugas, lalu diam. Setiap kali kamu ingin menjelaskan, catat: itu yang harus diperbaiki.',
        ),
        lesson(
          'Menerbitkan',
          'Siapkan ikon, kebijakan privasi, dan tangkapan layar. Terbitkan untuk sepuluh orang dulu, bukan untuk dunia.',
        ),
        worksheet('Lembar kerja: uji dengan lima orang'),
      ),
    ],
    state: { kind: 'published', daysAgo: 41, participants: 7 },
  },
  {
    title: 'Git untuk Kerja Tim',
    format: 'self-paced',
    topic: 'pemrograman',
    mitra: 'kelana-data',
    cover: 'kode-5',
    price: 0,
    description:
      'Menyimpan, bercabang, menggabungkan, dan memperbaiki kesalahan tanpa panik. Sembilan perintah yang menutup hampir semua kebutuhan.',
    requirements: ['Git terpasang', 'Terminal'],
    about: [
      'Git terasa menakutkan karena pesan kesalahannya, bukan karena gagasannya. Kelas ini menjelaskan gagasannya dengan gambar, lalu perintahnya mengikuti.',
    ],
    completionMessage: '<p>Kamu tidak akan pernah lagi menyalin folder menjadi "final-revisi-3".</p>',
    sections: [
      section(
        'Gagasannya',
        welcome,
        lesson(
          'Simpanan adalah foto',
          'Setiap simpanan adalah foto seluruh folder, dengan catatan siapa, kapan, mengapa, dan foto mana yang mendahuluinya. Cabang hanyalah nama yang menunjuk sebuah foto.',
        ),
        lesson(
          'Pesan yang berguna',
          'Baris pertama menyebut apa yang berubah, dalam kalimat perintah. Isi pesannya menjelaskan mengapa, karena apa yang berubah sudah terlihat di selisihnya.',
        ),
      ),
      section(
        'Bekerja bersama',
        lesson(
          'Cabang yang berumur pendek',
          'Cabang yang hidup dua hari mudah digabung. Cabang yang hidup dua bulan adalah proyek tersendiri.',
        ),
        video('Contoh: menyelesaikan bentrokan'),
        lesson(
          'Bentrokan itu percakapan',
          'Bentrokan berarti dua orang mengubah tempat yang sama. Tanyakan maksudnya sebelum memilih barisnya.',
        ),
        lesson(
          'Menyelamatkan diri',
          '<code>git reflog</code> mengingat hampir semua yang pernah kamu lakukan. Selama sudah disimpan, hampir tidak ada yang benar-benar hilang.',
        ),
        quiz(
          'Kuis: Git',
          one(
            'Apa sebenarnya sebuah cabang?',
            'Nama yang menunjuk sebuah simpanan',
            ['Salinan folder', 'Server lain', 'Arsip zip'],
            'Karena itu membuat cabang hampir tidak memakan tempat.',
          ),
          right(
            'Simpanan yang sudah dibuat biasanya masih bisa ditemukan lewat reflog.',
            'Reflog mencatat ke mana saja cabangmu pernah menunjuk.',
          ),
          one(
            'Pesan simpanan yang paling membantu rekanmu?',
            'Menolak voucher yang sudah lewat masanya',
            ['perbaikan', 'update file', 'asdf'],
            'Ia menyebut apa yang berubah, dan bisa dicari.',
          ),
        ),
      ),
    ],
    threads: [
      ask(
        'Menyelamatkan diri',
        'Terima kasih! Barusan reset --hard salah cabang dan reflog benar-benar menyelamatkan kerjaan dua hari.',
        peer('Sama, minggu lalu juga. Sekarang saya simpan lebih sering.'),
        teacher('Senang mendengarnya. Catatan kecil: yang belum pernah disimpan tetap tidak bisa diselamatkan.'),
      ),
    ],
    state: { kind: 'published', daysAgo: 240, participants: 69 },
  },
  {
    title: 'Algoritma Lewat Teka-teki',
    format: 'self-paced',
    topic: 'pemrograman',
    mitra: 'kelana-data',
    cover: 'kode-7',
    price: 169_000,
    description:
      'Dua puluh teka-teki yang melatih cara berpikir di balik pencarian, pengurutan, dan pohon. Bahasa apa pun boleh.',
    requirements: ['Bisa menulis fungsi dan perulangan dalam satu bahasa'],
    about: ['Algoritma bukan hafalan wawancara. Ia cara melihat bahwa dua masalah yang tampak berbeda ternyata sama.'],
    sections: [
      section(
        'Mencari',
        welcome,
        lesson(
          'Tebak angka',
          'Dari seribu angka, sepuluh pertanyaan cukup kalau setiap jawaban membuang separuh kemungkinan. Itulah pencarian biner.',
        ),
        lesson(
          'Seberapa cepat cukup',
          'Menghitung langkah lebih berguna daripada menghitung detik. Kalau datanya dua kali lipat, apakah langkahnya tetap, dua kali, atau empat kali?',
        ),
        lesson(
          'Kamus yang langsung ketemu',
          'Tabel hash menukar ruang dengan waktu: satu perhitungan, langsung ke raknya.',
        ),
      ),
      section(
        'Mengurutkan dan memecah',
        lesson(
          'Kartu di tangan',
          'Cara kebanyakan orang mengurutkan kartu remi bernama insertion sort. Bagus untuk sepuluh kartu, melelahkan untuk sepuluh ribu.',
        ),
        lesson(
          'Pecah dan gabung',
          'Belah tumpukan menjadi dua, urutkan masing-masing, lalu gabungkan. Masalah besar menjadi dua masalah kecil yang sama bentuknya.',
        ),
        pause(),
        lesson(
          'Jalan terpendek',
          'Mulai dari rumah, warnai semua yang satu langkah jauhnya, lalu dua langkah, dan seterusnya. Yang pertama sampai pasti terpendek.',
        ),
        quiz(
          'Kuis: hitung langkahnya',
          one(
            'Pencarian biner pada satu juta data terurut butuh kira-kira berapa langkah?',
            '20',
            ['1.000', '500.000', '1.000.000'],
            'Karena 2 pangkat 20 kira-kira satu juta.',
          ),
          wrong(
            'Pencarian biner bisa dipakai pada data yang belum terurut.',
            'Membuang separuh hanya sah kalau datanya terurut.',
          ),
          many(
            'Struktur mana yang biasanya memberi pencarian mendekati satu langkah?',
            ['Tabel hash'],
            ['Daftar berantai', 'Daftar tak terurut', 'Tumpukan'],
            'Tabel hash menghitung tempatnya langsung dari kuncinya.',
          ),
        ),
      ),
    ],
    state: { kind: 'published', daysAgo: 102, participants: 17 },
  },
];

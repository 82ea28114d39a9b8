import {
  ask,
  lesson,
  list,
  many,
  one,
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

export const foto: readonly DemoClass[] = [
  {
    title: 'Foto Produk dengan Cahaya Jendela',
    format: 'self-paced',
    topic: 'foto-video',
    mitra: 'studio-lurik',
    cover: 'foto-2',
    price: 129_000,
    promotion: { normalPrice: 189_000, days: 6 },
    description:
      'Satu jendela, dua lembar karton putih, dan ponselmu: foto produk yang layak tampil di etalase mana pun.',
    requirements: ['Kamera atau ponsel', 'Jendela yang tidak kena matahari langsung', 'Dua lembar karton putih'],
    about: ['Lampu studio mahal meniru jendela. Kamu sudah punya jendelanya.'],
    sections: [
      section(
        'Cahaya',
        welcome,
        lesson(
          'Dari samping, bukan dari depan',
          'Letakkan produk di sisi jendela, bukan membelakanginya. Cahaya samping memberi bentuk; cahaya depan meratakan segalanya.',
        ),
        lesson(
          'Karton sebagai pemantul',
          'Karton putih di sisi gelap mengangkat bayangan. Karton hitam mempertegasnya. Geser sejengkal dan lihat bedanya.',
        ),
        video('Contoh: botol kaca'),
      ),
      section(
        'Menata dan menyunting',
        lesson(
          'Latar yang tidak bersaing',
          'Pilih latar yang lebih tua atau lebih muda dari produk, jangan sama. Satu benda tambahan cukup untuk menceritakan ukuran.',
        ),
        lesson(
          'Warna yang jujur',
          'Atur keseimbangan putih dengan selembar kertas. Pembeli mengembalikan barang karena warnanya, jarang karena komposisinya.',
        ),
        worksheet('Lembar kerja: daftar bidikan produk'),
        quiz(
          'Kuis: cahaya jendela',
          one(
            'Bayangan terlalu gelap di satu sisi. Apa yang dilakukan?',
            'Menaruh karton putih di sisi gelap',
            ['Menyalakan lampu kilat', 'Menutup jendela', 'Mendekatkan produk ke tembok'],
            'Karton memantulkan cahaya jendela dengan lembut.',
          ),
          right('Cahaya dari samping memberi kesan bentuk.', 'Karena ada bagian terang dan gelap.'),
          one(
            'Mengapa keseimbangan putih penting untuk foto produk?',
            'Supaya warna sesuai aslinya',
            ['Supaya berkas kecil', 'Supaya lebih tajam', 'Supaya latar kabur'],
            'Warna yang meleset adalah alasan umum pengembalian barang.',
          ),
        ),
      ),
    ],
    threads: [
      ask(
        'Karton sebagai pemantul',
        'Boleh pakai styrofoam bekas kemasan TV?',
        teacher('Boleh sekali, malah lebih tegak. Cari yang permukaannya rata dan benar-benar putih.'),
        peer('Saya pakai kardus dilapis kertas HVS, hasilnya juga oke.'),
      ),
    ],
    state: { kind: 'published', daysAgo: 112, participants: 41 },
  },
  {
    title: 'Menyunting Video di Ponsel',
    format: 'self-paced',
    topic: 'foto-video',
    mitra: 'studio-lurik',
    cover: 'foto-3',
    price: 99_000,
    description:
      'Memotong, menyusun, memberi teks dan suara di ponsel, dengan irama yang membuat orang menonton sampai habis.',
    requirements: ['Ponsel dengan ruang 10 GB', 'Aplikasi penyunting gratis'],
    about: ['Penyuntingan adalah seni membuang. Kelas ini mengajarkan apa yang dibuang dan kapan.'],
    sections: [
      section(
        'Potongan',
        welcome,
        lesson(
          'Memotong pada gerak',
          'Potong ketika sesuatu bergerak. Mata sibuk mengikuti geraknya dan tidak melihat sambungannya.',
        ),
        lesson('Suara lebih dulu', 'Susun suaranya sampai enak didengar tanpa gambar. Gambar tinggal mengikuti.'),
      ),
      section(
        'Irama',
        lesson(
          'Panjang yang berbeda-beda',
          'Potongan yang semuanya dua detik terasa seperti detak jam. Panjangkan yang penting, pendekkan yang mengantar.',
        ),
        video('Contoh: satu menit pasar pagi'),
        lesson(
          'Teks yang terbaca',
          'Teks di layar harus bisa dibaca dua kali dalam waktu tampilnya. Taruh di tempat yang tidak tertutup tombol aplikasi.',
        ),
        quiz(
          'Kuis: menyunting',
          one(
            'Kapan potongan paling tidak terasa?',
            'Saat ada gerak',
            ['Saat layar hitam', 'Saat hening', 'Di detik genap'],
            'Mata mengikuti gerak dan mengabaikan sambungan.',
          ),
          right(
            'Susunan suara yang enak memudahkan penyusunan gambar.',
            'Penonton lebih terganggu oleh suara yang buruk daripada gambar yang buruk.',
          ),
          wrong('Semua potongan sebaiknya sama panjang.', 'Irama lahir dari perbedaan panjang.'),
        ),
      ),
    ],
    state: { kind: 'published', daysAgo: 70, participants: 24 },
  },
  {
    title: 'Film Dokumenter Pendek',
    format: 'intensive',
    topic: 'foto-video',
    mitra: 'studio-lurik',
    cover: 'foto-4',
    price: 1_650_000,
    description:
      'Sepuluh minggu membuat dokumenter tujuh menit: riset, kepercayaan, pengambilan gambar, dan menemukan filmnya di meja sunting.',
    requirements: ['Kamera apa pun dengan mikrofon luar', 'Satu tokoh yang bersedia diikuti', 'Enam jam seminggu'],
    about: [
      'Dokumenter lahir dari waktu yang dihabiskan bersama. Teknologinya sudah ada di sakumu, waktunya yang harus kamu sediakan.',
      list('Riset dan akses', 'Merekam suara yang bersih', 'Struktur tiga babak untuk kenyataan'),
    ],
    completionMessage: '<p>Tujuh menitmu selesai. Putar di depan tokohnya lebih dulu, sebelum di depan siapa pun.</p>',
    sections: [
      section(
        'Minggu 1 sampai 3: mendekat',
        welcome,
        lesson(
          'Akses adalah segalanya',
          'Cerita yang sama bisa dibuat siapa saja. Yang membedakan adalah pintu mana yang dibukakan untukmu.',
        ),
        lesson(
          'Surat persetujuan',
          'Jelaskan di mana film akan diputar dan hak tokoh untuk berubah pikiran. Persetujuan yang jelas melindungi kalian berdua.',
        ),
        worksheet('Lembar kerja: rencana riset'),
      ),
      section(
        'Minggu 4 sampai 7: merekam',
        lesson(
          'Menunggu',
          'Rekam sebelum percakapan dimulai dan jangan berhenti ketika selesai. Hal yang paling jujur terjadi di tepi.',
        ),
        lesson(
          'Suara',
          'Penonton memaafkan gambar gelap, tidak suara yang hilang. Dekatkan mikrofon, rekam semenit suara ruangan.',
        ),
        video('Contoh: satu hari pengambilan gambar'),
        lesson(
          'Gambar pelapis',
          'Tangan, pintu, jam dinding, jalan di depan rumah. Kamu akan membutuhkan tiga kali lebih banyak dari dugaanmu.',
        ),
      ),
      section(
        'Minggu 8 sampai 10: menemukan filmnya',
        lesson(
          'Kertas sebelum komputer',
          'Tulis setiap adegan di satu kartu. Susun di lantai sampai ceritanya bergerak, baru buka penyunting.',
        ),
        lesson(
          'Membuang yang indah',
          'Gambar terindah yang tidak menggerakkan cerita harus pergi. Simpan untuk poster.',
        ),
        quiz(
          'Kuis: dokumenter',
          right('Tokoh sebaiknya tahu di mana film akan diputar.', 'Itu bagian dari persetujuan yang jujur.'),
          one(
            'Mengapa merekam suara ruangan kosong?',
            'Untuk menambal sambungan suara',
            ['Untuk musik', 'Untuk menguji baterai', 'Untuk judul'],
            'Suara ruangan membuat potongan terdengar menyatu.',
          ),
          one(
            'Apa langkah pertama menyunting menurut kelas ini?',
            'Menyusun kartu adegan',
            ['Memilih musik', 'Mewarnai gambar', 'Membuat judul'],
            'Struktur lebih mudah diubah di atas kertas.',
          ),
        ),
      ),
    ],
    threads: [
      ask(
        'Surat persetujuan',
        'Tokoh saya tidak bisa membaca. Bagaimana sebaiknya?',
        teacher(
          'Bacakan pelan-pelan dengan saksi yang ia percaya, dan rekam persetujuannya secara lisan. Pastikan ia tahu boleh berubah pikiran.',
        ),
      ),
    ],
    state: { kind: 'published', daysAgo: 55, participants: 3 },
  },
  {
    title: 'Memotret Makanan Nusantara',
    format: 'self-paced',
    topic: 'foto-video',
    mitra: 'studio-lurik',
    cover: 'foto-5',
    price: 139_000,
    description:
      'Rendang yang cokelat, soto yang bening, sambal yang mengilap: memotret makanan yang sulit difoto tanpa menipu.',
    requirements: ['Kamera atau ponsel', 'Makanan yang boleh dingin'],
    about: ['Makanan Indonesia berkuah, berminyak, dan berwarna cokelat. Justru itu tantangannya.'],
    sections: [
      section(
        'Menyiapkan',
        welcome,
        lesson(
          'Porsi untuk kamera',
          'Kurangi kuahnya, pisahkan isinya, dan susun dari yang tinggi di belakang. Mangkuk yang lebih kecil membuat isinya tampak murah hati.',
        ),
        lesson(
          'Cokelat yang menggugah',
          'Warna cokelat butuh lawan: daun jeruk, irisan cabai, bawang goreng, alas daun pisang.',
        ),
      ),
      section(
        'Memotret',
        lesson(
          'Tiga sudut',
          list(
            'Dari atas untuk susunan dan meja',
            'Empat puluh lima derajat untuk mangkuk',
            'Sejajar untuk yang bertumpuk',
          ),
        ),
        lesson(
          'Uap dan kilap',
          'Uap hanya terlihat di depan latar gelap dengan cahaya dari belakang. Siapkan semuanya, tuang terakhir.',
        ),
        video('Contoh: semangkuk soto'),
        quiz(
          'Kuis: foto makanan',
          one(
            'Uap paling terlihat dengan',
            'latar gelap dan cahaya dari belakang',
            ['latar putih dan lampu kilat', 'cahaya depan', 'layar biru'],
            'Cahaya belakang menyinari butir air di depan latar gelap.',
          ),
          one(
            'Sudut terbaik untuk kue lapis yang ditumpuk?',
            'Sejajar',
            ['Dari atas', 'Dari bawah', 'Bebas'],
            'Sudut sejajar memperlihatkan lapisannya.',
          ),
          many(
            'Apa yang membantu makanan berwarna cokelat?',
            ['Daun hijau', 'Irisan cabai merah'],
            ['Piring cokelat', 'Latar cokelat tua'],
            'Warna lawan membuat mata berhenti.',
          ),
        ),
      ),
    ],
    state: { kind: 'published', daysAgo: 31, participants: 9 },
  },
];

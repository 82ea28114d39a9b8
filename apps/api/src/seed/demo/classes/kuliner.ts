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

export const kuliner: readonly DemoClass[] = [
  {
    title: 'Menghitung Harga Jual Masakan',
    format: 'self-paced',
    topic: 'kuliner-umkm',
    mitra: 'niaga-muda',
    cover: 'kuliner-2',
    price: 69_000,
    description:
      'Dari timbangan dapur sampai angka di papan menu: menghitung modal per porsi, upah sendiri, dan untung yang wajar.',
    requirements: ['Timbangan dapur', 'Nota belanja sebulan'],
    about: ['Banyak warung ramai yang pemiliknya tidak pernah menggaji dirinya sendiri. Mulai dari situ.'],
    sections: [
      section(
        'Modal',
        welcome,
        lesson(
          'Menimbang satu porsi',
          'Timbang setiap bahan untuk sepuluh porsi, lalu bagi sepuluh. Bumbu yang "hanya sejumput" pun ikut ditimbang.',
        ),
        lesson(
          'Yang terbuang',
          'Satu kilo ayam utuh bukan satu kilo daging. Hitung susutnya, karena pembeli tidak membayar tulang.',
        ),
        worksheet('Lembar kerja: kartu resep'),
      ),
      section(
        'Harga',
        lesson(
          'Upahmu termasuk biaya',
          'Tulis berapa jam kamu bekerja dan berapa yang pantas. Kalau usahamu tidak sanggup menggajimu, ia sedang meminjam darimu.',
        ),
        video('Contoh: nasi uduk'),
        lesson(
          'Menaikkan harga dengan tenang',
          'Naikkan seribu, beri tahu seminggu sebelumnya, dan jaga porsinya. Pelanggan memaafkan harga, tidak memaafkan porsi yang diam-diam mengecil.',
        ),
        quiz(
          'Kuis: harga jual',
          one(
            'Bahan Rp6.000, kemasan Rp1.000, upah dan lain-lain Rp4.000 per porsi. Berapa modalnya?',
            'Rp11.000',
            ['Rp6.000', 'Rp7.000', 'Rp15.000'],
            'Semua biaya per porsi dijumlahkan.',
          ),
          wrong(
            'Tenaga sendiri tidak perlu dihitung sebagai biaya.',
            'Tanpa itu kamu tidak tahu apakah usahamu benar-benar untung.',
          ),
          right('Bahan yang terbuang ikut menaikkan modal.', 'Yang dibeli lebih banyak daripada yang dijual.'),
        ),
      ),
    ],
    threads: [
      ask(
        'Upahmu termasuk biaya',
        'Setelah dihitung ternyata saya digaji Rp4.000 per jam oleh warung sendiri. Kaget.',
        peer('Saya malah minus. Akhirnya dua menu saya hapus.'),
        teacher(
          'Itu langkah yang berani. Lihat dulu menu mana yang paling lama dikerjakan, biasanya di situ bocornya.',
        ),
      ),
    ],
    state: { kind: 'published', daysAgo: 105, participants: 27 },
  },
  {
    title: 'Kopi Seduh Manual di Rumah',
    format: 'self-paced',
    topic: 'kuliner-umkm',
    mitra: 'niaga-muda',
    cover: 'kuliner-3',
    price: 119_000,
    description:
      'Gilingan, suhu, takaran, dan waktu: menyeduh kopi Gayo, Toraja, dan Kintamani sampai kamu bisa mengulang rasa yang sama.',
    requirements: ['Corong seduh dan penyaring', 'Timbangan dan pengukur waktu', 'Biji kopi'],
    about: ['Kopi enak sekali itu keberuntungan. Kopi enak setiap pagi itu catatan.'],
    sections: [
      section(
        'Dasar',
        welcome,
        lesson(
          'Satu perubahan setiap kali',
          'Ubah gilingan saja, atau suhu saja, jangan keduanya. Kalau tidak, kamu tidak tahu mana yang menolong.',
        ),
        lesson('Takaran', 'Mulai dari 15 gram kopi untuk 225 gram air. Tambah kopi kalau encer, kurangi kalau berat.'),
        video('Contoh: tiga tuangan'),
      ),
      section(
        'Mencicip',
        lesson(
          'Asam, manis, pahit',
          'Terlalu asam biasanya kurang terekstraksi: giling lebih halus. Terlalu pahit kebalikannya.',
        ),
        lesson(
          'Kopi dari tiga pulau',
          list('Gayo: tebal dan berempah', 'Toraja: tanah dan cokelat', 'Kintamani: ringan dengan jeruk'),
        ),
        quiz(
          'Kuis: menyeduh',
          one(
            'Seduhan terasa terlalu pahit. Apa yang dicoba lebih dulu?',
            'Menggiling lebih kasar',
            ['Menggiling lebih halus', 'Menambah waktu', 'Memakai air mendidih'],
            'Gilingan kasar mengurangi ekstraksi.',
          ),
          one(
            'Kintamani biasanya dikenal karena rasa',
            'jeruk',
            ['asap', 'susu', 'kacang tanah'],
            'Kebunnya sering bersebelahan dengan jeruk.',
          ),
          right('Sebaiknya hanya satu hal yang diubah dalam satu percobaan.', 'Supaya sebabnya jelas.'),
        ),
      ),
    ],
    state: { kind: 'published', daysAgo: 62, participants: 14 },
  },
  {
    title: 'Kue Lapis dan Jajanan Pasar',
    format: 'self-paced',
    topic: 'kuliner-umkm',
    mitra: 'niaga-muda',
    cover: 'kuliner-4',
    price: 109_000,
    promotion: { normalPrice: 149_000, days: 18 },
    description:
      'Lapis yang tidak lengket, klepon yang tidak bocor, dan onde-onde yang tetap bulat: delapan resep yang sudah diuji berulang kali.',
    requirements: ['Kukusan', 'Timbangan dapur', 'Loyang 20 cm'],
    about: [
      'Jajanan pasar tampak sederhana karena kesalahannya tersembunyi di dalam. Kelas ini membukanya satu per satu.',
    ],
    sections: [
      section(
        'Lapis',
        welcome,
        lesson(
          'Adonan yang tenang',
          'Diamkan adonan setengah jam supaya gelembungnya naik. Lapis yang berlubang berasal dari adonan yang tergesa.',
        ),
        lesson(
          'Setiap lapis lima menit',
          'Tuang lapis berikutnya ketika yang bawah sudah padat tetapi belum kering. Terlalu cepat bercampur, terlalu lambat terlepas.',
        ),
        video('Contoh: menuang lapis'),
      ),
      section(
        'Isi dan bentuk',
        lesson(
          'Klepon yang tidak bocor',
          'Air hangat, bukan panas. Rapatkan dengan ujung jari yang dibasahi, dan angkat begitu mengapung.',
        ),
        lesson(
          'Onde-onde yang bulat',
          'Minyak hangat dulu, api naik perlahan sambil terus digulingkan. Minyak yang langsung panas membuatnya pecah.',
        ),
        worksheet('Lembar kerja: catatan uji resep'),
        quiz(
          'Kuis: jajanan pasar',
          one(
            'Mengapa adonan kue lapis didiamkan?',
            'Supaya gelembung udara naik',
            ['Supaya mengembang', 'Supaya asin', 'Supaya berwarna'],
            'Gelembung yang tertinggal menjadi lubang.',
          ),
          one(
            'Klepon diangkat ketika',
            'mengapung',
            ['tenggelam', 'berubah hijau', 'sepuluh menit'],
            'Mengapung berarti bagian dalamnya matang.',
          ),
          wrong(
            'Onde-onde sebaiknya dimasukkan ke minyak yang sangat panas.',
            'Kulitnya mengeras sebelum isinya mengembang, lalu pecah.',
          ),
        ),
      ),
    ],
    threads: [
      ask(
        'Klepon yang tidak bocor',
        'Gula merah saya selalu keluar. Apa harus dibekukan dulu?',
        teacher(
          'Boleh disimpan di kulkas supaya keras. Tetapi biasanya sebabnya kulit yang terlalu tipis di satu sisi. Tekan dari tengah ke luar.',
        ),
        peer('Punya saya berhenti bocor setelah timbang adonan 15 gram per butir.'),
      ),
    ],
    state: { kind: 'published', daysAgo: 39, participants: 20 },
  },
  {
    title: 'Izin Edar dan Label Pangan Rumahan',
    format: 'self-paced',
    topic: 'kuliner-umkm',
    mitra: 'niaga-muda',
    cover: 'kuliner-1',
    price: 89_000,
    description:
      'NIB, SPP-IRT, halal, dan label yang benar: urutan pengurusan supaya produk rumahanmu boleh masuk toko.',
    requirements: ['Produk pangan olahan', 'KTP dan surel aktif'],
    about: [
      'Izin terasa rumit karena urutannya tidak dijelaskan. Kelas ini memberi urutannya, dan menunjukkan di mana memeriksa syarat terbaru.',
    ],
    sections: [
      section(
        'Izin',
        welcome,
        lesson(
          'Mulai dari NIB',
          'Nomor induk berusaha bisa diurus daring tanpa biaya. Siapkan alamat, jenis usaha, dan surel yang benar-benar kamu baca.',
        ),
        lesson(
          'SPP-IRT atau BPOM',
          'Yang kering dan tahan lama umumnya cukup SPP-IRT. Yang beku, bersusu, atau berisiko tinggi memerlukan izin lain.',
        ),
      ),
      section(
        'Label',
        lesson(
          'Yang wajib tertulis',
          list(
            'Nama produk dan merek',
            'Komposisi, dari yang terbanyak',
            'Berat bersih',
            'Nama dan alamat produsen',
            'Kedaluwarsa dan kode produksi',
            'Nomor izin',
          ),
        ),
        lesson(
          'Halal',
          'Sertifikasi halal memeriksa bahan dan cara mengolahnya. Mulai dengan mendata asal setiap bahan, termasuk minyak dan perisa.',
        ),
        worksheet('Lembar kerja: daftar dokumen'),
        quiz(
          'Kuis: izin dan label',
          one(
            'Apa yang diurus paling awal?',
            'NIB',
            ['Iklan', 'Merek dagang', 'Kemasan baru'],
            'NIB menjadi dasar izin berikutnya.',
          ),
          many(
            'Mana yang wajib ada di label?',
            ['Berat bersih', 'Komposisi'],
            ['Foto pemilik', 'Testimoni'],
            'Bersama kedaluwarsa, produsen, dan nomor izin.',
          ),
          right('Komposisi ditulis mulai dari bahan yang terbanyak.', 'Urutan itu membantu pembeli menilai isinya.'),
        ),
      ),
    ],
    state: { kind: 'published', daysAgo: 22, participants: 6 },
  },
];

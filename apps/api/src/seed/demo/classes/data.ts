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

export const data: readonly DemoClass[] = [
  {
    title: 'Statistika Tanpa Takut',
    format: 'self-paced',
    topic: 'data-ai',
    mitra: 'kelana-data',
    cover: 'data-5',
    price: 219_000,
    description:
      'Rata-rata, sebaran, peluang, dan uji sederhana lewat contoh dari pasar, puskesmas, dan lapangan bola. Rumusnya sedikit, artinya banyak.',
    requirements: ['Bisa menghitung persen', 'Spreadsheet apa pun'],
    about: [
      'Statistika sering diajarkan sebagai kumpulan rumus. Padahal isinya satu pertanyaan yang diulang-ulang: seberapa yakin aku boleh percaya pada angka ini?',
      list(
        'Meringkas data tanpa menipu diri sendiri',
        'Membedakan pola dari kebetulan',
        'Membaca survei dan hasil penelitian',
      ),
    ],
    completionMessage:
      '<p>Mulai sekarang, setiap kali melihat angka rata-rata, kamu akan bertanya: sebarannya bagaimana?</p>',
    sections: [
      section(
        'Meringkas',
        welcome,
        lesson(
          'Rata-rata yang menipu',
          'Sembilan pedagang berpenghasilan Rp3 juta dan seorang juragan Rp103 juta rata-ratanya Rp13 juta. Tidak seorang pun berpenghasilan segitu. Median, yang di tengah, lebih jujur.',
        ),
        lesson(
          'Sebaran lebih penting dari pusat',
          'Dua angkot sama-sama datang rata-rata setiap sepuluh menit. Yang satu selalu sepuluh, yang lain kadang dua, kadang tiga puluh. Simpangan baku membedakan keduanya.',
        ),
        worksheet('Lembar kerja: data dua minggu'),
      ),
      section(
        'Peluang',
        lesson(
          'Kebetulan itu sering',
          'Di kelas berisi 23 orang, peluang dua di antaranya berulang tahun pada hari yang sama lebih dari separuh. Yang mustahil bagi satu orang menjadi wajar bagi banyak orang.',
        ),
        video('Contoh: melempar koin seribu kali'),
        lesson(
          'Peluang bersyarat',
          'Dari seratus orang yang hasil ujinya positif, berapa yang benar-benar sakit? Jawabannya bergantung pada seberapa jarang penyakitnya, bukan hanya pada ketelitian ujinya.',
        ),
      ),
      section(
        'Mengambil kesimpulan',
        lesson(
          'Sampel dan populasi',
          'Sesendok kuah cukup untuk menilai sepanci sup, asal sudah diaduk. Mengaduk dalam statistika bernama acak.',
        ),
        lesson(
          'Uji hipotesis dengan kata biasa',
          'Bayangkan dulu tidak ada apa-apa. Seberapa aneh data ini di dunia yang tidak ada apa-apanya? Kalau sangat aneh, mungkin memang ada apa-apa.',
        ),
        quiz(
          'Kuis: berpikir statistis',
          one(
            'Penghasilan di sebuah desa sangat timpang. Ukuran pusat mana yang lebih mewakili?',
            'Median',
            ['Rata-rata', 'Nilai terbesar', 'Jumlah'],
            'Median tidak terseret oleh beberapa nilai yang sangat besar.',
          ),
          wrong(
            'Sampel yang besar selalu mewakili populasinya.',
            'Sampel besar yang tidak acak tetap menyimpang, hanya dengan lebih percaya diri.',
          ),
          many(
            'Apa saja yang mempengaruhi peluang sakit setelah uji positif?',
            ['Ketelitian uji', 'Seberapa umum penyakitnya'],
            ['Warna alatnya', 'Hari pengujian'],
            'Keduanya bekerja bersama; penyakit yang jarang menghasilkan banyak positif palsu.',
          ),
          one(
            'Simpangan baku mengukur apa?',
            'Seberapa jauh nilai tersebar dari rata-ratanya',
            ['Nilai tengah', 'Kesalahan hitung', 'Ukuran sampel'],
            'Semakin besar simpangan baku, semakin tersebar nilainya.',
          ),
        ),
      ),
    ],
    threads: [
      ask(
        'Peluang bersyarat',
        'Saya sudah baca dua kali tapi masih bingung kenapa hasil positif belum tentu sakit.',
        peer('Coba pakai 1.000 orang, bukan persen. Begitu saya gambar kotak-kotaknya langsung kelihatan.'),
        teacher(
          'Betul. Dari 1.000 orang dengan penyakit 1%, ada 10 yang sakit. Uji yang salah 5% menandai sekitar 50 orang sehat. Jadi dari kira-kira 60 yang positif, hanya 10 yang sakit.',
        ),
      ),
    ],
    state: { kind: 'published', daysAgo: 150, participants: 36 },
  },
  {
    title: 'Visualisasi Data yang Jujur',
    format: 'self-paced',
    topic: 'data-ai',
    mitra: 'kelana-data',
    cover: 'data-4',
    price: 179_000,
    promotion: { normalPrice: 259_000, days: 5 },
    description:
      'Memilih grafik yang tepat, menghindari yang menyesatkan, dan menyusun satu halaman yang dimengerti dalam lima detik.',
    requirements: ['Data milikmu sendiri, minimal lima puluh baris'],
    about: [
      'Grafik yang buruk tidak hanya jelek. Ia membuat orang mengambil keputusan yang salah dengan yakin.',
      'Kamu akan memperbaiki dua belas grafik nyata dari laporan, berita, dan media sosial, lalu membuat satu milikmu sendiri.',
    ],
    sections: [
      section(
        'Memilih bentuk',
        welcome,
        lesson(
          'Mata membaca panjang lebih baik dari luas',
          'Kita menebak panjang dengan teliti, sudut dengan kasar, dan luas hampir selalu keliru. Karena itu batang mengalahkan kue, dan kue mengalahkan gelembung.',
        ),
        lesson(
          'Satu grafik, satu kalimat',
          'Tulis kalimat yang ingin kamu sampaikan, lalu pilih bentuk yang paling cepat menyampaikannya. Kalau kalimatnya dua, grafiknya dua.',
        ),
        video('Contoh: memperbaiki grafik berita'),
      ),
      section(
        'Kejujuran',
        lesson(
          'Sumbu yang terpotong',
          'Untuk batang, sumbu harus mulai dari nol karena panjangnya yang dibaca. Untuk garis tidak harus, asal kamu terang-terangan.',
        ),
        lesson(
          'Warna yang bekerja',
          'Satu warna untuk yang penting, abu-abu untuk sisanya. Satu dari dua belas laki-laki sulit membedakan merah dan hijau, jadi jangan jadikan warna satu-satunya petunjuk.',
        ),
        lesson(
          'Judul yang menyimpulkan',
          'Judul "Penjualan 2026" memaksa pembaca bekerja. "Penjualan naik dua kali lipat sejak toko kedua dibuka" mengajaknya memeriksa.',
        ),
        quiz(
          'Kuis: grafik mana yang jujur',
          one(
            'Grafik mana yang wajib mulai dari nol?',
            'Grafik batang',
            ['Grafik garis', 'Diagram titik', 'Semua grafik'],
            'Pada grafik batang, yang dibaca adalah panjangnya dari dasar.',
          ),
          right(
            'Warna sebaiknya bukan satu-satunya pembeda.',
            'Beri juga label, bentuk, atau pola, supaya terbaca oleh semua orang dan saat dicetak.',
          ),
          one(
            'Kamu ingin menunjukkan perubahan selama dua belas bulan. Bentuk apa yang paling tepat?',
            'Garis',
            ['Kue', 'Peta', 'Awan kata'],
            'Garis memperlihatkan arah dan laju perubahan menurut waktu.',
          ),
        ),
      ),
    ],
    state: { kind: 'published', daysAgo: 88, participants: 25 },
  },
  {
    title: 'Machine Learning Pertamamu',
    format: 'intensive',
    topic: 'data-ai',
    mitra: 'kelana-data',
    cover: 'data-6',
    price: 1_450_000,
    description:
      'Delapan minggu membangun tiga model yang berguna: menebak harga rumah, menyaring pesan penipuan, dan mengelompokkan pelanggan.',
    requirements: ['Python dasar', 'Statistika setingkat SMA', 'Empat jam seminggu'],
    about: [
      'Model yang baik bukan yang paling rumit, melainkan yang kesalahannya kamu mengerti.',
      list(
        'Membagi data dan menilai model dengan jujur',
        'Regresi, pohon keputusan, dan pengelompokan',
        'Menjelaskan hasilnya kepada yang bukan ahli',
      ),
    ],
    completionMessage:
      '<p>Tiga model selesai. Simpan catatan kesalahannya: itu yang akan ditanyakan orang dalam wawancara.</p>',
    sections: [
      section(
        'Minggu 1 dan 2: cara berpikir',
        welcome,
        lesson(
          'Apa yang dipelajari mesin',
          'Mesin mencari aturan yang paling cocok dengan contoh. Kalau contohnya timpang, aturannya timpang, dan ia tidak akan memberitahumu.',
        ),
        lesson(
          'Data latih dan data uji',
          'Menilai model dengan data yang sudah pernah dilihatnya seperti memberi ujian dengan soal latihan yang sama. Simpan seperlima data, dan jangan mengintip.',
          '<pre><code>from sklearn.model_selection import train_test_split\nlatih, uji = train_test_split(data, test_size=0.2, random_state=7)</code></pre>',
        ),
        quiz(
          'Kuis: dasar penilaian',
          one(
            'Mengapa data uji harus disimpan terpisah?',
            'Supaya penilaian memakai contoh yang belum pernah dilihat model',
            ['Supaya pelatihan lebih cepat', 'Supaya berkasnya kecil', 'Karena aturan pustaka'],
            'Tanpa itu kita hanya mengukur kemampuan menghafal.',
          ),
          wrong(
            'Akurasi 99% selalu berarti modelnya bagus.',
            'Kalau 99% pesan memang bukan penipuan, model yang selalu menjawab "bukan" pun mencapai 99%.',
          ),
          one(
            'Model sangat baik pada data latih dan buruk pada data uji. Apa namanya?',
            'Terlalu pas (overfitting)',
            ['Kurang data uji', 'Kebocoran memori', 'Normalisasi'],
            'Model menghafal contoh, bukan menangkap polanya.',
          ),
        ),
      ),
      section(
        'Minggu 3 sampai 5: menebak',
        lesson(
          'Regresi: harga rumah',
          'Mulai dari satu ciri, luas bangunan, dan satu garis lurus. Lihat di mana garis itu paling meleset, baru tambahkan ciri kedua.',
        ),
        lesson(
          'Pohon keputusan',
          'Pohon bertanya satu per satu seperti dokter: demam? berapa hari? Makin dalam pohonnya, makin hafal ia pada pasien yang lalu.',
        ),
        video('Contoh: menyaring pesan penipuan'),
        lesson(
          'Salah yang mana lebih mahal',
          'Meloloskan penipuan dan memblokir pesan ibu adalah dua kesalahan yang berbeda harganya. Tentukan dulu harganya, baru pilih ambangnya.',
        ),
      ),
      section(
        'Minggu 6 sampai 8: mengelompokkan dan bercerita',
        lesson(
          'Mengelompokkan pelanggan',
          'Pengelompokan tidak punya jawaban benar. Ukurannya adalah apakah kelompok itu membuat seseorang mengambil keputusan yang lebih baik.',
        ),
        pause(),
        lesson(
          'Menjelaskan model',
          'Tunjukkan tiga contoh yang benar, tiga yang salah, dan sebabnya. Orang mempercayai model yang kesalahannya mereka pahami.',
        ),
        lesson(
          'Ketika model menua',
          'Dunia berubah, model tidak. Pantau satu angka setiap minggu, dan tulis dari awal kapan kamu akan melatih ulang.',
        ),
      ),
    ],
    threads: [
      ask(
        'Data latih dan data uji',
        'Kalau datanya cuma 200 baris, tetap dibagi seperlima?',
        teacher(
          'Pakai validasi silang: bagi lima, latih lima kali, dan tiap bagian bergantian menjadi penguji. Semua baris terpakai, dan kamu tahu seberapa goyah hasilnya.',
        ),
        peer('Saya pakai itu untuk data warung, hasilnya lebih masuk akal.'),
      ),
    ],
    state: { kind: 'published', daysAgo: 60, participants: 12 },
  },
  {
    title: 'Rekayasa Prompt untuk Pekerjaan Sehari-hari',
    format: 'self-paced',
    topic: 'data-ai',
    mitra: 'kelana-data',
    cover: 'data-7',
    price: 149_000,
    promotion: { normalPrice: 199_000, days: null },
    description:
      'Meminta dengan jelas, memeriksa jawabannya, dan tahu kapan lebih baik mengerjakan sendiri: memakai asisten AI tanpa menyerahkan penilaianmu.',
    requirements: ['Akun asisten AI apa pun', 'Tiga pekerjaan rutin yang ingin kamu percepat'],
    about: [
      'Asisten AI menulis dengan yakin, juga ketika keliru. Keterampilan yang kamu perlukan ada dua: meminta dengan tepat, dan memeriksa dengan teliti.',
    ],
    sections: [
      section(
        'Meminta',
        welcome,
        lesson(
          'Tujuan, bahan, bentuk',
          'Permintaan yang baik menyebut untuk siapa hasilnya, bahan apa yang boleh dipakai, dan seperti apa bentuk akhirnya. Tiga kalimat lebih berguna daripada mantra panjang.',
        ),
        lesson(
          'Memberi contoh',
          'Satu contoh keluaran yang kamu suka sering mengalahkan sepuluh aturan. Sertakan juga satu contoh yang kamu tolak, dan sebabnya.',
        ),
        lesson(
          'Memecah pekerjaan',
          'Minta kerangkanya dulu, perbaiki, baru isinya. Kamu membetulkan lima baris, bukan lima halaman.',
        ),
      ),
      section(
        'Memeriksa',
        lesson(
          'Yang paling sering keliru',
          'Periksa nama, angka, tanggal, kutipan, dan tautan. Kelimanya terdengar paling meyakinkan ketika dikarang.',
        ),
        video('Contoh: memeriksa ringkasan rapat'),
        lesson(
          'Data yang tidak boleh ditempel',
          'Nomor induk, gaji, rekam medis, dan rahasia pelanggan bukan bahan percobaan. Samarkan dulu, atau kerjakan tanpa asisten.',
        ),
        quiz(
          'Kuis: meminta dan memeriksa',
          many(
            'Mana yang wajib diperiksa dalam jawaban asisten AI?',
            ['Kutipan', 'Angka'],
            ['Jenis huruf', 'Panjang paragraf'],
            'Kutipan dan angka bisa dikarang dengan sangat meyakinkan.',
          ),
          wrong(
            'Menempelkan data pelanggan aman selama percakapannya dihapus sesudahnya.',
            'Setelah terkirim, kamu tidak lagi memegang kendali atas salinannya.',
          ),
          one(
            'Hasilnya meleset dari yang kamu maksud. Langkah pertama yang paling berguna?',
            'Memberi satu contoh keluaran yang kamu mau',
            ['Mengulang permintaan yang sama', 'Memakai huruf besar', 'Meminta maaf'],
            'Contoh memperjelas maksud lebih cepat daripada aturan tambahan.',
          ),
        ),
      ),
    ],
    threads: [
      ask(
        'Memberi contoh',
        'Berapa contoh yang ideal? Saya kasih enam malah hasilnya kaku.',
        teacher(
          'Dua atau tiga yang cukup berbeda. Enam contoh yang mirip mengajarinya meniru bentuk, bukan menangkap maksud.',
        ),
      ),
    ],
    state: { kind: 'published', daysAgo: 52, participants: 47 },
  },
];

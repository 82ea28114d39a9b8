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

export const bisnis: readonly DemoClass[] = [
  {
    title: 'Menyusun Rencana Usaha Satu Halaman',
    format: 'self-paced',
    topic: 'bisnis-keuangan',
    mitra: 'niaga-muda',
    cover: 'bisnis-2',
    price: 0,
    description: 'Sembilan kotak, satu sore: menguji apakah gagasan usahamu masuk akal sebelum uang pertama keluar.',
    requirements: ['Satu gagasan usaha', 'Kertas dan pensil'],
    about: ['Rencana empat puluh halaman jarang dibaca, bahkan oleh penulisnya. Satu halaman memaksamu memilih.'],
    completionMessage: '<p>Tempel halamanmu di dinding. Coret dan tulis ulang setiap bulan.</p>',
    sections: [
      section(
        'Siapa dan apa',
        welcome,
        lesson(
          'Pembeli pertama',
          'Sebut satu orang dengan nama, bukan "ibu muda usia 25 sampai 40". Kalau kamu belum pernah bertemu orangnya, temui dulu.',
        ),
        lesson(
          'Masalah yang mau dibayar',
          'Orang punya banyak keluhan dan sedikit yang mau ia bayar. Tanyakan apa yang sudah ia coba dan berapa yang ia keluarkan.',
        ),
        worksheet('Lembar kerja: rencana satu halaman'),
      ),
      section(
        'Uang',
        lesson(
          'Dari mana masuk',
          'Tulis harga, seberapa sering orang membeli, dan berapa orang yang bisa kamu layani sebulan. Kalikan ketiganya, lalu bagi dua supaya jujur.',
        ),
        lesson(
          'Ke mana keluar',
          'Pisahkan yang keluar sekali, setiap bulan, dan setiap kali ada pesanan. Yang ketiga menentukan apakah ramai berarti untung.',
        ),
        video('Contoh: jasa cuci sepatu'),
        quiz(
          'Kuis: masuk akal atau tidak',
          one(
            'Apa tanda terkuat bahwa sebuah masalah layak dijadikan usaha?',
            'Orang sudah mengeluarkan uang untuk mengatasinya',
            ['Orang bilang idenya bagus', 'Banyak yang suka di media sosial', 'Temanmu tertarik'],
            'Pengeluaran nyata lebih jujur daripada pujian.',
          ),
          right(
            'Biaya yang muncul di setiap pesanan menentukan apakah ramai berarti untung.',
            'Kalau setiap pesanan rugi, makin ramai makin rugi.',
          ),
          one(
            'Sewa kios termasuk biaya',
            'tetap',
            ['per pesanan', 'sekali saja', 'pribadi'],
            'Sewa dibayar setiap bulan, ramai ataupun sepi.',
          ),
        ),
      ),
    ],
    threads: [
      ask(
        'Masalah yang mau dibayar',
        'Teman-teman bilang mau beli, tapi pas dibuka pre-order cuma dua yang transfer.',
        teacher(
          'Dua yang transfer itu pasar sebenarnya. Telepon keduanya hari ini dan tanyakan mengapa mereka membeli.',
        ),
        peer('Pengalaman yang sama. Dari tiga pembeli pertama saya malah tahu produk yang harusnya saya jual.'),
      ),
    ],
    state: { kind: 'published', daysAgo: 190, participants: 55 },
  },
  {
    title: 'Pajak untuk Pekerja Lepas',
    format: 'self-paced',
    topic: 'bisnis-keuangan',
    mitra: 'niaga-muda',
    cover: 'bisnis-4',
    price: 149_000,
    description:
      'Mencatat penghasilan, memahami bukti potong, dan melapor SPT tahunan tanpa berkeringat dingin di akhir Maret.',
    requirements: ['NPWP', 'Catatan penghasilan setahun terakhir'],
    about: [
      'Pajak menakutkan kalau dikerjakan setahun sekali. Dengan lima belas menit sebulan, ia menjadi pekerjaan administrasi biasa.',
      'Kelas ini menjelaskan prinsipnya. Tarif dan tenggat berubah, jadi setiap materi menunjukkan di mana memeriksa aturan yang berlaku.',
    ],
    sections: [
      section(
        'Mencatat',
        welcome,
        lesson(
          'Satu tabel cukup',
          'Tanggal, klien, jumlah, pajak yang dipotong, bukti potong sudah diterima atau belum. Lima kolom ini menjawab hampir semua pertanyaan nanti.',
        ),
        lesson(
          'Bukti potong',
          'Klien yang memotong pajakmu wajib memberi buktinya. Tagih bersamaan dengan pembayaran, bukan setahun kemudian.',
        ),
        lesson(
          'Rekening terpisah',
          'Sisihkan sebagian setiap pembayaran masuk ke rekening lain. Uang pajak yang tercampur terasa seperti uangmu.',
        ),
      ),
      section(
        'Melapor',
        lesson(
          'Norma atau pembukuan',
          'Pekerja lepas dengan penghasilan di bawah batas tertentu boleh memakai norma penghitungan, asal memberi tahu pada waktunya. Periksa batas dan tenggat tahun berjalan di situs resmi.',
        ),
        video('Contoh: mengisi SPT dari awal'),
        lesson(
          'Kalau terlambat',
          'Lapor sekarang lebih murah daripada lapor nanti. Denda dan bunga dihitung dari waktu, dan kesalahan yang kamu betulkan sendiri diperlakukan lebih ringan.',
        ),
        quiz(
          'Kuis: pajak pekerja lepas',
          right(
            'Bukti potong dipakai untuk mengurangi pajak yang masih harus dibayar.',
            'Pajak yang sudah dipotong klien dihitung sebagai kredit pajak.',
          ),
          one(
            'Kapan sebaiknya menagih bukti potong?',
            'Bersamaan dengan pembayaran',
            ['Setiap lima tahun', 'Setelah diperiksa', 'Tidak perlu'],
            'Semakin lama, semakin sulit didapat.',
          ),
          wrong(
            'Penghasilan dari klien luar negeri tidak perlu dilaporkan.',
            'Wajib pajak dalam negeri melaporkan seluruh penghasilannya.',
          ),
        ),
      ),
    ],
    threads: [
      ask(
        'Bukti potong',
        'Klien saya bilang bukti potongnya "nyusul" sejak Februari. Apa yang bisa saya lakukan?',
        teacher(
          'Kirim surel resmi ke bagian keuangan dengan nomor faktur dan tanggal pembayaran. Sebutkan tenggat pelaporanmu. Simpan surel itu sebagai bukti bahwa kamu sudah meminta.',
        ),
      ),
    ],
    state: { kind: 'published', daysAgo: 110, participants: 27 },
  },
  {
    title: 'Mengatur Keuangan Keluarga Muda',
    format: 'self-paced',
    topic: 'bisnis-keuangan',
    mitra: 'niaga-muda',
    cover: 'bisnis-3',
    price: 89_000,
    promotion: { normalPrice: 129_000, days: 3 },
    description:
      'Anggaran yang dijalani berdua, dana darurat, cicilan, dan percakapan tentang uang yang tidak berakhir dengan diam-diaman.',
    requirements: ['Pasangan yang mau diajak bicara, kalau ada', 'Catatan pengeluaran sebulan'],
    about: ['Masalah uang dalam keluarga jarang soal jumlah. Lebih sering soal harapan yang tidak pernah diucapkan.'],
    sections: [
      section(
        'Bicara',
        welcome,
        lesson(
          'Rapat dua puluh menit',
          'Sebulan sekali, di luar rumah kalau bisa. Tiga pertanyaan: apa yang berjalan, apa yang mengganjal, apa yang kita ubah.',
        ),
        lesson(
          'Uangku, uangmu, uang kita',
          'Tiga rekening mengurangi banyak pertengkaran: satu bersama untuk kebutuhan, dan satu milik masing-masing tanpa pertanyaan.',
        ),
      ),
      section(
        'Menghitung',
        lesson(
          'Anggaran yang bertahan',
          'Anggaran yang terlalu ketat gagal di minggu kedua. Sisakan pos untuk hal yang tidak terduga, karena ia terjadi setiap bulan.',
        ),
        lesson(
          'Dana darurat bertahap',
          'Mulai dari satu juta, lalu satu bulan pengeluaran, lalu tiga. Simpan di tempat yang bisa diambil besok, bukan yang hasilnya paling tinggi.',
        ),
        worksheet('Lembar kerja: anggaran berdua'),
        lesson(
          'Sebelum menandatangani cicilan',
          'Hitung seluruh cicilan dibagi penghasilan. Di atas sepertiga, satu bulan yang buruk cukup untuk menjatuhkan semuanya.',
        ),
        quiz(
          'Kuis: keuangan keluarga',
          one(
            'Dana darurat sebaiknya disimpan di mana?',
            'Tempat yang bisa dicairkan dalam sehari',
            ['Saham', 'Emas batangan di rumah mertua', 'Deposito lima tahun'],
            'Keadaan darurat tidak menunggu jatuh tempo.',
          ),
          right(
            'Pos tak terduga sebaiknya masuk anggaran setiap bulan.',
            'Kejadiannya tak terduga, keberadaannya tidak.',
          ),
          one(
            'Batas aman jumlah cicilan terhadap penghasilan bulanan?',
            'Sekitar sepertiga',
            ['Dua pertiga', 'Sembilan persepuluh', 'Tidak ada'],
            'Lebih dari itu, ruang untuk keadaan buruk terlalu sempit.',
          ),
        ),
      ),
    ],
    state: { kind: 'published', daysAgo: 140, participants: 39 },
  },
  {
    title: 'Manajemen Proyek Tanpa Drama',
    format: 'intensive',
    topic: 'bisnis-keuangan',
    mitra: 'niaga-muda',
    cover: 'bisnis-5',
    price: 950_000,
    description:
      'Lima minggu memimpin satu proyek nyata: menyepakati tujuan, memecah pekerjaan, mengelola risiko, dan menutupnya dengan baik.',
    requirements: ['Satu proyek yang sedang atau akan kamu jalankan', 'Tiga jam seminggu'],
    about: ['Proyek jarang gagal karena tekniknya. Ia gagal karena orang mengira mereka sudah sepakat.'],
    sections: [
      section(
        'Minggu 1: sepakat',
        welcome,
        lesson(
          'Selesai itu seperti apa',
          'Minta setiap orang menulis kalimat "proyek ini selesai ketika…" tanpa melihat tulisan yang lain. Perbedaannya adalah pekerjaanmu minggu ini.',
        ),
        lesson('Siapa memutuskan apa', 'Satu nama untuk setiap keputusan. Dua nama berarti tidak ada.'),
      ),
      section(
        'Minggu 2 dan 3: rencana',
        lesson(
          'Memecah sampai bisa ditebak',
          'Pecah pekerjaan sampai seseorang berani menyebut angka hari tanpa menutup mata. Biasanya di bawah tiga hari.',
        ),
        lesson(
          'Jalur yang menentukan',
          'Cari deretan pekerjaan yang saling menunggu dan paling panjang. Terlambat sehari di sana berarti terlambat sehari semuanya.',
        ),
        video('Contoh: rencana pindah kantor'),
        lesson(
          'Daftar risiko yang dipakai',
          'Sepuluh risiko, masing-masing dengan tanda awalnya dan orang yang mengawasi. Baca lima menit setiap Senin.',
        ),
      ),
      section(
        'Minggu 4 dan 5: jalan dan tutup',
        lesson(
          'Rapat yang boleh dibatalkan',
          'Kalau semua sudah tertulis dan tidak ada keputusan, batalkan rapatnya. Orang akan mulai menulis.',
        ),
        lesson(
          'Kabar buruk lebih awal',
          'Kabar buruk yang datang awal adalah pilihan. Yang datang akhir adalah kejutan.',
        ),
        worksheet('Lembar kerja: penutupan proyek'),
        quiz(
          'Kuis: proyek',
          one(
            'Pekerjaan di jalur kritis terlambat dua hari. Apa akibatnya?',
            'Proyek terlambat dua hari kalau tidak ada tindakan',
            ['Tidak ada', 'Biaya turun', 'Proyek dibatalkan'],
            'Jalur kritis tidak punya kelonggaran.',
          ),
          wrong(
            'Satu keputusan sebaiknya dipegang dua orang supaya adil.',
            'Dua pemegang berarti tidak ada yang merasa memegang.',
          ),
          right('Risiko sebaiknya ditulis beserta tanda awalnya.', 'Tanda awal memberi waktu untuk bertindak.'),
        ),
      ),
    ],
    threads: [
      ask(
        'Selesai itu seperti apa',
        'Tim saya menulis tujuh versi berbeda. Agak menakutkan, tapi berguna sekali.',
        teacher(
          'Tujuh versi di minggu pertama jauh lebih murah daripada tujuh versi di minggu terakhir. Gabungkan menjadi tiga kalimat dan minta semuanya menandatangani.',
        ),
      ),
    ],
    state: { kind: 'published', daysAgo: 35, participants: 7 },
  },
  {
    title: 'Investasi Pertama yang Masuk Akal',
    format: 'self-paced',
    topic: 'bisnis-keuangan',
    mitra: 'niaga-muda',
    cover: 'bisnis-6',
    price: 129_000,
    description:
      'Memahami risiko, biaya, dan waktu sebelum memilih produk, serta mengenali tawaran yang terlalu indah.',
    requirements: ['Dana darurat yang sudah ada', 'Kesabaran'],
    about: [
      'Kelas ini tidak menyebut saham yang harus dibeli. Ia mengajarkan pertanyaan yang membuatmu tidak mudah dibujuk.',
      list('Hubungan risiko dan hasil', 'Biaya yang tidak terlihat', 'Tanda-tanda investasi bodong'),
    ],
    sections: [
      section(
        'Sebelum membeli',
        welcome,
        lesson(
          'Untuk kapan uang ini',
          'Uang yang dipakai tahun depan tidak boleh naik turun. Uang yang dipakai dua puluh tahun lagi boleh, bahkan perlu.',
        ),
        lesson(
          'Biaya kecil, waktu panjang',
          'Biaya dua persen setahun terdengar kecil. Selama tiga puluh tahun ia memakan hampir separuh hasilmu.',
        ),
        lesson('Menyebar', 'Menyebar tidak membuatmu paling untung. Ia membuatmu tidak habis.'),
      ),
      section(
        'Waspada',
        lesson(
          'Hasil pasti tidak ada',
          'Janji hasil tetap yang tinggi adalah tanda pertama. Tanda kedua: kamu diminta mengajak orang lain. Tanda ketiga: izinnya tidak ada di daftar OJK.',
        ),
        video('Contoh: memeriksa izin sebuah tawaran'),
        lesson(
          'Diri sendiri adalah risiko',
          'Orang membeli saat ramai dan menjual saat takut. Tulis rencanamu ketika tenang, dan baca ketika tidak.',
        ),
        quiz(
          'Kuis: investasi',
          many(
            'Tanda-tanda penawaran bodong:',
            ['Menjanjikan hasil tinggi yang pasti', 'Bonus karena mengajak orang'],
            ['Ada laporan berkala', 'Terdaftar di OJK'],
            'Keduanya hampir selalu muncul bersama.',
          ),
          one(
            'Uang untuk biaya sekolah enam bulan lagi sebaiknya ditempatkan di',
            'Instrumen yang nilainya stabil',
            ['Saham tunggal', 'Aset kripto', 'Pinjaman ke teman'],
            'Waktu yang pendek tidak memberi kesempatan pulih.',
          ),
          right(
            'Biaya tahunan yang kecil bisa berdampak besar dalam jangka panjang.',
            'Karena ia berlipat seperti halnya hasil.',
          ),
        ),
      ),
    ],
    state: { kind: 'published', daysAgo: 92, participants: 32 },
  },
];

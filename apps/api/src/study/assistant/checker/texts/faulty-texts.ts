interface Faulty {
  readonly content: string;
  /** Texts that the remarks must contain, each in one. */
  readonly expected: readonly string[];
}

/** News-like texts of our own, each with the faults that beginners make. */
export const faultyTexts: Record<string, Faulty> = {
  'an invitation instead of news': {
    content: `KEGIATAN SENAM SEHAT BERSAMA WARGA RW 05 YANG MERIAH DAN PENUH KEGEMBIRAAN SEKALI.

Dalam rangka memperingati hari jadi kelurahan, bertempat di lapangan telah dilaksanakan kegiatan senam yang sangat meriah. Kita semua tentu senang dengan acara ini.`,
    expected: [
      'Judul ini 13 kata',
      'huruf kapital semua',
      'tidak diakhiri titik',
      'Lead dibuka dengan “Dalam rangka”',
      'Belum terlihat kapan peristiwanya',
      'Belum terlihat mengapa itu terjadi',
      'Baru 23 kata',
      '“Kita” membuat berita',
    ],
  },
  'a lead of one endless sentence': {
    content: `Banjir Rendam Tiga Desa

Banjir yang merendam tiga desa di Kecamatan Baleendah, Kabupaten Bandung, Rabu, 14 Januari 2026, dan memaksa sekitar 400 warga mengungsi ke balai desa serta sekolah terdekat itu terjadi karena Sungai Citarum meluap setelah hujan lebat turun tanpa henti sejak Senin malam di daerah hulu.

Warga mengungsi dengan perahu karet milik relawan, kata Camat Baleendah Eka Saputra.`,
    expected: ['Kalimat pertama lead 44 kata'],
  },
  'a question and no answer': {
    content: `Sampah di Kali Kita

Pernahkah Anda melihat sampah menumpuk di kali? Sampah itu ada di mana-mana dan baunya tidak enak. Orang membuang sampah setiap hari. Orang tidak peduli. Orang terus saja begitu.`,
    expected: [
      'Lead dibuka dengan “Pernahkah”',
      'Lead berupa pertanyaan',
      'Belum terlihat kapan',
      'Belum terlihat bagaimana',
      'berturut-turut dibuka dengan “Orang”',
    ],
  },
  'a quotation that nobody said': {
    content: `Harga Beras Naik di Pasar Induk

Harga beras di Pasar Induk Cipinang, Jakarta, naik Rp500 per kilogram sejak Selasa, 3 Februari 2026, karena pasokan dari Karawang terlambat.

“Kami terpaksa menaikkan harga supaya tidak rugi terus-menerus.”

Pedagang membatasi pembelian dengan mencatat nama pelanggan.`,
    expected: ['Belum jelas siapa yang mengatakan ini'],
  },
  'nobody was asked': {
    content: `Taman Kota Dibuka Kembali

Pemerintah Kota Malang membuka kembali taman kota di Jalan Ijen, Sabtu, 7 Maret 2026, setelah perbaikan selama empat bulan.

Taman itu sekarang punya lintasan lari, tempat bermain anak, dan kolam ikan di tengahnya. Lampu taman memakai tenaga surya sehingga menyala sampai pagi. Pohon lama tetap tumbuh di tempatnya, sedangkan bangku kayu diganti dengan bangku batu karena kayunya lapuk.

Pengunjung boleh masuk tanpa membayar mulai pagi sampai malam. Sepeda dan kendaraan bermotor tidak boleh masuk ke lintasan. Tempat parkir ada di sisi utara, dekat pintu masuk, dengan daya tampung sekitar seratus mobil. Petugas kebersihan bekerja bergantian sepanjang hari, dan tempat sampah dipasang di setiap sudut. Banyak keluarga datang pada hari pertama, lalu pulang menjelang malam dengan tertib. Pedagang kaki lima mendapat tempat sendiri di luar pagar.`,
    expected: ['Belum ada narasumber'],
  },
  'numbers in the wrong dress': {
    content: `Panen Jagung Naik 20%

Petani jagung di Desa Sumberejo, Lampung, memanen 45000 ton jagung, Selasa, 12 Mei 2026, naik 20% dari tahun lalu karena hujan cukup.

3 kelompok tani menjual hasilnya ke koperasi pada jam 9 dengan harga Rp. 5.200 per kilogram. Sebanyak 4 petani menyewa truk, kata Ketua Koperasi Sri Rahayu. Penimbangan selesai pukul 16:30.`,
    expected: [
      'Tulis “20 persen”',
      'Beri titik pemisah ribuan: 45.000',
      'Kalimat tidak dibuka dengan angka',
      'Tulis “pukul 9”',
      'Tulis “Rp5.200”',
      'Tulis “empat” dengan huruf',
      'Tulis “pukul 16.30”',
    ],
  },
  'words outside the dictionary': {
    content: `Apotik Desa Terima Ijin Baru

Apotik Desa Cibodas, Kabupaten Bandung, menerima ijin baru pada hari Minggu, 8 Maret 2026, dikarenakan aktifitas warga meningkat sejak minggu lalu.

“Resiko antri panjang berkurang,” kata Bapak Dedi Mulyana, S.Farm., pengelola apotik itu. Pengelola menghimbau warga mengambil nomor dengan tertib, dimana petugas berjaga didepan pintu.`,
    expected: [
      'Tulis “apotek”',
      'Tulis “izin”',
      'Tulis “karena”',
      'Tulis “aktivitas”',
      'Tulis “mengimbau”',
      'Tulis “di depan”',
      'Nama harinya “Ahad”',
      'Tulis “pekan”',
      'tanpa “Bapak”',
      'Gelar akademik tidak ditulis',
    ],
  },
  'nobody acts': {
    content: `Jalan Rusak Diperbaiki

Jalan Raya Ciputat di Tangerang Selatan diperbaiki, Kamis, 16 April 2026, karena banyak keluhan. Lubang ditutup, aspal diratakan, dan marka dicat ulang pada malam hari. Kendaraan dialihkan melalui jalan kecil. Rambu dipasang sejak sore. Warga diminta bersabar. Pekerjaan diawasi langsung, kata Lurah Ciputat Hasan Basri.`,
    expected: ['Kalimat ini penuh kata kerja pasif', 'kalimat memakai kata kerja pasif “di-”'],
  },
  'names that nobody explains': {
    content: `BPBD Kirim Air Bersih

BPBD Gunungkidul mengirim 40 tangki air bersih ke Kecamatan Rongkop, Senin, 20 Juli 2026, karena sumur warga kering. Badan Meteorologi, Klimatologi, dan Geofisika (BMKG) memperkirakan kemarau berlangsung sampai Oktober.

Warga mengambil air dengan dengan jeriken, kata Camat Rongkop Suyatno.`,
    expected: ['Jelaskan kepanjangan “BPBD”', 'Kata “dengan” tertulis dua kali'],
  },
  'what matters comes last': {
    content: `Rapat Warga Berlangsung Lancar

Rapat warga membahas banyak hal penting dan semua peserta mengikuti dengan sabar sampai selesai.

Peserta memberi usul tentang kebersihan, keamanan, dan iuran bulanan.

Ketua rapat, Supriyadi, mengatakan usul itu dicatat satu per satu.

Rapat berlangsung Jumat, 6 Februari 2026, di Balai Warga Kelurahan Tegalsari, karena masa jabatan pengurus habis.`,
    expected: [
      'Pembaca baru tahu kapan peristiwanya di paragraf ke-4',
      'Pembaca baru tahu di mana tempatnya di paragraf ke-4',
    ],
  },
  'sentences and paragraphs without an end': {
    content: `Sekolah Tambah Ruang Kelas

SMP Negeri 2 Wonosari menambah tiga ruang kelas, Selasa, 14 Juli 2026, karena murid baru bertambah.

Kepala sekolah itu, Endang Purwanti, mengatakan ruang baru dibangun dengan dana alokasi khusus yang turun pada bulan April dan dikerjakan selama tiga bulan oleh pekerja dari desa sekitar sehingga upahnya kembali kepada warga, sementara meja dan kursinya dibuat oleh siswa sekolah kejuruan yang membutuhkan tempat praktik dan mendapat bayaran dari sekolah. Murid baru berjumlah 96 orang, naik dari 70 orang pada tahun sebelumnya, dan sebagian dari mereka pindah dari sekolah lain. Ruang lama tetap dipakai. Sekolah juga menambah guru bahasa dan guru olahraga.`,
    expected: ['Kalimat ini 51 kata', 'Paragraf ini 83 kata'],
  },
  'too long for what was asked': {
    content: `Kucing Diselamatkan dari Sumur

Petugas pemadam menyelamatkan seekor kucing dari sumur sedalam 12 meter di Desa Karangrejo, Blitar, Senin, 4 Mei 2026. Petugas turun dengan tali karena sumurnya sempit, kata Komandan Regu Agus Widodo.`,
    expected: ['Yang diminta paling banyak 20'],
  },
};

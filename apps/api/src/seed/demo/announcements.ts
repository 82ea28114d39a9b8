interface DemoAnnouncement {
  /** The title of the class. */
  readonly of: string;
  readonly title: string;
  readonly content: string;
  readonly daysAgo: number;
}

/** Announcements of the demo's mitra to their participants. */
export const announcements: readonly DemoAnnouncement[] = [
  {
    of: 'Foto Cerita: dari Ide sampai Pameran',
    title: 'Selamat datang, Angkatan 5',
    content:
      'Halo semua,\n\nKita bertemu setiap minggu pada hari dan jam yang sama. Sebelum sesi pertama, siapkan tiga usulan cerita, masing-masing satu kalimat. Tempat yang dekat lebih baik daripada yang indah.\n\nSampai jumpa,\nMaya dan Lukas',
    daysAgo: 11,
  },
  {
    of: 'Foto Cerita: dari Ide sampai Pameran',
    title: 'Rekaman sesi kedua sudah ada',
    content:
      'Terima kasih untuk dua puluh foto yang dibahas kemarin. Rekamannya bisa ditonton di materi sesi. Yang belum sempat dibahas, kirim lewat tugas minggu ini. Semuanya dijawab.',
    daysAgo: 2,
  },
  {
    of: 'Bootcamp Jurnalis Muda',
    title: 'Tenggat berita pertama',
    content:
      'Berita dari sekitarmu dikumpulkan paling lambat hari Minggu pukul 22.00 WIB. Lebih baik pendek dan selesai daripada panjang dan terlambat. Redaktur membaca semuanya pada hari Senin.',
    daysAgo: 6,
  },
  {
    of: 'Menulis Berita yang Dibaca Sampai Habis',
    title: 'Ada tiga bagian baru',
    content:
      'Kelas ini bertambah: turun ke lapangan, menulis berita utuh, dan terbit. Semuanya bisa langsung kamu buka setelah sampai di sana, tanpa biaya tambahan.',
    daysAgo: 4,
  },
  {
    of: 'Analisis Data dengan Python untuk Pemula',
    title: 'Berkas latihan diperbarui',
    content:
      'Data curah hujan di lembar latihan sekarang sampai bulan lalu. Kalau angkamu sedikit berbeda dari contoh di materi, itu wajar. Tulis di Diskusi kalau ragu.',
    daysAgo: 9,
  },
];

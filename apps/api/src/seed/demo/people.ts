/** The institutes of the demo, each with the person who runs it. The first is the demo partner's. */
export const demoMitra = [
  {
    slug: 'ruang-redaksi', name: 'Ruang Redaksi', owner: 'mitra@contoh.test', status: 'Verified', logo: '/art/mitra-ruang-redaksi.svg',
    about: 'Kelas menulis, wawancara, dan foto dari wartawan yang masih meliput.',
  },
  {
    slug: 'kelana-data', name: 'Kelana Data', owner: 'hendra.wibowo@contoh.test', status: 'Verified', logo: '/art/mitra-kelana-data.svg',
    about: 'Belajar data dan pemrograman dari kasus nyata di Indonesia.',
  },
  {
    slug: 'dapur-usaha', name: 'Dapur Usaha', owner: 'sri.wahyuni@contoh.test', status: 'Pending', logo: '/art/mitra-dapur-usaha.svg',
    about: 'Dari resep rumahan menjadi usaha yang berjalan.',
  },
] as const;

/** People without a password: they fill the classes and run the other mitra. */
export const demoPeople = [
  { fullname: 'Hendra Wibowo', email: 'hendra.wibowo@contoh.test' },
  { fullname: 'Sri Wahyuni', email: 'sri.wahyuni@contoh.test' },
  { fullname: 'Bagas Mahendra', email: 'bagas.mahendra@contoh.test' },
  { fullname: 'Putu Ayu Lestari', email: 'putu.lestari@contoh.test' },
  { fullname: 'Fajar Nugroho', email: 'fajar.nugroho@contoh.test' },
  { fullname: 'Nadia Siregar', email: 'nadia.siregar@contoh.test' },
  { fullname: 'Yohanes Tanaem', email: 'yohanes.tanaem@contoh.test' },
  { fullname: 'Intan Permatasari', email: 'intan.permatasari@contoh.test' },
  { fullname: 'Rizal Hakim', email: 'rizal.hakim@contoh.test' },
  { fullname: 'Wulan Sari', email: 'wulan.sari@contoh.test' },
  { fullname: 'Andi Makkasau', email: 'andi.makkasau@contoh.test' },
  { fullname: 'Christine Manalu', email: 'christine.manalu@contoh.test' },
  { fullname: 'Galih Saputra', email: 'galih.saputra@contoh.test' },
  { fullname: 'Siti Rahmawati', email: 'siti.rahmawati@contoh.test' },
] as const;

import { learnersOf } from './learners.ts';

/** The institutes of the demo, each with its owner. The first is the demo partner's. */
export const demoMitra = [
  {
    slug: 'ruang-redaksi',
    name: 'Ruang Redaksi',
    owner: 'mitra@contoh.test',
    status: 'Verified',
    logo: '/art/mitra-ruang-redaksi.svg',
    about:
      'Kelas menulis, wawancara, dan foto dari wartawan yang masih meliput.\n\nRuang Redaksi dimulai pada 2018 di lantai dua sebuah toko buku bekas di Semarang, setelah tiga wartawan bosan menjawab pertanyaan yang sama dari peserta magang. Setiap Rabu malam mereka membuka naskah di papan tulis dan mencoretnya bersama. Sekarang papan tulisnya ada di layarmu, dan coretannya tetap oleh orang yang besok paginya berangkat meliput.',
  },
  {
    slug: 'kelana-data',
    name: 'Kelana Data',
    owner: 'hendra.wibowo@contoh.test',
    status: 'Verified',
    logo: '/art/mitra-kelana-data.svg',
    about:
      'Belajar data dan pemrograman dari kasus nyata di Indonesia.\n\nHendra meninggalkan bank setelah menghabiskan satu tahun membersihkan tabel yang salah ketik. Ia mengajak dua temannya mengajar dengan tabel yang sama kotornya: data panen, jadwal kapal, kunjungan puskesmas. Peserta pertama mereka sebelas orang di ruang rapat pinjaman di Bandung; tujuh di antaranya sekarang bekerja sebagai analis.',
  },
  {
    slug: 'studio-lurik',
    name: 'Studio Lurik',
    owner: 'ratna.dewanti@contoh.test',
    status: 'Verified',
    logo: '/art/mitra-studio-lurik.svg',
    about:
      'Desain, foto, dan film dari studio kecil di Yogyakarta.\n\nStudionya bekas rumah penenun di Kotagede; alat tenunnya masih berdiri di ruang depan dan dipakai sebagai rak. Dari sana Ratna dan dua rekannya merancang untuk museum, koperasi, dan perajin yang membayar dengan kain. Kelasnya kecil karena mereka membalas setiap karya satu per satu.',
  },
  {
    slug: 'niaga-muda',
    name: 'Niaga Muda',
    owner: 'yusuf.ramli@contoh.test',
    status: 'Verified',
    logo: '/art/mitra-niaga-muda.svg',
    about:
      'Usaha, keuangan, dan pemasaran untuk yang mulai dari kecil.\n\nYusuf pernah bangkrut dengan toko sepatu di Makassar dan menyimpan buku kasnya sebagai bahan ajar. Bersama perencana keuangan, pemasar, dan seorang juru masak, ia mendampingi usaha keluarga: mencatat, menghitung, lalu baru berjualan. Tidak ada kelas yang dimulai sebelum pesertanya menulis satu angka dari usahanya sendiri.',
  },
  {
    slug: 'suara-kata',
    name: 'Suara Kata',
    owner: 'clara.manurung@contoh.test',
    status: 'Verified',
    logo: '/art/mitra-suara-kata.svg',
    about:
      'Bahasa, mengajar, dan tumbuh bersama, dengan guru yang sabar.\n\nClara mengajar bahasa Inggris untuk perawat di Medan ketika seorang muridnya berkata bahwa ia hafal semua tata bahasa, tetapi takut mengangkat telepon. Sejak itu semua kelas Suara Kata dimulai dengan berbicara, betapapun kacaunya. Guru, psikolog, dan pelatih guru bergabung karena rasa takutnya ternyata sama.',
  },
  {
    slug: 'dapur-usaha',
    name: 'Dapur Usaha',
    owner: 'sri.wahyuni@contoh.test',
    status: 'Pending',
    logo: '/art/mitra-dapur-usaha.svg',
    about: 'Dari resep rumahan menjadi usaha yang berjalan.',
  },
  {
    slug: 'akademi-cuan-kilat',
    name: 'Akademi Cuan Kilat',
    owner: 'rendi.kusnadi@contoh.test',
    status: 'Verified',
    logo: null,
    about: 'Belajar trading harian dari ponsel, untuk yang sibuk bekerja.',
  },
] as const;

/** An account that only advertises. */
export const spammer = { fullname: 'Cuan Harian', email: 'cuan.harian@contoh.test', avatar: null } as const;

/** Profiles of the accounts that one can sign in to, and of the one that operators look into. */
export const demoProfiles: Readonly<Record<string, { slug: string; headline: string; bio: string; links: string[] }>> =
  {
    'mitra@contoh.test': {
      slug: 'maya-larasati',
      headline: 'Redaktur pelaksana Ruang Redaksi',
      bio: 'Enam belas tahun di meja redaksi, dari wartawan kota di Semarang sampai memimpin liputan daerah. Percaya bahwa naskah yang baik lahir dari pertanyaan yang sabar.',
      links: ['https://ruangredaksi.example/maya'],
    },
    'peserta@contoh.test': {
      slug: 'laras-kinanti',
      headline: 'Penulis lepas di Bandung',
      bio: 'Menulis tentang makanan dan kota. Sedang belajar menulis berita dan mengolah data.',
      links: ['https://laras.example', 'https://laras.example/tulisan'],
    },
    [spammer.email]: {
      slug: 'cuan-harian',
      headline: 'Admin resmi grup cuan',
      bio: 'Modal 50 ribu jadi 500 ribu dalam sehari, sudah 12.000 anggota. Slot terbatas, masuk lewat tautan di bawah sebelum ditutup.',
      links: ['https://cuan-harian.example/grup'],
    },
  };

/** Owners of the other mitra; nobody signs in as one of them. */
export const demoOwners = [
  { fullname: 'Hendra Wibowo', email: 'hendra.wibowo@contoh.test', avatar: '/art/avatar-7.svg' },
  { fullname: 'Ratna Dewanti', email: 'ratna.dewanti@contoh.test', avatar: '/art/avatar-11.svg' },
  { fullname: 'Yusuf Ramli', email: 'yusuf.ramli@contoh.test', avatar: '/art/avatar-18.svg' },
  { fullname: 'Clara Manurung', email: 'clara.manurung@contoh.test', avatar: '/art/avatar-21.svg' },
  { fullname: 'Sri Wahyuni', email: 'sri.wahyuni@contoh.test', avatar: '/art/avatar-6.svg' },
  { fullname: 'Rendi Kusnadi', email: 'rendi.kusnadi@contoh.test', avatar: '/art/avatar-24.svg' },
] as const;

/** Users who only learn. The first dozen was there before the others came. */
export const demoLearners = [
  { fullname: 'Bagas Mahendra', email: 'bagas.mahendra@contoh.test', avatar: '/art/avatar-1.svg' },
  { fullname: 'Putu Ayu Lestari', email: 'putu.lestari@contoh.test', avatar: '/art/avatar-8.svg' },
  { fullname: 'Fajar Nugroho', email: 'fajar.nugroho@contoh.test', avatar: '/art/avatar-9.svg' },
  { fullname: 'Nadia Siregar', email: 'nadia.siregar@contoh.test', avatar: '/art/avatar-2.svg' },
  { fullname: 'Yohanes Tanaem', email: 'yohanes.tanaem@contoh.test', avatar: '/art/avatar-5.svg' },
  { fullname: 'Intan Permatasari', email: 'intan.permatasari@contoh.test', avatar: '/art/avatar-4.svg' },
  { fullname: 'Rizal Hakim', email: 'rizal.hakim@contoh.test', avatar: '/art/avatar-3.svg' },
  { fullname: 'Wulan Sari', email: 'wulan.sari@contoh.test', avatar: '/art/avatar-22.svg' },
  { fullname: 'Andi Makkasau', email: 'andi.makkasau@contoh.test', avatar: '/art/avatar-16.svg' },
  { fullname: 'Christine Manalu', email: 'christine.manalu@contoh.test', avatar: '/art/avatar-17.svg' },
  { fullname: 'Galih Saputra', email: 'galih.saputra@contoh.test', avatar: '/art/avatar-25.svg' },
  { fullname: 'Siti Rahmawati', email: 'siti.rahmawati@contoh.test', avatar: '/art/avatar-14.svg' },
  ...learnersOf(187),
];

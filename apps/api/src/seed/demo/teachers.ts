interface Teacher {
  readonly name: string;
  readonly title: string;
  readonly bio: string;
  readonly photo: string;
  /** Slugs of the topics that they teach. */
  readonly topics: readonly string[];
}

const face = (number: number) => `/art/avatar-${number}.svg`;

/** Teachers at each mitra of the demo; the first one leads. */
const teachers: Readonly<Record<string, readonly Teacher[]>> = {
  'ruang-redaksi': [
    {
      name: 'Maya Larasati',
      title: 'Redaktur pelaksana Ruang Redaksi',
      bio: 'Enam belas tahun di meja redaksi, dari wartawan kota di Semarang sampai memimpin liputan daerah. Percaya bahwa naskah yang baik lahir dari pertanyaan yang sabar.',
      photo: face(4),
      topics: ['jurnalistik-menulis', 'pengembangan-diri'],
    },
    {
      name: 'Bima Aryasatya',
      title: 'Wartawan investigasi',
      bio: 'Meliput pertambangan dan pengadaan barang pemerintah selama sebelas tahun. Sekarang melatih wartawan muda memeriksa dokumen sebelum percaya kepada siapa pun.',
      photo: face(9),
      topics: ['jurnalistik-menulis'],
    },
    {
      name: 'Lukas Wangge',
      title: 'Fotografer dan redaktur foto',
      bio: 'Lahir di Ende, memotret nelayan dan petani sejak 2009. Karyanya dipamerkan di Jakarta, Kupang, dan Penang.',
      photo: face(12),
      topics: ['foto-video', 'jurnalistik-menulis'],
    },
  ],
  'kelana-data': [
    {
      name: 'Hendra Wibowo',
      title: 'Pendiri Kelana Data, mantan analis senior perbankan',
      bio: 'Sepuluh tahun mengubah tabel yang berantakan menjadi keputusan kredit. Mengajar dengan data sungguhan, lengkap dengan kekacauannya.',
      photo: face(7),
      topics: ['data-ai', 'bisnis-keuangan', 'pemasaran-digital'],
    },
    {
      name: 'Nurul Izzati',
      title: 'Insinyur perangkat lunak utama',
      bio: 'Membangun sistem pembayaran yang dipakai jutaan orang. Suka menjelaskan hal rumit dengan gambar di papan tulis.',
      photo: face(10),
      topics: ['pemrograman', 'teknologi-informasi'],
    },
    {
      name: 'Yohan Sitorus',
      title: 'Ilmuwan data, lulusan ITB',
      bio: 'Menangani peramalan permintaan di perusahaan logistik. Lebih sering menghapus model daripada menambahnya.',
      photo: face(15),
      topics: ['data-ai', 'pemrograman', 'teknologi-informasi'],
    },
  ],
  'studio-lurik': [
    {
      name: 'Ratna Dewanti',
      title: 'Direktur kreatif Studio Lurik',
      bio: 'Merancang identitas untuk museum, koperasi, dan merek batik. Mengajar di studionya di Kotagede, dengan teh panas dan kritik yang jujur.',
      photo: face(11),
      topics: ['desain', 'foto-video'],
    },
    {
      name: 'Galang Pradipta',
      title: 'Perancang produk digital',
      bio: 'Memimpin riset dan desain aplikasi kesehatan yang dipakai puskesmas di tiga provinsi. Selalu mulai dari orang yang memakainya.',
      photo: face(16),
      topics: ['desain'],
    },
    {
      name: 'Dyah Ayu Pitaloka',
      title: 'Sutradara dokumenter dan fotografer produk',
      bio: 'Filmnya tentang pembuat gamelan diputar di Festival Film Dokumenter Yogyakarta. Memotret produk perajin di sela-selanya.',
      photo: face(17),
      topics: ['foto-video'],
    },
  ],
  'niaga-muda': [
    {
      name: 'Yusuf Ramli',
      title: 'Pendamping usaha kecil',
      bio: 'Mendampingi lebih dari dua ratus usaha keluarga di Makassar dan Surabaya. Pernah bangkrut sekali, dan menceritakannya tanpa malu.',
      photo: face(18),
      topics: ['bisnis-keuangan', 'kuliner-umkm', 'pemasaran-digital'],
    },
    {
      name: 'Felicia Tanoto',
      title: 'Perencana keuangan bersertifikat',
      bio: 'Membantu keluarga muda dan pekerja lepas menata uang sejak 2012. Bahasanya bukan bahasa bank.',
      photo: face(21),
      topics: ['bisnis-keuangan'],
    },
    {
      name: 'Rangga Mahesa',
      title: 'Pemasar, pengelola iklan untuk 40 merek lokal',
      bio: 'Memulai dari berjualan sepatu di grup Facebook. Menghitung setiap rupiah iklan, termasuk yang tidak menghasilkan apa-apa.',
      photo: face(23),
      topics: ['pemasaran-digital'],
    },
    {
      name: 'Hj. Rosmawati',
      title: 'Juru masak dan pengusaha katering',
      bio: 'Tiga puluh tahun memasak untuk hajatan, sekarang mengajar menimbang: bumbu, biaya, dan risiko.',
      photo: face(14),
      topics: ['kuliner-umkm'],
    },
  ],
  'suara-kata': [
    {
      name: 'Clara Manurung',
      title: 'Guru bahasa, penguji TOEFL bersertifikat',
      bio: 'Lima belas tahun mengajar orang dewasa yang merasa tidak berbakat bahasa. Belum pernah bertemu satu pun yang benar-benar tidak berbakat.',
      photo: face(22),
      topics: ['bahasa', 'pengembangan-diri'],
    },
    {
      name: 'Ahmad Syafi’i',
      title: 'Guru dan pelatih guru',
      bio: 'Mengajar di madrasah di Jombang, lalu melatih guru di dua puluh kabupaten. Mencatat semua yang gagal di kelasnya.',
      photo: face(3),
      topics: ['pendidikan-pengajaran', 'pengembangan-diri'],
    },
    {
      name: 'Kirana Sasmita',
      title: 'Psikolog dan konselor karier',
      bio: 'Mendampingi orang yang pindah kerja, kembali bekerja, dan berhenti bekerja. Lebih banyak bertanya daripada menasihati.',
      photo: face(8),
      topics: ['pengembangan-diri', 'bahasa', 'pendidikan-pengajaran'],
    },
  ],
};

/** Teachers of a topic at a mitra, up to this number. */
export const teachersOf = (mitra: string, topic: string, count: number) =>
  (teachers[mitra] ?? []).filter(({ topics }) => topics.includes(topic)).slice(0, count);

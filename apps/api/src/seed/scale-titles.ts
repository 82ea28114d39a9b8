/** What titles of generated classes are put together from, by topic; the weight says how many classes a topic gets. */
export const scaleTopics: Readonly<Record<string, { readonly cover: string; readonly covers: number; readonly weight: number; readonly subjects: readonly string[] }>> = {
  'jurnalistik-menulis': { cover: 'jurnalistik', covers: 3, weight: 6, subjects: ['Menulis Berita', 'Feature Perjalanan', 'Cek Fakta', 'Wawancara Mendalam', 'Cerita Pendek', 'Naskah Podcast', 'Opini Media', 'Jurnalisme Data', 'Penyuntingan Naskah', 'Menulis Novel'] },
  'data-ai': { cover: 'data', covers: 3, weight: 14, subjects: ['Analisis Data', 'Python', 'SQL', 'Machine Learning', 'Visualisasi Data', 'Statistika', 'Power BI', 'Pembelajaran Mendalam', 'Rekayasa Prompt', 'Data Warehouse'] },
  pemrograman: { cover: 'kode', covers: 3, weight: 18, subjects: ['JavaScript', 'React', 'Laravel', 'Flutter', 'Golang', 'Node.js', 'Pemrograman Java', 'Kotlin Android', 'Algoritma', 'Pengujian Perangkat Lunak'] },
  desain: { cover: 'desain', covers: 3, weight: 10, subjects: ['Desain UI', 'Riset UX', 'Figma', 'Ilustrasi Digital', 'Tipografi', 'Desain Kemasan', 'Desain Logo', 'Motion Graphic', 'Desain Batik', 'Desain Presentasi'] },
  'bisnis-keuangan': { cover: 'bisnis', covers: 3, weight: 12, subjects: ['Akuntansi Dasar', 'Investasi Saham', 'Perpajakan', 'Manajemen Proyek', 'Anggaran Keluarga', 'Negosiasi', 'Rencana Bisnis', 'Laporan Keuangan', 'Kepemimpinan Tim', 'Manajemen Risiko'] },
  'pemasaran-digital': { cover: 'pemasaran', covers: 3, weight: 10, subjects: ['SEO', 'Iklan Instagram', 'Content Marketing', 'Copywriting', 'TikTok untuk Usaha', 'Email Marketing', 'Google Analytics', 'Live Shopping', 'Merek Pribadi', 'Riset Pasar'] },
  'foto-video': { cover: 'foto', covers: 3, weight: 6, subjects: ['Fotografi Produk', 'Fotografi Makanan', 'Foto Jurnalistik', 'Sinematografi', 'Menyunting Video', 'Color Grading', 'Videografi Pernikahan', 'Foto Ponsel', 'Film Dokumenter', 'Tata Cahaya'] },
  bahasa: { cover: 'bahasa', covers: 2, weight: 7, subjects: ['Bahasa Inggris', 'Bahasa Jepang', 'Bahasa Korea', 'Bahasa Mandarin', 'Bahasa Arab', 'TOEFL', 'IELTS', 'Bahasa Jawa', 'Penerjemahan', 'Bahasa Isyarat'] },
  'pengembangan-diri': { cover: 'diri', covers: 3, weight: 6, subjects: ['Manajemen Waktu', 'Bicara di Depan Umum', 'Kecerdasan Emosi', 'Berpikir Kritis', 'Kebiasaan Baik', 'Persiapan Wawancara Kerja', 'Menulis Jurnal', 'Meditasi', 'Bernegosiasi Gaji', 'Membaca Cepat'] },
  'kuliner-umkm': { cover: 'kuliner', covers: 2, weight: 5, subjects: ['Kue Basah', 'Roti Sourdough', 'Kopi Seduh Manual', 'Katering Rumahan', 'Masakan Padang', 'Frozen Food', 'Perizinan UMKM', 'Sambal Kemasan', 'Hitung Harga Jual', 'Kedai Kopi'] },
  'pendidikan-pengajaran': { cover: 'diri', covers: 3, weight: 3, subjects: ['Mengajar Daring', 'Rancangan Pembelajaran', 'Asesmen Kelas', 'Literasi Anak', 'Numerasi SD', 'Pendidikan Inklusif', 'Manajemen Kelas', 'Media Ajar Interaktif', 'Kurikulum Merdeka', 'Bimbingan Konseling'] },
  'teknologi-informasi': { cover: 'kode', covers: 3, weight: 3, subjects: ['Linux', 'Jaringan Komputer', 'Keamanan Siber', 'Docker', 'Kubernetes', 'Komputasi Awan', 'Administrasi Basis Data', 'DevOps', 'Pemantauan Server', 'Dukungan TI'] },
};

export const scaleFrames = [
  'Dasar-dasar %', 'Panduan Lengkap %', '% dari Nol', '% untuk Pemula', '% Tingkat Lanjut', 'Mahir %', '% dalam Praktik', 'Belajar % Bersama', '% untuk Karier', 'Proyek Nyata %', 'Rahasia %', '% Setiap Hari',
] as const;

export const scaleEndings = ['', '', '', ': Edisi Baru', ' untuk Mahasiswa', ' untuk Pekerja', ' dalam 30 Hari', ' bagi Pelaku Usaha', ' di Tempat Kerja', ': Studi Kasus Indonesia'] as const;

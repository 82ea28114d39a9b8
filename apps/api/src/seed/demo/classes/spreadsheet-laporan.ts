import { lesson, list, one, quiz, right, section, welcome, type DemoClass } from '../demo-class.ts';

export const spreadsheetLaporan: DemoClass = {
  title: 'Spreadsheet untuk Laporan Bulanan',
  format: 'self-paced',
  topic: 'data-ai',
  mitra: 'kelana-data',
  cover: 'data-2',
  price: 129_000,
  description:
    'Menyusun laporan yang terisi sendiri setiap bulan: tabel yang rapi, rumus yang bisa ditelusuri, dan ringkasan satu halaman untuk atasan.',
  requirements: ['Aplikasi spreadsheet apa pun', 'Satu laporan bulanan yang ingin kamu rapikan'],
  about: [
    'Kalau setiap awal bulan kamu menyalin, menempel, dan mencocokkan angka sampai malam, kelas ini untukmu.',
    'Kamu akan menyusun ulang satu laporanmu sendiri menjadi tiga lembar: data, hitungan, dan ringkasan.',
  ],
  sections: [
    section(
      'Fondasi yang rapi',
      welcome,
      lesson(
        'Satu baris, satu kejadian',
        'Hampir semua masalah spreadsheet berawal dari tabel yang disusun untuk dilihat, bukan untuk dihitung. Sel yang digabung, judul di tengah, dan baris total di antara data membuat rumus tersesat.',
        list(
          'Satu baris untuk satu kejadian.',
          'Satu kolom untuk satu jenis isi.',
          'Judul kolom hanya satu baris, di paling atas.',
        ),
      ),
      lesson(
        'Rumus yang bisa ditelusuri',
        'Rumus sepanjang tiga baris mungkin membanggakan hari ini, tetapi menyiksa bulan depan. Pecah menjadi kolom-kolom bantu dengan nama yang jelas.',
        'Angka yang bisa berubah, seperti tarif pajak, jangan ditulis di dalam rumus. Letakkan di satu sel, beri nama, dan rujuk sel itu.',
      ),
    ),
    section(
      'Laporan yang terisi sendiri',
      lesson(
        'Tabel pangkuan',
        'Tabel pangkuan, atau pivot, merangkum ribuan baris tanpa satu rumus pun. Tarik wilayah ke baris, bulan ke kolom, dan penjualan ke nilai.',
        'Bulan depan kamu cukup menambahkan data baru di bawah dan memperbarui tabelnya. Susunannya tetap, angkanya ikut.',
      ),
      lesson(
        'Ringkasan satu halaman',
        'Atasanmu punya satu menit. Beri tiga angka: bulan ini, bulan lalu, dan targetnya. Beri satu grafik yang menunjukkan arah, lalu dua kalimat yang menjelaskan sebabnya.',
        'Warna hanya untuk yang perlu diperhatikan. Kalau semuanya merah, tidak ada yang merah.',
      ),
      quiz(
        'Kuis: spreadsheet',
        right('Satu baris sebaiknya memuat satu kejadian.', 'Tabel yang disusun begitu mudah dihitung dan dirangkum.'),
        one(
          'Tarif pajak sebaiknya ditulis',
          'di satu sel bernama',
          ['di dalam setiap rumus', 'di judul kolom', 'di catatan kertas'],
          'Cukup diubah sekali ketika tarifnya berganti.',
        ),
        one(
          'Alat untuk merangkum ribuan baris tanpa rumus:',
          'Tabel pangkuan',
          ['Sel gabungan', 'Warna bersyarat', 'Komentar'],
          'Pivot menyusun ringkasan dengan menarik kolom.',
        ),
      ),
    ),
  ],
  state: { kind: 'published', daysAgo: 40, participants: 33 },
};

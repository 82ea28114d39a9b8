import { lesson, list, one, quiz, right, section, welcome, type DemoClass } from '../demo-class.ts';

export const sqlAnalis: DemoClass = {
  title: 'Kelas Intensif SQL untuk Analis',
  format: 'intensive',
  topic: 'data-ai',
  mitra: 'kelana-data',
  cover: 'data-3',
  price: 1_250_000,
  description:
    'Enam minggu dari SELECT pertama sampai analisis kohor, dengan data penjualan toko daring yang dibuat semirip mungkin dengan aslinya.',
  requirements: ['Laptop', 'Terbiasa dengan spreadsheet', 'Empat jam belajar seminggu'],
  about: [
    'SQL adalah bahasa yang dipakai hampir semua basis data di dunia. Menguasainya berarti kamu tidak perlu menunggu orang lain untuk mendapat jawaban.',
    'Setiap minggu ada panduan bacaan dan sepuluh soal yang makin sulit. Kamu menulis kuerinya sendiri, lalu membandingkan dengan pembahasannya.',
  ],
  sections: [
    section(
      'Minggu 1 dan 2: bertanya kepada tabel',
      welcome,
      lesson(
        'SELECT, WHERE, ORDER BY',
        'Kueri paling sederhana menyebut kolom yang kamu mau dan tabel asalnya. Tambahkan syarat dengan <code>WHERE</code> dan urutan dengan <code>ORDER BY</code>.',
        "<pre><code>SELECT nama, kota, total\nFROM pesanan\nWHERE kota = 'Surabaya' AND total > 500000\nORDER BY total DESC;</code></pre>",
        'Biasakan membaca kueri dari <code>FROM</code>. Basis data juga memulainya dari sana.',
      ),
      lesson(
        'NULL bukan nol',
        'NULL berarti tidak diketahui. Ia tidak sama dengan nol, tidak sama dengan teks kosong, bahkan tidak sama dengan NULL yang lain. Karena itu, <code>WHERE diskon = NULL</code> tidak pernah menemukan apa pun.',
        'Pakai <code>IS NULL</code> untuk mencarinya, dan <code>COALESCE</code> untuk memberi nilai pengganti. Banyak laporan yang keliru berawal dari NULL yang dianggap nol.',
      ),
    ),
    section(
      'Minggu 3 dan 4: menggabungkan',
      lesson(
        'JOIN dengan gambar',
        'Bayangkan dua daftar di meja: pelanggan dan pesanan. <code>JOIN</code> memasangkan baris yang kuncinya sama. Yang tidak punya pasangan hilang, kecuali kamu memintanya tetap ada dengan <code>LEFT JOIN</code>.',
        list(
          'Hitung jumlah baris sebelum dan sesudah menggabungkan.',
          'Kalau bertambah di luar dugaan, kuncimu tidak unik.',
          'Kalau berkurang, ada yang tidak punya pasangan.',
        ),
      ),
      lesson(
        'GROUP BY dan agregat',
        'Agregat merangkum banyak baris menjadi satu angka: <code>COUNT</code>, <code>SUM</code>, <code>AVG</code>. Dengan <code>GROUP BY</code>, satu angka untuk tiap kelompok.',
        'Syarat pada baris ditulis di <code>WHERE</code>, syarat pada kelompok di <code>HAVING</code>. Yang pertama dikerjakan sebelum dihitung, yang kedua sesudahnya.',
      ),
    ),
    section(
      'Minggu 5 dan 6: analisis sungguhan',
      lesson(
        'Fungsi jendela',
        'Fungsi jendela menghitung sesuatu tentang baris di sekitarnya tanpa meleburnya: peringkat dalam kota, selisih dengan bulan lalu, jumlah berjalan.',
        '<pre><code>SELECT bulan, penjualan,\n  penjualan - LAG(penjualan) OVER (ORDER BY bulan) AS perubahan\nFROM ringkasan;</code></pre>',
      ),
      lesson(
        'Membaca kohor',
        'Kelompokkan pelanggan menurut bulan pertama mereka membeli, lalu ikuti berapa yang kembali pada bulan-bulan berikutnya. Tabel segitiga itu menjawab satu pertanyaan penting: apakah pelanggan baru kita lebih setia daripada yang dulu?',
        'Hati-hati dengan kohor yang kecil. Sepuluh orang yang kembali dari dua belas terlihat luar biasa, sampai bulan depan.',
      ),
      quiz(
        'Kuis: SQL',
        one(
          'Cara mencari baris yang diskonnya tidak diketahui:',
          'WHERE diskon IS NULL',
          ['WHERE diskon = NULL', 'WHERE diskon = 0', 'WHERE diskon <> 0'],
          'NULL tidak sama dengan apa pun, termasuk NULL.',
        ),
        one(
          'Syarat pada hasil kelompok ditulis di',
          'HAVING',
          ['WHERE', 'FROM', 'SELECT'],
          'HAVING bekerja setelah penghitungan.',
        ),
        right('LEFT JOIN mempertahankan baris kiri yang tidak punya pasangan.', 'Kolom kanannya berisi NULL.'),
      ),
    ),
  ],
  state: { kind: 'published', daysAgo: 18, participants: 27 },
};

import { lesson, list, one, quiz, right, section, welcome, type DemoClass } from '../demo-class.ts';

export const bootcampWeb: DemoClass = {
  title: 'Bootcamp Pengembang Web',
  format: 'bootcamp',
  topic: 'pemrograman',
  mitra: 'kelana-data',
  cover: 'kode-1',
  price: 6_500_000,
  description:
    'Dua belas minggu dari HTML pertama sampai aplikasi web yang dipakai orang, dengan proyek kelompok dan portofolio di akhir program.',
  requirements: ['Laptop dengan memori 8 GB', 'Lima belas jam belajar seminggu', 'Bersedia bekerja dalam kelompok'],
  about: [
    'Program intensif untuk kamu yang ingin beralih karier menjadi pengembang web. Tidak perlu latar belakang informatika, tetapi perlu waktu dan keras kepala.',
    '<h3>Yang kamu bawa pulang</h3>',
    list(
      'Tiga proyek di portofolio',
      'Kebiasaan bekerja dengan Git dan tinjauan kode',
      'Pengalaman membangun satu aplikasi bersama empat orang lain',
    ),
  ],
  completionMessage:
    '<p>Dua belas minggu yang panjang, dan kamu sampai. Rapikan portofoliomu, dan jangan lupa berterima kasih kepada teman sekelompokmu.</p>',
  sections: [
    section(
      'Fase 1: halaman',
      welcome,
      lesson(
        'Cara kerja web',
        'Setiap kali kamu mengetik alamat, perambanmu meminta sebuah dokumen kepada komputer lain, dan komputer itu menjawab. Semua yang kamu bangun dalam program ini adalah variasi dari tanya jawab itu.',
        'Buka alat pengembang di perambanmu, lalu lihat tab jaringan saat memuat halaman berita. Hitung berapa kali perambanmu bertanya. Biasanya lebih dari seratus.',
      ),
      lesson(
        'HTML yang bermakna',
        'HTML bukan soal tampilan, melainkan arti. Judul adalah judul, tombol adalah tombol, daftar adalah daftar. Pembaca layar, mesin pencari, dan dirimu enam bulan lagi bergantung pada arti itu.',
        '<pre><code>&lt;article&gt;\n  &lt;h1&gt;Resep Soto Lamongan&lt;/h1&gt;\n  &lt;p&gt;Untuk empat orang.&lt;/p&gt;\n&lt;/article&gt;</code></pre>',
        'Sebelum memberi kelas atau gaya, matikan CSS dan baca halamanmu. Kalau masih bisa dimengerti, fondasinya benar.',
      ),
    ),
    section(
      'Fase 2: perilaku',
      lesson(
        'Berpikir dalam keadaan',
        'Aplikasi adalah sekumpulan keadaan dan perubahan di antaranya. Keranjang kosong, keranjang berisi, pembayaran menunggu, pembayaran gagal. Gambar keadaannya di kertas sebelum menulis kode.',
        'Kesalahan yang paling sering bukan rumus yang keliru, melainkan keadaan yang lupa dipikirkan: bagaimana kalau datanya kosong, terlambat, atau tidak pernah datang?',
      ),
      lesson(
        'Membaca pesan kesalahan',
        'Pesan kesalahan adalah bantuan, bukan teguran. Baca dari atas: jenisnya, kalimatnya, lalu baris pertama yang menunjuk berkasmu sendiri.',
        list(
          'Ulangi kesalahannya dengan sengaja.',
          'Kecilkan sampai tinggal beberapa baris.',
          'Baru cari di internet, dengan kalimat yang tepat.',
        ),
      ),
    ),
    section(
      'Fase 3: bersama',
      lesson(
        'Bekerja dengan Git',
        'Git mencatat siapa mengubah apa dan mengapa. Simpan perubahan yang kecil, dengan pesan yang menjelaskan alasannya. Dirimu di masa depan adalah pembaca pesan itu.',
        'Minta tinjauan sebelum menggabungkan. Komentar terbaik berupa pertanyaan: <em>apa yang terjadi kalau daftarnya kosong?</em>',
      ),
      quiz(
        'Kuis: web',
        one(
          'Elemen HTML yang tepat untuk judul utama halaman:',
          'h1',
          ['div', 'span', 'b'],
          'Judul adalah judul; pembaca layar bergantung pada artinya.',
        ),
        one(
          'Apa langkah pertama ketika bertemu pesan kesalahan?',
          'Membacanya dari atas',
          ['Menghapus kode', 'Memasang ulang', 'Menebak'],
          'Jenis dan kalimatnya biasanya sudah menunjuk tempatnya.',
        ),
        right('Simpanan Git yang kecil lebih mudah ditinjau.', 'Peninjau bisa memahami satu alasan sekaligus.'),
      ),
    ),
  ],
  state: { kind: 'published', daysAgo: 9, participants: 6 },
};

import { assignment, lesson, list, one, quiz, right, section } from '../demo-class.ts';

/** One application from interview to prototype: the second half of the class. */
export const desainUiLanjut = [
  section(
    'Komponen yang dipakai ulang',
    lesson(
      'Tombol, kolom, kartu: mulai dari tiga',
      'Sebelum membuat halaman kelima, kumpulkan yang berulang. Tombol punya empat keadaan: biasa, ditunjuk, ditekan, mati. Kolom isian punya lima, dan yang paling sering terlupa adalah ketika isinya keliru.',
      'Beri nama menurut perannya, bukan warnanya. “Tombol utama” bertahan ketika mereknya berganti warna. “Tombol biru” tidak.',
      list(
        'Satu komponen, satu sumber',
        'Ukuran sentuh paling sedikit 44 piksel',
        'Contoh dengan teks panjang di sebelahnya',
      ),
    ),
    lesson(
      'Jarak dan kisi',
      'Pakai kelipatan empat untuk semua jarak. Mata pembaca tidak tahu angkanya, tetapi merasakan iramanya. Kisi empat kolom cukup untuk ponsel, dua belas untuk laptop.',
      'Kalau dua hal berhubungan, dekatkan. Kalau tidak, jauhkan sampai kamu merasa terlalu jauh, lalu tambahkan sedikit lagi.',
    ),
    assignment(
      'Tugas: lembar komponen',
      'Buat satu lembar berisi tombol, kolom isian, kartu, dan daftar, lengkap dengan keadaannya. Pakai nama dan harga sungguhan, termasuk yang panjangnya tidak sopan.',
    ),
    assignment(
      'Tugas: rapikan satu layar yang ada',
      'Pilih satu layar dari aplikasi pemerintah atau bank. Susun ulang dengan kisi dan jarakmu tanpa mengubah isinya. Tunjukkan sebelum dan sesudah, dan tulis tiga keputusanmu.',
    ),
  ),
  section(
    'Alur dan purwarupa',
    lesson(
      'Menggambar alur sebelum layar',
      'Tulis alur dengan kata kerja: mencari, memilih, membayar, menunggu, menerima. Setiap kata kerja adalah satu layar atau kurang. Baru setelah itu gambar kotaknya.',
      'Tandai tempat orang bisa tersesat: ketika kosong, ketika gagal, ketika kembali. Layar-layar itulah yang membedakan rancangan dari lukisan.',
    ),
    lesson(
      'Purwarupa yang cukup',
      'Sambungkan hanya alur yang ingin kamu uji. Purwarupa yang lengkap terlalu mahal untuk dibuang, dan kamu memang akan membuangnya.',
      'Gerak dipakai untuk menjelaskan dari mana sesuatu datang. Dua ratus milidetik cukup.',
    ),
    lesson(
      'Menguji dengan lima orang',
      'Beri tugas, bukan petunjuk: “Kamu ingin memesan dua kotak untuk besok pagi.” Lalu diam. Yang paling berharga adalah jeda sebelum mereka menekan.',
      'Catat apa yang dilakukan, bukan apa yang dikatakan. Setelah orang kelima, masalah terbesar sudah muncul tiga kali.',
      '<blockquote>Kalau kamu harus menjelaskan, rancangannya yang salah.</blockquote>',
    ),
    quiz(
      'Kuis: alur dan pengujian',
      one(
        'Apa yang dikatakan perancang ketika peserta uji berhenti lama?',
        'Tidak apa-apa, ia diam',
        ['Menunjukkan tombolnya', 'Meminta maaf', 'Menghentikan pengujian'],
        'Jeda itu justru temuan yang dicari.',
      ),
      right('Nama komponen sebaiknya mengikuti perannya.', 'Warna berganti, peran bertahan.'),
      one(
        'Berapa ukuran sentuh paling kecil di ponsel?',
        '44 piksel',
        ['20 piksel', '32 piksel', '80 piksel'],
        'Ibu jari lebih lebar dari penunjuk tetikus.',
      ),
    ),
    assignment(
      'Tugas: purwarupa pemesanan',
      'Buat purwarupa pemesanan makanan rumahan: memilih menu, menentukan tanggal, dan membayar. Sertakan layar kosong, layar gagal, dan layar berhasil.',
    ),
    assignment(
      'Tugas: catatan uji tiga orang',
      'Uji purwarupamu kepada tiga orang di luar pekerjaanmu. Tulis tugasnya, di mana mereka berhenti, dan satu perubahan yang kamu buat karenanya.',
    ),
  ),
  section(
    'Serah terima',
    lesson(
      'Berkas yang bisa dibaca pengembang',
      'Satu halaman untuk sampul, satu untuk komponen, satu untuk setiap alur. Beri nama lapisan yang penting, hapus percobaan, dan tulis keputusan di samping layarnya.',
      'Ajak pengembang sejak sketsa. Pertanyaan mereka tentang data kosong menyelamatkanmu dari dua minggu perbaikan.',
    ),
    lesson(
      'Menceritakan rancanganmu',
      'Mulai dari masalahnya, lalu orangnya, baru layarnya. Tunjukkan satu pilihan yang kamu buang dan alasannya. Orang percaya kepada perancang yang tahu apa yang dikorbankannya.',
      'Tutup dengan apa yang belum kamu tahu, dan bagaimana kamu akan mengetahuinya.',
    ),
    assignment(
      'Proyek akhir: studi kasus dua halaman',
      'Tulis studi kasus dari purwarupamu: masalah, orang, tiga keputusan, hasil uji, dan langkah berikutnya. Sertakan tautan berkas yang bisa dibuka siapa saja.',
    ),
  ),
];

import { assignment, lesson, list, one, quiz, right, section, worksheet } from '../demo-class.ts';

/** The reader's own business, month by month: the second half of the class. */
export const laporanKeuanganLanjut = [
  section(
    'Menyusun laporanmu sendiri',
    lesson(
      'Dari nota ke buku harian',
      'Kumpulkan nota satu bulan dalam satu amplop. Catat setiap nota dalam satu baris: tanggal, untuk apa, berapa, tunai atau transfer. Jangan dulu memikirkan laba. Bulan pertama tujuanmu hanya satu: tidak ada yang hilang.',
      'Uang yang kamu ambil untuk belanja rumah juga dicatat, sebagai pengambilan pribadi. Ia bukan biaya usaha, dan bukan pula rahasia.',
      list(
        'Foto nota begitu diterima, tintanya cepat pudar',
        'Catat malam hari, lima menit',
        'Cocokkan dengan saldo setiap Senin',
      ),
    ),
    lesson(
      'Mengelompokkan biaya',
      'Cukup tujuh kelompok: bahan, kemasan, upah, sewa dan listrik, ongkos kirim, iklan, dan lain-lain. Kalau “lain-lain” lebih besar dari sepersepuluh, ada kelompok yang belum kamu beri nama.',
      'Upahmu sendiri masuk kelompok upah. Usaha yang hanya untung karena pemiliknya tidak digaji belum benar-benar untung.',
    ),
    worksheet('Lembar kerja: buku harian satu bulan'),
    assignment(
      'Tugas: catatan tiga puluh hari',
      'Susun catatan pemasukan dan pengeluaran usahamu selama tiga puluh hari, atau pakai berkas contoh kedai kopi. Kelompokkan biayanya, lalu tulis kelompok mana yang mengejutkanmu dan mengapa.',
    ),
    assignment(
      'Tugas: laba rugi pertamamu',
      'Susun laba rugi satu bulan dari catatan tadi. Pisahkan biaya yang ikut penjualan dari yang tetap, lalu hitung berapa penjualan yang kamu perlukan supaya tidak rugi.',
    ),
  ),
  section(
    'Kas yang tidak pernah kosong',
    lesson(
      'Perkiraan kas tiga belas minggu',
      'Buat tabel tiga belas kolom, satu untuk setiap minggu. Isi yang pasti lebih dulu: gaji, sewa, cicilan, pajak. Setelah itu penjualan, dengan angka yang pesimistis. Minggu yang saldonya di bawah nol adalah masalahmu yang paling murah, karena kamu mengetahuinya sekarang.',
      'Perbarui setiap Senin pagi. Geser satu minggu, bandingkan perkiraan dengan kenyataan, dan catat selisih terbesar.',
    ),
    lesson(
      'Menagih tanpa kehilangan pelanggan',
      'Kirim tagihan pada hari barang diterima, bukan pada akhir bulan. Sebut tanggal jatuh tempo, bukan “secepatnya”. Ingatkan tiga hari sebelumnya dengan ramah, dan telepon pada hari kelima.',
      'Tawarkan potongan kecil untuk yang membayar di muka. Satu persen lebih murah daripada bunga pinjamanmu.',
    ),
    lesson(
      'Stok adalah uang yang tidur',
      'Hitung berapa hari stokmu cukup. Kedai kita menyimpan biji kopi untuk empat puluh hari, padahal pemasoknya mengirim setiap Selasa. Dengan sepuluh hari, Rp6 juta kembali ke laci.',
      'Urutkan barang dari yang paling lama tidak bergerak. Tiga teratas boleh dijual rugi sedikit.',
    ),
    quiz(
      'Kuis: kas dan tagihan',
      one(
        'Penjualan dalam perkiraan kas sebaiknya diisi dengan angka yang …',
        'pesimistis',
        ['optimistis', 'sama setiap minggu', 'kosong'],
        'Kejutan yang menyenangkan lebih mudah ditangani.',
      ),
      right('Pengambilan pribadi perlu dicatat.', 'Tanpa itu kasmu tidak pernah cocok.'),
      one(
        'Kapan tagihan sebaiknya dikirim?',
        'Pada hari barang diterima',
        ['Akhir bulan', 'Setelah ditanya', 'Sebulan kemudian'],
        'Hitungan jatuh tempo mulai sejak tagihan sampai.',
      ),
    ),
    assignment(
      'Tugas: tiga belas minggu ke depan',
      'Buat perkiraan kas tiga belas minggu untuk usahamu. Tandai minggu yang paling tipis, dan tulis dua hal yang bisa kamu lakukan sebelum minggu itu tiba.',
    ),
  ),
  section(
    'Keputusan besar',
    lesson(
      'Menghitung cabang kedua',
      'Cabang kedua jarang dua kali untung, dan hampir selalu dua kali pusing. Hitung dengan tiga keadaan: sama ramai, tujuh puluh persen, dan separuh. Kalau yang ketiga membuatmu menjual motor, tunggu dulu.',
      'Masukkan biaya yang sering terlupa: deposit sewa, pelatihan, tiga bulan pertama yang sepi, dan waktumu yang terbelah.',
    ),
    lesson(
      'Berbicara dengan bank dan keluarga',
      'Bank bertanya tiga hal: untuk apa, dari mana membayarnya, dan apa yang terjadi kalau meleset. Jawab dengan perkiraan kasmu. Keluarga bertanya hal yang sama dengan kata-kata lain, jadi tunjukkan lembar yang sama.',
      'Kalau modalnya dari keluarga, tulis perjanjiannya. Selembar kertas menyelamatkan lebih banyak Lebaran daripada yang kamu duga.',
    ),
    assignment(
      'Tugas: tiga keadaan',
      'Pilih satu keputusan yang sedang kamu timbang: menaikkan harga, menambah pegawai, atau membuka cabang. Hitung dalam tiga keadaan, dan tulis pada angka berapa kamu akan berhenti.',
    ),
    assignment(
      'Proyek akhir: laporan untuk pemilik usaha',
      'Kumpulkan laba rugi, neraca sederhana, dan perkiraan kas usahamu. Tulis satu halaman penjelasan untuk orang yang ikut menanggung akibatnya: pasangan, mitra, atau dirimu enam bulan lagi.',
    ),
  ),
];

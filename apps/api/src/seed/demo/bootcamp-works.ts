/**
 * Works that participants of a bootcamp handed in, by its title: a headline, a blank line, and the work. Each is used
 * once; who passed shows theirs in the portfolio.
 */
export const bootcampWorks: Readonly<Record<string, readonly string[]>> = {
  'Bootcamp Jurnalis Muda': [
    `Sumur Terakhir di Dusun Ngelo

WONOGIRI — Dari sebelas sumur di Dusun Ngelo, satu yang masih berair pada pekan pertama Oktober 2026. Setiap pagi 43 keluarga antre di sana dengan jeriken, mulai pukul empat.

Pemilik sumur, Mbah Karto, 71 tahun, tidak memungut bayaran. Ia hanya meminta timbanya digantung lagi. “Air bukan punya saya. Yang punya saya cuma talinya,” katanya.

Antrean diatur dengan batu. Setiap keluarga meletakkan satu batu bertulis nama di bibir sumur pada malam sebelumnya, dan tidak ada yang menggeser batu orang lain. Menurut ketua RT, Sutarno, aturan itu dibuat anak-anak karang taruna tiga tahun lalu, setelah dua orang bertengkar.

Badan penanggulangan bencana kabupaten mengirim dua truk tangki setiap Selasa dan Jumat, masing-masing 5.000 liter. Sutarno menghitung, satu keluarga mendapat 58 liter sekali kirim: cukup untuk memasak dan mandi satu hari.

Hujan diperkirakan turun pertengahan November. Sampai hari itu, batu-batu Ngelo tetap berbaris.`,
    `Kapal Pukul Enam Berhenti Mengangkut Murid

KUPANG — Dua puluh tujuh murid SMP di Pulau Semau menginap di rumah kerabat di Kupang sejak 21 September 2026, setelah kapal pukul enam pagi tidak lagi beroperasi. Kapal berikutnya berangkat pukul delapan, ketika pelajaran pertama sudah selesai.

Operator, KM Bahari Indah, menghentikan jadwal itu karena penumpangnya rata-rata sembilan orang, sedangkan solarnya menghabiskan Rp410.000 sekali jalan. “Kami rugi setiap pagi,” ujar nakhoda Yakob Lado.

Bagi Marlin, kelas sembilan, pindah berarti tidur bertiga di kamar sepupunya dan pulang hanya hari Sabtu. Ia membawa pulang cucian. “Yang saya kangen suara ayam,” katanya.

Kepala sekolah, Adriana Bria, sudah dua kali menulis ke dinas perhubungan. Jawaban terakhir, 2 Oktober, menyebut subsidi rute akan dibahas pada anggaran perubahan. Dinas tidak menyebut tanggalnya ketika dihubungi kembali.

Nakhoda Yakob mengatakan ia bersedia berangkat pukul enam lagi kalau solarnya ditanggung separuh.`,
    `Bengkel Sepeda yang Dibayar dengan Cerita

SURAKARTA — Di Gang Melati, Kelurahan Kemlayan, ongkos menambal ban sepeda adalah satu cerita. Cerita itu ditulis dalam buku tulis bergaris, dan sampai 11 Oktober 2026 sudah terisi 214 halaman.

Pemilik bengkel, Pak Warsito, memulainya setelah istrinya meninggal pada 2024. Rumahnya terlalu sepi, sedangkan anak-anak yang bannya bocor tidak punya uang. “Saya tidak butuh seribu rupiah. Saya butuh orang yang duduk sebentar,” katanya.

Aturannya dua: cerita harus sungguh terjadi, dan tidak boleh tentang orang yang tidak suka diceritakan. Kinan, 10 tahun, menulis tentang kucing yang melahirkan di dalam lemari. Sopir becak bernama Jumadi menulis tentang penumpang yang menitipkan sepasang sepatu dan tidak pernah kembali.

Guru SD di ujung gang, Bu Retno, memakai buku itu untuk pelajaran menulis. Menurutnya, muridnya menulis lebih panjang kalau tahu ada yang menunggu membacanya.

Bukunya tidak dijual. Yang mau membaca boleh datang, asal bannya bocor.`,
  ],
  'Bootcamp DevOps': [
    `Mundur dalam empat puluh detik

Layanan yang saya rawat: pencatatan stok apotek, satu kontainer, satu basis data.

Sebelum bootcamp, mundur dari rilis yang salah berarti membangun ulang dari kode lama, 14 menit kalau lancar. Sekarang setiap citra diberi nama dari komit, dan rilis hanya mengganti nama itu. Mundur adalah perintah yang sama dengan nama sebelumnya.

Saya menguji dengan sengaja merilis versi yang menolak semua permintaan pada Sabtu pagi. Alarm berbunyi setelah 25 detik, mundur selesai 40 detik kemudian. Empat permintaan gagal.

Yang belum: migrasi basis data masih dijalankan tangan. Minggu ini saya pecah menjadi langkah tambah, isi, pakai, hapus.`,
    `Citra 1,2 gigabita menjadi 86 megabita

Aplikasinya kecil, citranya tidak. Penyebabnya tiga: dasar yang memuat alat pembangun, berkas uji ikut tersalin, dan daftar ketergantungan disalin bersama kode sehingga semua lapisan dibuat ulang setiap rilis.

Langkah saya: dua tahap pembangunan, .dockerignore, lalu urutan salin yang benar. Waktu rilis turun dari enam menit menjadi lima puluh detik karena lapisan ketergantungan dipakai ulang.

Efek yang tidak saya duga: daftar kerentanan turun dari 211 menjadi 9. Yang tidak ada di dalam citra tidak perlu ditambal.`,
    `Alarm yang membangunkan orang yang tepat

Kantor saya punya 38 alarm dan semuanya masuk ke satu grup. Dalam sebulan ada 412 pesan, dan tiga di antaranya penting. Ketiganya terlambat dibaca.

Saya menghapus 31. Yang tersisa harus menjawab satu pertanyaan: apa yang dilakukan orang yang dibangunkan? Kalau jawabannya "melihat dulu", ia menunggu pagi.

Dua minggu pertama ada lima alarm, semuanya ditangani. Rekan jaga tidur penuh sebelas malam. Catatan kejadiannya kami tulis tanpa nama orang, dan untuk pertama kali ada yang mengaku salah ketik.`,
  ],
  'Bootcamp Desain Produk Digital': [
    `Antre obat tanpa berdiri: studi kasus puskesmas

Masalahnya bukan formulir, melainkan kursi. Di puskesmas yang saya amati selama tiga pagi, 26 dari 40 pasien berdiri karena takut namanya tidak terdengar.

Rancangan pertama saya sebuah aplikasi. Pasien termuda di sana berumur 58 tahun, jadi saya buang. Yang diuji akhirnya karton bernomor dan layar televisi bekas yang menyebut tiga nomor berikutnya dengan huruf setinggi telapak tangan.

Dengan lima pasien: semuanya duduk, dua pergi membeli makan lalu kembali tepat waktu. Keputusan terpenting saya adalah tidak membuat aplikasi.`,
    `Peta perjalanan penjual sayur keliling

Saya mengikuti Bu Warti dari pukul 02.40 di pasar induk sampai 10.15 di gang terakhir. Ada sebelas langkah, dan rasa sakitnya bukan ketika menjual, melainkan ketika mengingat: siapa yang berutang, siapa yang memesan untuk besok.

Sketsa keenam yang dipakai: kartu bergambar sayur yang dibalik kalau sudah dipesan, tanpa tulisan. Selama seminggu tidak ada pesanan yang terlupa. Utang turun karena gambarnya ada di depan mata pembeli.

Kalau nanti menjadi aplikasi, tombolnya tetap gambar itu.`,
  ],
};

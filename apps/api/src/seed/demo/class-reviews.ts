/** A review in words, and what the mitra answered to it. */
interface WrittenReview {
  readonly content: string;
  readonly answer?: string;
}
const said = (content: string, answer?: string): WrittenReview => ({
  content,
  ...(answer !== undefined && { answer }),
});

/**
 * Reviews of the classes that have a lecture of their own, by title and stars. Nobody writes anything else about these
 * classes; who is left without a text gives stars alone.
 */
export const classReviews: Readonly<Record<string, Readonly<Record<number, readonly WrittenReview[]>>>> = {
  'Menulis Berita yang Dibaca Sampai Habis': {
    5: [
      said(
        'Saya humas di rumah sakit daerah dan selalu membuka siaran pers dengan nama direktur. Setelah bab lead akibat, saya mulai dari jam buka poli yang berubah. Dua radio lokal membacakannya tanpa menyunting.',
        'Direktur Anda boleh tetap ada, di paragraf ketiga. Selamat, dan salam untuk dua radio itu.',
      ),
      said(
        'Bagian Bu Rini menempel di kepala. Sekarang sebelum mengirim naskah, saya bacakan dulu ke satpam kantor. Kalau dia mengernyit, saya tulis ulang.',
      ),
      said(
        'Naskah tugas saya dikembalikan dengan sebelas catatan, dan sebelas-sebelasnya benar. Yang kedua kali lulus, lalu dimuat di koran kampus minggu berikutnya. Belum pernah ada yang membaca tulisan saya seteliti itu.',
      ),
      said(
        'Tiga putaran menyunting mengubah cara kerja saya. Dulu saya membetulkan koma di paragraf yang akhirnya dibuang juga. Sekarang isi dulu, baru urutan, baru kalimat.',
      ),
    ],
    4: [
      said(
        'Materinya kuat dan contohnya dekat. Saya berharap ada satu contoh naskah utuh sebelum dan sesudah disunting, bukan hanya potongannya.',
        'Usul yang bagus. Naskah utuh beserta suntingannya kami tambahkan di bagian menyunting bulan depan.',
      ),
      said(
        'Latihan empat jenis lead saya kerjakan tiga kali dengan berita berbeda, dan baru di yang ketiga terasa bedanya. Kuisnya agak mudah dibandingkan tugasnya.',
      ),
    ],
    3: [
      said(
        'Bagus untuk berita lugas. Saya menulis feature perjalanan, jadi separuh kelas terasa bukan untuk saya. Bab piramida terbaliknya tetap berguna.',
        'Terima kasih sudah jujur. Untuk feature kami punya kelas sendiri; judul kelas ini akan kami perjelas supaya tidak salah harap.',
      ),
    ],
  },
  'JavaScript dari Nol': {
    5: [
      said(
        'Saya guru matematika umur 46 dan belum pernah menulis kode. Minggu ketiga, kalkulator belanja saya dipakai ibu-ibu arisan di gang. Yang paling membantu: setiap kesalahan di konsol dibaca bersama, bukan dihapus.',
        'Bu, kalkulator arisan itu uji coba terbaik yang bisa kami bayangkan. Ceritakan di diskusi kalau ada yang protes.',
      ),
      said(
        'Sudah dua kali berhenti di kursus lain karena langsung disuruh pasang macam-macam. Di sini cukup tekan F12. Sepuluh menit pertama saya sudah menjumlahkan harga cabai.',
      ),
      said(
        'Bab async akhirnya masuk akal setelah dibandingkan dengan menunggu harga dari pasar. Saya pakai untuk menampilkan jadwal kapal di laman kantor, lengkap dengan pesan kalau servernya mati.',
      ),
      said(
        'Tugasnya diperiksa sungguhan. Fungsi saya bernama hitungDanTampilkan dikembalikan dengan satu kalimat: kenapa ada kata "dan"? Sejak itu saya tidak bisa berhenti melihatnya di mana-mana.',
      ),
    ],
    4: [
      said(
        'Urutannya rapi dan tidak ada yang dilompati. Di bagian modul saya sempat macet dua malam karena membuka berkasnya langsung, bukan lewat server. Satu kalimat peringatan di sana akan menyelamatkan banyak orang.',
        'Betul sekali, itu jebakan klasik. Peringatannya sudah kami tulis di awal materi "Satu berkas, satu urusan".',
      ),
      said(
        'Suka karena proyeknya satu dan terus bertambah. Kalau boleh minta, tambahkan contoh menyimpan foto, bukan hanya teks di localStorage.',
      ),
    ],
    3: [
      said(
        'Penjelasannya jelas, tetapi saya sudah bisa Python sehingga tiga bagian pertama terasa lambat. Mulai dari menanggapi klik baru seru.',
        'Masuk akal. Untuk yang sudah bisa bahasa lain, mulai saja dari bagian "Halaman yang hidup"; kuisnya bisa langsung dicoba.',
      ),
    ],
  },
  'Dasar Desain UI dengan Figma': {
    5: [
      said(
        'Saya pengembang dan rancangan saya selalu disebut "kaku". Ternyata jarak saya 7, 11, dan 13 piksel di layar yang sama. Setelah pakai kelipatan empat, teman satu tim bertanya siapa desainernya.',
      ),
      said(
        'Bagian empat keadaan layar langsung saya pakai di kantor. Dari 22 layar aplikasi kami, 19 tidak punya keadaan kosong. Daftarnya sekarang jadi pekerjaan dua bulan ke depan.',
        'Sembilan belas dari dua puluh dua itu angka yang jujur. Mulai dari layar yang paling sering dilihat pengguna baru.',
      ),
      said(
        'Menguji dengan lima orang itu memalukan dan sangat berguna. Semua orang menekan gambar angkotnya, bukan tombolnya. Saya pindahkan tombolnya ke gambar, dan selesai.',
      ),
      said(
        'Mbak Ratna mengkritik tanpa membuat kecil hati. Tugas saya diberi catatan di tiga tempat, masing-masing dengan alasan. Portofolio pertama saya sekarang berisi proyek angkot ini.',
      ),
    ],
    4: [
      said(
        'Auto layout dijelaskan sampai saya berhenti melawannya. Yang kurang hanya varian untuk mode gelap, padahal klien saya selalu memintanya.',
        'Terima kasih. Mode gelap kami bahas di lanjutan kelas ini, bersama penamaan warna menurut peran.',
      ),
      said(
        'Contoh teks panjang Indonesia itu penting sekali dan jarang dibahas. Videonya akan lebih enak kalau layar Figma-nya diperbesar sedikit, saya menonton dari ponsel.',
      ),
    ],
    3: [
      said(
        'Dasarnya kuat. Saya berharap lebih banyak waktu untuk ilustrasi dan ikon, ternyata kelas ini memang tentang susunan. Tidak salah, hanya bukan yang saya cari.',
      ),
    ],
  },
  'Bahasa Inggris untuk Rapat': {
    5: [
      said(
        'Rapat Senin dengan tim Singapura biasanya saya lewati dengan kamera mati. Minggu lalu saya menyela dengan "before we move on" dan semua diam menunggu. Kalimat berikutnya gemetar, tetapi sampai.',
        'Gemetar tetapi sampai: itu definisi fasih yang paling kami suka. Minggu depan, coba yang menyimpulkan.',
      ),
      said(
        'Saya menempel "let me think for a second" di monitor seperti saran seseorang di diskusi. Ternyata bos saya yang orang Belanda juga memakainya. Sekarang kami saling senyum.',
      ),
      said(
        'Latihannya pendek sehingga cocok di KRL dari Bogor. Rekam suara sendiri itu siksaan, tetapi bandingan hari pertama dan hari kedua puluh membuat saya percaya.',
      ),
      said(
        'Mengganti "but" dengan "and" kedengarannya sepele. Vendor kami di Penang berhenti bersikap defensif sejak saya melakukannya, dan notulen rapat jadi separuh panjangnya.',
      ),
    ],
    4: [
      said(
        'Kalimatnya siap pakai dan sopan. Akan lebih lengkap kalau ada contoh logat lain, karena rekan saya dari India dan Skotlandia jauh lebih sulit ditangkap.',
        'Setuju, dan itu tantangan yang sebenarnya. Rekaman dengan beberapa logat sedang kami siapkan untuk bagian mendengarkan.',
      ),
      said(
        'Bagian menyimpulkan paling berharga. Saya jadi orang yang mengirim ringkasan setelah rapat, dan atasan mulai mengandalkannya. Kuisnya bisa lebih sulit.',
      ),
    ],
    3: [
      said(
        'Bagus untuk yang masih takut bicara. Saya sudah sering rapat, jadi yang baru hanya cara menyanggah. Tempo videonya bisa dipercepat sendiri, untungnya.',
      ),
    ],
  },
  'Rekayasa Prompt untuk Pekerjaan Sehari-hari': {
    5: [
      said(
        'Saya sekretaris direksi dan merangkum empat rapat sehari. Dengan pola tujuan, bahan, bentuk, ringkasannya jadi setengah halaman dan tidak ada keputusan yang hilang. Saya tetap memeriksa angkanya, persis seperti diajarkan.',
      ),
      said(
        'Baru sadar saya pernah menempel daftar gaji ke asisten AI. Malam itu juga saya hapus dan membuat aturan untuk satu divisi. Bab data yang tidak boleh ditempel seharusnya wajib di setiap kantor.',
        'Terima kasih sudah membagikannya sejujur ini. Kalau aturannya boleh dibagikan, taruh di diskusi; banyak yang membutuhkannya.',
      ),
      said(
        'Satu contoh yang ditolak beserta sebabnya, itu kuncinya. Surat penawaran saya dulu terdengar seperti iklan tahun 90-an. Sekarang pelanggan membalas pada hari yang sama.',
      ),
    ],
    4: [
      said(
        'Praktis dan tidak mendewakan alatnya. Contohnya kebanyakan untuk pekerjaan kantor; saya mengajar SD dan harus menerjemahkan sendiri ke soal latihan.',
        'Contoh untuk guru memang kurang. Kami tambahkan satu praktik membuat soal bertingkat untuk kelas rendah.',
      ),
      said(
        'Minta kerangka dulu baru isi memangkas waktu saya menyusun laporan dari tiga jam menjadi satu. Saya ingin ada bagian tentang tabel, karena di situ jawabannya paling sering keliru.',
      ),
    ],
    3: [
      said(
        'Prinsipnya benar dan enak dibaca. Namun layanan yang saya pakai punya tombol berbeda dari tangkapan layarnya, jadi beberapa langkah saya cari sendiri.',
        'Tampilan layanan memang berubah tiap bulan. Tangkapan layarnya kami ganti dengan langkah tertulis supaya tidak cepat basi.',
      ),
    ],
  },
  'Foto Produk dengan Cahaya Jendela': {
    5: [
      said(
        'Saya jualan keripik tempe dan selama ini memotret di bawah lampu dapur. Modal kelas ini dua lembar karton Rp7.000. Foto barunya membuat toko saya masuk rekomendasi untuk pertama kali.',
        'Karton Rp7.000 itu investasi terbaik minggu ini. Fotonya bagikan di diskusi, kami ingin lihat kerenyahannya.',
      ),
      said(
        'Botol kaca selalu memantulkan wajah saya. Ternyata cukup memindahkan jendela ke samping dan menaruh karton hitam di sisi lain. Dua puluh botol madu saya foto ulang dalam satu pagi.',
      ),
      said(
        'Keluhan "warna tidak sesuai" di toko kain saya turun dari lima sebulan menjadi satu. Saya hanya menaruh selembar kertas putih sebelum memotret. Semudah itu, dan tidak ada yang pernah memberi tahu.',
      ),
    ],
    4: [
      said(
        'Jelas, singkat, dan langsung bisa dicoba. Rumah saya menghadap gang sempit, jadi cahayanya cuma ada pukul sembilan sampai sebelas; tips untuk ruangan gelap akan sangat membantu.',
        'Gang sempit ternyata masalah banyak peserta. Kami menambahkan cara memakai pintu dan atap garasi sebagai jendela.',
      ),
      said(
        'Suka latihan sepuluh foto dengan satu perubahan. Foto kedelapan saya yang terbaik, dan saya tahu sebabnya. Bagian menyunting di ponsel terasa terlalu cepat.',
      ),
    ],
    3: [
      said(
        'Untuk produk kecil bagus sekali. Saya menjual rak dan meja, yang tidak muat di samping jendela mana pun. Prinsip latarnya masih terpakai.',
      ),
    ],
  },
  'Statistika Tanpa Takut': {
    5: [
      said(
        'Contoh juragan Rp103 juta saya ceritakan di rapat desa. Sekarang laporan penghasilan warga memakai median, dan bantuan jatuh ke orang yang tepat.',
        'Median di rapat desa! Ini alasan kami membuat kelas ini.',
      ),
      said(
        'Saya bidan, dan bab peluang bersyarat membuat saya berhenti menakuti ibu hamil dengan hasil skrining pertama. Saya gambar seribu kotak di kertas, mereka langsung mengerti.',
      ),
      said(
        'Dulu lulus statistika dengan menghafal, nilainya B dan tidak ingat apa-apa. Setelah contoh dua angkot, simpangan baku terasa seperti hal yang sudah saya tahu sejak kecil.',
      ),
    ],
    4: [
      said(
        'Enak dibaca dan tidak menggampangkan. Saya ingin lebih banyak soal latihan dengan data mentah, karena begitu ketemu tabel sendiri saya masih ragu harus mulai dari mana.',
        'Tabel latihan dengan kekacauan aslinya sedang kami siapkan: data kunjungan puskesmas yang sudah disamarkan.',
      ),
      said(
        'Uji hipotesis dengan kata biasa itu brilian. Penjelasan ukuran sampelnya hanya satu halaman, padahal itu yang paling sering ditanyakan atasan saya.',
      ),
    ],
    3: [
      said(
        'Kelas yang ramah untuk pemula. Saya mengambilnya sebelum ujian masuk pascasarjana dan tetap perlu buku lain untuk rumusnya, tetapi pengertiannya saya dapat di sini.',
      ),
    ],
  },
  'Jualan Lewat Video Pendek': {
    5: [
      said(
        'Video pertama saya hanya tangan membalik pisang goreng, tanpa musik. Ditonton 41 ribu kali dan hari itu gerobak habis pukul dua siang. Biasanya sampai magrib.',
        'Habis pukul dua siang itu angka yang lebih kami sukai daripada 41 ribu. Rekam lagi Minggu ini, sebelum lupa caranya.',
      ),
      said(
        'Saya penjahit dan takut kamera. Ternyata "menjawab satu komentar" cukup dengan suara dan gunting. Sudah sembilan pesanan kebaya dari satu video.',
      ),
      said(
        'Berhenti mengejar jumlah suka itu melegakan. Saya mencatat berapa yang bertanya harga, dan baru ketahuan video favorit saya justru paling tidak laku.',
      ),
    ],
    4: [
      said(
        'Rekam satu jam untuk lima video benar-benar berhasil, setelah dua Minggu yang kacau. Mungkin perlu contoh daftar gambar untuk jasa, bukan hanya makanan.',
        'Daftar gambar untuk jasa kami tambahkan: salon, servis AC, dan les privat lebih dulu.',
      ),
      said(
        'Singkat dan tidak bertele-tele, seperti videonya sendiri. Bagian membaca angka saya ulang tiga kali karena istilah di aplikasi saya berbeda.',
      ),
    ],
    3: [
      said(
        'Idenya segar. Untuk toko bahan bangunan seperti saya, pembelinya tukang yang jarang menonton, jadi hasilnya belum kelihatan setelah sebulan.',
        'Tukang memang jarang menonton, tetapi pemilik rumah menonton. Coba pola "kesalahan yang sering terjadi" untuk mereka.',
      ),
    ],
  },
  'Investasi Pertama yang Masuk Akal': {
    5: [
      said(
        'Tetangga menawarkan titip modal kambing dengan hasil 8 persen sebulan. Saya buka materi tiga tanda, cek daftar OJK, dan tidak jadi. Dua bulan kemudian orangnya hilang.',
        'Delapan persen sebulan itu tanda pertama yang tebal sekali. Senang uangnya selamat; sampaikan ke tetangga yang lain, ya.',
      ),
      said(
        'Menghitung biaya dua persen selama tiga puluh tahun dengan angka gaji sendiri membuat saya diam lama. Reksa dana lama saya pindahkan minggu itu juga.',
      ),
      said(
        'Kelas ini tidak menyuruh beli apa pun, dan justru itu yang saya cari. Saya dan istri menulis rencana satu halaman, ditempel di dalam lemari. Waktu pasar turun kemarin, kami baca, lalu tidur.',
      ),
    ],
    4: [
      said(
        'Bahasanya tenang dan tidak menjual mimpi. Saya ingin ada contoh untuk yang penghasilannya tidak tetap, seperti sopir daring; menyisihkan tiap bulan itu sulit.',
        'Betul, penghasilan harian perlu cara lain. Contoh sopir daring dan penjual pasar kami masukkan ke pembaruan berikutnya.',
      ),
      said(
        'Lembar kerjanya dipakai satu keluarga. Anak saya yang SMA yang paling rajin mengisi. Kuisnya bisa ditambah kasus nyata.',
      ),
    ],
    3: [
      said(
        'Isinya benar, hanya saja saya sudah sampai tahap memilih produk dan kelas ini berhenti sebelum itu. Untuk adik saya yang baru kerja, pas sekali.',
      ),
    ],
  },
  'Wawancara Kerja yang Meyakinkan': {
    5: [
      said(
        'Tujuh bulan melamar, selalu gugur di wawancara. Setelah menulis lima cerita dengan satu angka di ujungnya, saya diterima di pabrik makanan di Cikarang pada percobaan kedua.',
        'Selamat! Simpan kelima cerita itu. Enam bulan lagi, tulis yang keenam.',
      ),
      said(
        'Saya ibu yang kembali bekerja setelah sembilan tahun. Bab kelemahan membuat saya berhenti minta maaf atas jeda itu, dan mulai menceritakan koperasi sekolah yang saya urus.',
      ),
      said(
        'Menyebut rentang gaji lalu diam: empat detik terpanjang dalam hidup saya. Tawarannya naik Rp1,2 juta. Saya belum pernah mendapat sebanyak itu dengan tidak berkata apa-apa.',
      ),
    ],
    4: [
      said(
        'Contoh jawabannya terdengar seperti orang sungguhan. Wawancara daring hanya disinggung sebentar, padahal semua panggilan saya lewat layar.',
        'Benar, sekarang hampir semua lewat layar. Bagian tentang kamera, jeda, dan koneksi putus sedang kami rekam.',
      ),
      said(
        'Kirana menjawab pertanyaan saya di diskusi pada hari yang sama, lengkap dengan contoh kalimat. Saya berharap ada simulasi berpasangan.',
      ),
    ],
    3: [
      said(
        'Berguna untuk lulusan baru. Saya melamar sebagai manajer, dan pertanyaan tentang memimpin tim hanya dibahas satu cerita.',
      ),
    ],
  },
};

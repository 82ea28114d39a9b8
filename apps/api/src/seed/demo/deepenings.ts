/** Continuations of short articles, by topic: the procedure, or what usually goes wrong. */
export const deepenings: Readonly<Record<string, readonly string[]>> = {
  'jurnalistik-menulis': [
    '<h3>Langkah demi langkah</h3><ol><li>Tulis dalam satu kalimat apa yang terjadi, dan kepada siapa itu penting.</li><li>Kumpulkan tiga rincian yang hanya bisa diketahui oleh orang yang ada di sana.</li><li>Susun dari yang paling ingin diketahui pembaca, bukan dari yang paling dulu kamu temukan.</li><li>Bacakan keras-keras, lalu potong kalimat yang membuatmu menarik napas dua kali.</li></ol>',
    '<h3>Yang sering keliru</h3><p>Penulis pemula menyimpan bagian terbaik untuk akhir. Pembaca tidak menunggu selama itu. Letakkan yang kuat di depan, dan biarkan sisanya membuktikan. Kekeliruan kedua: memakai kata besar untuk menutupi fakta kecil. Kalau faktanya memang kecil, cari yang lain.</p>',
    '<h3>Dari meja redaksi</h3><p>Redaktur jarang membetulkan gaya. Yang mereka tanyakan hampir selalu sama: dari mana kamu tahu, siapa lagi yang bisa membenarkan, dan apa yang terjadi sesudahnya. Jawab tiga pertanyaan itu sebelum naskahmu dikirim, maka naskahmu akan kembali jauh lebih bersih.</p>',
  ],
  'data-ai': [
    '<h3>Langkah demi langkah</h3><ol><li>Tulis pertanyaannya dalam bahasa sehari-hari.</li><li>Lihat sepuluh baris data sebelum menghitung apa pun.</li><li>Kerjakan dengan cara paling sederhana yang mungkin benar.</li><li>Periksa hasilnya terhadap satu kasus yang sudah kamu ketahui jawabannya.</li><li>Catat langkah dan keputusanmu, supaya bulan depan bisa diulang.</li></ol>',
    '<h3>Yang sering keliru</h3><p>Orang tergesa ke alat sebelum mengerti datanya: satu baris itu mewakili apa, kapan dicatat, dan oleh siapa. Dua tabel dengan nama kolom yang sama bisa berarti dua hal yang berbeda. Tanyakan kepada yang mencatat, bukan kepada yang meminta laporan.</p>',
    '<h3>Contoh di lapangan</h3><p>Sebuah koperasi mengira penjualannya turun setiap Februari. Setelah dihitung per hari, ternyata tidak: Februari hanya lebih pendek. Banyak kesimpulan besar lahir dari pembagi yang keliru, jadi periksa pembaginya lebih dulu.</p>',
  ],
  pemrograman: [
    '<h3>Langkah demi langkah</h3><ol><li>Tulis apa yang seharusnya terjadi dalam satu kalimat.</li><li>Buat contoh terkecil yang bisa dijalankan.</li><li>Jalankan, baca hasilnya, dan bandingkan dengan kalimatmu.</li><li>Tambahkan satu hal saja, lalu jalankan lagi.</li><li>Setelah benar, rapikan namanya.</li></ol>',
    '<h3>Yang sering keliru</h3><p>Mengubah tiga hal sekaligus ketika program tidak jalan. Kalau kemudian berhasil, kamu tidak tahu sebabnya; kalau tidak, kamu punya tiga tersangka. Ubah satu, jalankan, kembalikan kalau tidak menolong. Lambat di awal, jauh lebih cepat pada akhirnya.</p>',
    '<h3>Di tempat kerja</h3><p>Rekanmu membaca kodemu lebih sering daripada kamu menulisnya. Nama yang jelas, fungsi yang pendek, dan pesan kesalahan yang menyebut apa yang harus dilakukan akan menghemat waktu mereka setiap hari, termasuk ketika kamu sedang cuti.</p>',
  ],
  desain: [
    '<h3>Langkah demi langkah</h3><ol><li>Sebutkan satu hal yang harus bisa dilakukan orang di layar ini.</li><li>Taruh hal itu di tempat pertama yang dilihat mata.</li><li>Singkirkan satu unsur, dan lihat apakah ada yang kehilangan.</li><li>Uji dengan isi yang sungguhan: nama panjang, harga mahal, gambar buruk.</li></ol>',
    '<h3>Yang sering keliru</h3><p>Merancang untuk tangkapan layar: nama yang pendek, foto yang sempurna, daftar yang selalu berisi lima. Kenyataan membawa nama tiga baris dan daftar kosong. Rancang untuk hari yang buruk lebih dulu, maka hari yang baik akan menyusul dengan sendirinya.</p>',
    '<h3>Dari studio</h3><p>Kami mencetak rancangan dan menempelnya di lorong. Orang yang lewat tidak tahu proyeknya, dan karena itu pertanyaannya jujur. Dalam sehari, tiga pertanyaan yang berulang hampir selalu menunjuk ke masalah yang sama.</p>',
  ],
  'bisnis-keuangan': [
    '<h3>Langkah demi langkah</h3><ol><li>Kumpulkan angka tiga bulan terakhir, seadanya.</li><li>Pisahkan uang usaha dari uang pribadi, walaupun hanya di kertas.</li><li>Tandai satu angka yang paling ingin kamu ubah.</li><li>Tulis satu tindakan dan tanggal memeriksanya.</li></ol>',
    '<h3>Yang sering keliru</h3><p>Menghitung ketika keadaan sedang baik. Hitunglah dengan bulan yang paling sepi: kalau rencanamu masih berdiri di sana, ia akan berdiri di mana saja. Kekeliruan kedua adalah lupa menghitung waktumu sendiri, seolah-olah ia tidak terbatas.</p>',
    '<h3>Kisah singkat</h3><p>Seorang pemilik laundri menaikkan omzet dua kali lipat dan kehabisan uang pada bulan yang sama. Pelanggan barunya membayar setelah tiga puluh hari, sementara sabun dan upah dibayar setiap Sabtu. Yang kurang bukan pelanggan, melainkan jarak antara keduanya.</p>',
  ],
  'pemasaran-digital': [
    '<h3>Langkah demi langkah</h3><ol><li>Pilih satu orang yang ingin kamu ajak bicara, dengan nama.</li><li>Tulis apa yang sedang ia coba selesaikan hari ini.</li><li>Buat satu janji yang bisa kamu buktikan.</li><li>Tayangkan, tunggu cukup lama, lalu lihat satu angka saja.</li></ol>',
    '<h3>Yang sering keliru</h3><p>Berpindah saluran setiap kali hasilnya lambat. Dua minggu di lima tempat mengajarkan lebih sedikit daripada sepuluh minggu di satu tempat. Kekeliruan kedua: mengukur yang mudah dihitung, bukan yang mendekatkan orang ke pembelian.</p>',
    '<h3>Contoh</h3><p>Toko sepatu kulit di Cibaduyut berhenti mengunggah foto produk selama sebulan dan hanya menjawab pertanyaan pelanggan lewat video. Pengikutnya hampir tidak bertambah. Pesanannya naik sepertiga, karena yang bertanya memang yang ingin membeli.</p>',
  ],
  'foto-video': [
    '<h3>Langkah demi langkah</h3><ol><li>Tentukan dari mana cahayanya datang sebelum mengangkat kamera.</li><li>Dekati sampai hanya yang penting yang tersisa di dalam bingkai.</li><li>Ambil tiga jarak: lebar, sedang, rincian.</li><li>Lihat hasilnya di layar besar, bukan hanya di layar kamera.</li></ol>',
    '<h3>Yang sering keliru</h3><p>Menganggap alat yang baru akan menyelesaikannya. Hampir semua gambar yang lemah diambil dari terlalu jauh, dengan cahaya dari arah yang salah, pada waktu yang salah. Ketiganya tidak memerlukan uang, hanya kesediaan datang lagi besok.</p>',
    '<h3>Di lokasi</h3><p>Datanglah lima belas menit lebih awal dan jangan memotret dulu. Perhatikan siapa yang memimpin, ke mana orang menoleh, dan di mana cahaya jatuh. Setelah itu, satu jam memotret akan menghasilkan lebih banyak daripada tiga jam tanpa melihat.</p>',
  ],
  bahasa: [
    '<h3>Langkah demi langkah</h3><ol><li>Dengarkan sekali tanpa membaca.</li><li>Dengarkan lagi sambil mengikuti tulisannya.</li><li>Ucapkan bersamaan, walaupun belum rapi.</li><li>Ucapkan sendiri tanpa melihat, lalu buat satu kalimat baru.</li></ol>',
    '<h3>Yang sering keliru</h3><p>Menunggu sempurna sebelum berbicara. Orang yang mendengarmu ingin mengerti, bukan menilai. Kesalahan kecil hampir selalu dimaafkan; diam terlalu lama yang membuat percakapan berhenti. Ucapkan dulu, perbaiki di kalimat berikutnya.</p>',
    '<h3>Kebiasaan kecil</h3><p>Sepuluh menit setiap pagi, pada tempat yang sama, dengan buku yang sama. Bahasa tumbuh dari pertemuan yang sering, bukan yang lama. Kalau suatu hari terlewat, jangan digandakan keesokan harinya; cukup mulai lagi.</p>',
  ],
  'pengembangan-diri': [
    '<h3>Langkah demi langkah</h3><ol><li>Pilih satu keadaan yang benar-benar akan terjadi minggu ini.</li><li>Tulis apa yang biasanya kamu lakukan, tanpa menghakimi.</li><li>Tulis satu hal kecil yang ingin kamu coba sebagai gantinya.</li><li>Sesudahnya, catat apa yang terjadi dalam dua kalimat.</li></ol>',
    '<h3>Yang sering keliru</h3><p>Mengubah semuanya sekaligus pada hari Senin. Tekad besar habis sebelum Kamis. Pilih perubahan yang begitu kecil sampai terasa lucu, dan kerjakan setiap hari. Yang kecil dan tetap akan menarik yang lain ikut bergerak.</p>',
    '<h3>Kata mereka yang mencoba</h3><p>Seorang perawat di Makassar melakukan latihan ini sambil menunggu lift. Ia tidak punya waktu tambahan; ia hanya memakai waktu yang sudah ada dengan cara lain. Cari jeda yang sudah ada dalam harimu sebelum mencari waktu baru.</p>',
  ],
  'kuliner-umkm': [
    '<h3>Langkah demi langkah</h3><ol><li>Timbang dan catat sebelum memasak, bukan sesudahnya.</li><li>Kerjakan dengan takaran yang sama dua kali berturut-turut.</li><li>Minta orang lain mengerjakannya dari catatanmu.</li><li>Perbaiki catatannya, bukan hanya masakannya.</li></ol>',
    '<h3>Yang sering keliru</h3><p>Mengandalkan rasa kira-kira karena sudah puluhan tahun memasak. Rasa kira-kira ikut sakit ketika kamu sakit, dan tidak bisa diajarkan kepada pegawai baru. Catatan yang baik membuat usahamu berjalan juga pada hari kamu beristirahat.</p>',
    '<h3>Dari dapur lain</h3><p>Sebuah katering di Semarang menemukan seperempat bahannya terbuang karena daging dipotong berbeda setiap hari. Setelah ukuran potongannya ditulis di dinding, belanjanya turun tanpa mengurangi porsi satu pun.</p>',
  ],
  'pendidikan-pengajaran': [
    '<h3>Langkah demi langkah</h3><ol><li>Tulis apa yang akan dilakukan murid, bukan apa yang akan dijelaskan guru.</li><li>Siapkan satu pertanyaan pembuka yang tidak punya jawaban salah.</li><li>Beri waktu diam tiga puluh detik sebelum meminta jawaban.</li><li>Tutup dengan satu hal yang akan mereka coba sendiri.</li></ol>',
    '<h3>Yang sering keliru</h3><p>Menjawab pertanyaan sendiri karena keheningan terasa lama. Murid memerlukan waktu lebih panjang daripada yang kita sangka, terutama yang jarang bicara. Hitung sampai sepuluh di dalam hati, dan tangan pertama biasanya muncul pada hitungan ketujuh.</p>',
    '<h3>Dari ruang kelas</h3><p>Seorang guru di Kupang mengganti ulangan mingguan dengan tiga pertanyaan yang dibuat murid sendiri. Bulan pertama pertanyaannya dangkal. Bulan ketiga, ia tidak sanggup menjawab salah satunya, dan kelas mencari jawabannya bersama.</p>',
  ],
  'teknologi-informasi': [
    '<h3>Langkah demi langkah</h3><ol><li>Catat keadaan sekarang sebelum mengubah apa pun.</li><li>Ubah satu hal, dan tulis mengapa.</li><li>Periksa bahwa yang lain masih bekerja.</li><li>Siapkan cara mengembalikannya, dan coba sekali.</li></ol>',
    '<h3>Yang sering keliru</h3><p>Menyalin perintah dari internet tanpa membaca pilihannya. Satu huruf bisa berarti "tanpa bertanya". Bacalah halaman bantuannya, jalankan di tempat percobaan, dan baru kemudian di tempat yang dipakai orang.</p>',
    '<h3>Pada pukul tiga pagi</h3><p>Yang menolongmu bukan kepintaran, melainkan catatan yang ditulis ketika tenang: apa yang harus diperiksa, dengan perintah apa, dan siapa yang boleh dibangunkan. Tulis untuk dirimu yang mengantuk.</p>',
  ],
};

/** Endings of short articles, by topic: an exercise on the content. */
export const practices: Readonly<Record<string, readonly string[]>> = {
  'jurnalistik-menulis': [
    'Latihan: buka satu tulisan yang kamu kagumi. Tandai di mana penulisnya memakai cara ini, lalu tulis satu paragraf tandingan tentang peristiwa di sekitarmu.',
    'Latihan: tulis seratus kata dengan cara ini, simpan semalam, lalu bacakan keras-keras. Coret kalimat yang membuatmu tersandung.',
    'Latihan: tunjukkan paragrafmu kepada seseorang yang tidak tahu topiknya. Catat pertanyaan pertamanya. Di situlah lubangnya.',
    '<blockquote>Kalimat yang baik tidak menarik perhatian kepada dirinya, tetapi kepada yang diceritakannya.</blockquote>',
  ],
  'data-ai': [
    'Latihan: ambil satu tabel yang kamu pakai bekerja. Terapkan langkah ini pada seratus baris pertama, dan catat satu hal yang mengejutkanmu.',
    'Latihan: sebelum menghitung, tulis tebakanmu. Bandingkan dengan hasilnya. Selisih di antara keduanya adalah hal yang baru kamu pelajari.',
    'Latihan: jelaskan hasilmu dalam dua kalimat tanpa istilah teknis. Kalau tidak bisa, hitungannya mungkin benar, tetapi ceritanya belum ada.',
    '<blockquote>Data yang rapi dan pertanyaan yang jelas mengalahkan alat yang canggih.</blockquote>',
  ],
  pemrograman: [
    'Latihan: ketik sendiri contohnya, jangan disalin. Ubah satu baris, tebak hasilnya, baru jalankan.',
    'Latihan: rusak contoh ini dengan sengaja dengan tiga cara, dan baca pesan kesalahannya baik-baik.',
    'Latihan: tulis ulang bagian ini besok tanpa melihat. Yang macet itulah yang perlu kamu baca lagi.',
    '<blockquote>Program ditulis sekali dan dibaca seratus kali. Tulislah untuk pembacanya.</blockquote>',
  ],
  desain: [
    'Latihan: kumpulkan lima contoh dari aplikasi yang kamu pakai hari ini. Mana yang paling jelas, dan karena apa?',
    'Latihan: buat tiga versi dalam lima belas menit tanpa menghias. Pilih satu, lalu tulis alasannya dalam satu kalimat.',
    'Latihan: perkecil rancanganmu sampai selebar jempol. Yang masih terbaca adalah yang terpenting.',
    '<blockquote>Desain yang baik terasa seperti tidak ada yang perlu dijelaskan.</blockquote>',
  ],
  'bisnis-keuangan': [
    'Latihan: isi dengan angkamu sendiri selama satu bulan, walaupun belum rapi. Angka kasar yang nyata lebih berguna daripada perkiraan yang indah.',
    'Latihan: ceritakan keputusan ini kepada seseorang yang ikut menanggung akibatnya, dan dengarkan keberatannya.',
    'Latihan: tulis satu hal yang akan kamu hentikan minggu ini. Berhenti sering lebih menguntungkan daripada menambah.',
    '<blockquote>Yang dicatat bisa diperbaiki. Yang diingat-ingat hanya bisa disesali.</blockquote>',
  ],
  'pemasaran-digital': [
    'Latihan: terapkan pada satu produk saja selama satu minggu. Catat angkanya sebelum dan sesudah.',
    'Latihan: tanyakan kepada tiga pelanggan dengan kata-kata mereka sendiri. Salin jawabannya apa adanya.',
    'Latihan: lihat tiga pesaing, lalu tulis apa yang tidak mereka katakan. Di situlah tempatmu.',
    '<blockquote>Orang tidak membeli produkmu. Mereka membeli sore yang lebih tenang.</blockquote>',
  ],
  'foto-video': [
    'Latihan: ambil sepuluh gambar dari benda yang sama, masing-masing dengan satu perubahan. Pilih satu, dan jelaskan mengapa.',
    'Latihan: ulangi pada pagi, siang, dan sore. Susun berdampingan, dan perhatikan bayangannya.',
    'Latihan: tonton hasilmu tanpa suara, atau lihat dalam hitam putih. Apa yang masih bercerita?',
    '<blockquote>Cahaya dulu, lalu jarak, baru kamera.</blockquote>',
  ],
  bahasa: [
    'Latihan: ucapkan keras-keras lima kali, rekam yang kelima, lalu dengarkan. Perbaiki satu hal saja.',
    'Latihan: tulis tiga kalimat tentang harimu dengan pola ini. Kirim ke teman belajar, atau tulis di Diskusi.',
    'Latihan: besok pagi, ingat kembali tanpa melihat catatan. Yang terlupa, tulis di kartu kecil.',
    '<blockquote>Bahasa dikuasai dengan salah ribuan kali kepada orang yang sabar.</blockquote>',
  ],
  'pengembangan-diri': [
    'Latihan: coba selama tiga hari dan catat satu kalimat setiap malam. Jangan menilai dulu, cukup mencatat.',
    'Latihan: pilih bagian terkecil yang bisa kamu lakukan dalam dua menit, dan lakukan sekarang.',
    'Latihan: minta satu orang yang kamu percaya menilai hasilnya. Ucapkan terima kasih, apa pun katanya.',
    '<blockquote>Kebiasaan kecil yang bertahan mengalahkan tekad besar yang lewat.</blockquote>',
  ],
  'kuliner-umkm': [
    'Latihan: kerjakan untuk satu menu dulu, dengan timbangan dan nota belanja di dekatmu.',
    'Latihan: minta tiga orang mencoba tanpa kamu beri tahu apa yang berubah. Catat kata pertama mereka.',
    'Latihan: ulangi resep yang sama tiga kali dengan takaran yang ditimbang. Rasa yang sama adalah usaha, rasa yang kebetulan adalah hobi.',
    '<blockquote>Timbangan lebih jujur daripada perasaan.</blockquote>',
  ],
  'pendidikan-pengajaran': [
    'Latihan: pilih satu pertemuan minggu ini dan coba satu perubahan saja. Catat apa yang dilakukan murid, bukan apa yang kamu lakukan.',
    'Latihan: minta tiga murid menjelaskan kembali dengan kata-kata mereka. Jawaban mereka adalah cermin penjelasanmu.',
    'Latihan: bagikan rancanganmu kepada rekan satu mata pelajaran, dan tanyakan bagian mana yang akan membingungkan muridnya.',
    '<blockquote>Mengajar bukan menuang, melainkan menyalakan.</blockquote>',
  ],
  'teknologi-informasi': [
    'Latihan: kerjakan di mesin percobaan, bukan di yang dipakai orang. Catat setiap perintah beserta alasannya.',
    'Latihan: tuliskan langkahmu supaya rekan yang baru masuk bisa mengulanginya tanpa bertanya.',
    'Latihan: bayangkan ini gagal pada pukul tiga pagi. Apa yang pertama kali kamu periksa, dan apakah kamu bisa melihatnya?',
    '<blockquote>Yang belum pernah dicoba dipulihkan belum punya cadangan.</blockquote>',
  ],
};

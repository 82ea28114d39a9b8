import { assignment, lesson, list, one, quiz, right, section, wrong } from '../demo-class.ts';

/** From an idea to a text that a newsroom accepts: the second half of the class. */
export const menulisBeritaLanjut = [
  section(
    'Turun ke lapangan',
    lesson(
      'Menyiapkan liputan dalam satu halaman',
      'Tulis empat hal sebelum berangkat: apa yang ingin kamu buktikan, siapa yang tahu, dokumen apa yang bisa membantah, dan apa yang akan kamu lakukan kalau semuanya keliru. Satu halaman cukup, dan menyelamatkanmu dari pulang dengan tangan kosong.',
      'Telepon satu orang sehari sebelumnya. Bukan untuk wawancara, melainkan untuk bertanya: siapa lagi yang sebaiknya saya temui?',
      list(
        'Nomor telepon lima orang, bukan satu',
        'Pengisi daya dan buku catatan kertas',
        'Kartu pengenal dan surat tugas',
      ),
    ),
    lesson(
      'Mencatat supaya bisa ditulis',
      'Catat dengan tiga lapis: yang dikatakan, yang terlihat, dan yang kamu tanyakan kepada diri sendiri. Lapis kedua hampir selalu terlupa, padahal di sanalah adeganmu: bau solar, sandal yang tertinggal, jam dinding yang mati.',
      'Rekaman suara adalah cadangan, bukan catatan. Dua jam rekaman berarti empat jam mendengarkan. Tulis menit ke berapa kalimat yang penting muncul.',
      'Rapikan catatan pada hari yang sama. Besok pagi, separuh singkatanmu sudah tidak bisa kamu baca.',
    ),
    lesson(
      'Ketika narasumber tidak mau bicara',
      'Orang menolak karena takut, malu, sibuk, atau pernah dikecewakan wartawan. Tanyakan yang mana. Jawabannya menentukan langkahmu: menunggu, menjamin kerahasiaan, datang lain waktu, atau mendengarkan keluhannya lebih dulu.',
      'Jangan menjanjikan yang bukan wewenangmu. Nama yang disamarkan harus disetujui redaktur, dan alasannya ditulis.',
    ),
    assignment(
      'Tugas: rencana liputan satu halaman',
      'Pilih satu perubahan di lingkunganmu: harga, jalan, sekolah, air, atau pasar. Tulis rencana liputannya dalam satu halaman: dugaan, lima narasumber, dua dokumen, dan pertanyaan yang paling kamu takuti.',
      'Sertakan alasan mengapa pembaca perlu tahu minggu ini, bukan bulan depan.',
    ),
    assignment(
      'Tugas: dua puluh menit di satu tempat',
      'Duduk dua puluh menit di tempat yang ramai tanpa membuka ponsel. Catat tiga puluh hal yang kamu lihat, dengar, dan cium. Pilih lima yang hanya mungkin terjadi di tempat itu, lalu susun menjadi satu paragraf pembuka.',
    ),
  ),
  section(
    'Menulis berita utuh',
    lesson(
      'Menyusun kerangka dengan kartu',
      'Tulis setiap fakta, kutipan, dan adegan di kartu terpisah. Susun di lantai. Yang tidak menemukan tempat setelah tiga kali dicoba memang bukan bagian dari cerita ini.',
      'Tandai kartu yang menjawab “lalu kenapa?”. Kalau tidak ada, kamu belum selesai meliput.',
    ),
    lesson(
      'Paragraf yang saling menarik',
      'Akhiri paragraf dengan sesuatu yang menimbulkan pertanyaan, lalu jawab di paragraf berikutnya. Pembaca turun karena ingin tahu, bukan karena kasihan.',
      'Satu paragraf, satu gagasan. Di ponsel, paragraf lima kalimat sudah menjadi tembok. Pecah sebelum pembacamu pergi.',
      '<blockquote>Kata sambung terbaik adalah urutan yang benar.</blockquote>',
    ),
    lesson(
      'Judul yang jujur',
      'Judul menjanjikan, tubuh berita membayar. Tulis sepuluh judul, buang yang bisa dipakai untuk berita lain, buang yang menyembunyikan pokoknya supaya diklik. Yang tersisa biasanya dua, dan yang lebih pendek biasanya menang.',
      'Uji dengan satu pertanyaan: kalau pembaca hanya membaca judul ini lalu pergi, apakah ia pulang dengan pengertian yang benar?',
    ),
    quiz(
      'Kuis: dari kerangka sampai judul',
      one(
        'Kartu faktamu tidak menemukan tempat setelah tiga kali disusun. Apa yang kamu lakukan?',
        'Menyisihkannya dari cerita ini',
        ['Menaruhnya di akhir', 'Menjadikannya judul', 'Menulisnya dua kali'],
        'Fakta yang bagus tetap bisa menjadi milik cerita lain.',
      ),
      wrong(
        'Judul yang menyembunyikan pokok berita lebih jujur.',
        'Judul menjanjikan, dan janji yang samar sulit ditagih.',
      ),
      right('Satu paragraf sebaiknya memuat satu gagasan.', 'Di layar ponsel, paragraf panjang tampak seperti tembok.'),
      one(
        'Apa ukuran judul yang baik?',
        'Pembaca yang hanya membaca judul tetap mengerti dengan benar',
        ['Pembaca penasaran', 'Panjangnya delapan kata', 'Memuat tanda tanya'],
        'Banyak orang memang hanya membaca judulnya.',
      ),
    ),
    assignment(
      'Tugas: kerangka dan tiga lead',
      'Susun kerangka beritamu dalam delapan sampai dua belas butir. Tulis tiga lead yang berbeda, lalu jelaskan dalam dua kalimat mana yang kamu pilih dan apa yang kamu korbankan.',
    ),
    assignment(
      'Tugas: naskah pertama, 500 kata',
      'Tulis berita utuh sekitar 500 kata dari liputanmu. Paling sedikit tiga narasumber, satu dokumen, dan satu adegan. Jangan menyunting sambil menulis: selesaikan dulu, walaupun jelek.',
      'Kumpulkan bersama daftar angka dan asalnya.',
    ),
  ),
  section(
    'Terbit dan sesudahnya',
    lesson(
      'Menawarkan naskah ke redaksi',
      'Redaktur membaca surelmu di antara dua rapat. Tiga kalimat cukup: apa ceritanya, mengapa sekarang, dan mengapa kamu. Tempelkan paragraf pertama, lampirkan naskahnya, dan sebutkan fotonya kalau ada.',
      'Tidak dijawab selama seminggu berarti boleh bertanya sekali. Ditolak berarti boleh ditawarkan ke tempat lain hari itu juga.',
    ),
    lesson(
      'Hak jawab, ralat, dan permintaan maaf',
      'Kalau keliru, betulkan secepatnya, seterbuka mungkin, di tempat yang sama. Ralat yang tersembunyi lebih merusak daripada kesalahannya. Tulis apa yang keliru, apa yang benar, dan kapan dibetulkan.',
      'Hak jawab bukan hukuman. Orang yang diberitakan boleh menjelaskan, dan kamu wajib memuatnya dengan seimbang.',
      'Simpan catatan dan rekamanmu paling sedikit dua tahun.',
    ),
    assignment(
      'Tugas: disunting teman sekelas',
      'Tukar naskah dengan satu peserta lewat Diskusi. Beri tiga catatan: satu untuk isi, satu untuk urutan, satu untuk kalimat. Kumpulkan catatan yang kamu terima, dan jelaskan mana yang kamu pakai.',
    ),
    assignment(
      'Proyek akhir: berita siap kirim',
      'Perbaiki naskahmu dalam tiga putaran seperti di bagian menyunting. Kumpulkan naskah akhir, judul, keterangan foto, dan surel penawaran tiga kalimat.',
      'Pengajar menilai dengan ukuran yang dipakai Ruang Redaksi untuk naskah penulis lepas.',
    ),
  ),
];

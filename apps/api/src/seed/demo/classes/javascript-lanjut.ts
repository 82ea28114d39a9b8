import { assignment, lesson, list, one, quiz, right, section, worksheet, wrong } from '../demo-class.ts';

/** From the shopping calculator to something that others use: the second half of the class. */
export const javascriptLanjut = [
  section(
    'Data dari luar',
    lesson(
      'Menunggu tanpa membeku',
      'Sebagian jawaban datang belakangan: isi berkas, cuaca di kotamu, harga cabai hari ini. Peramban tidak berhenti untuk menunggunya. Ia memberimu janji, sebuah <code>Promise</code>, lalu melanjutkan pekerjaan lain.',
      '<pre><code>const jawaban = await fetch("harga.json");\nconst harga = await jawaban.json();\nconsole.log(harga.length);</code></pre>',
      'Kata <code>await</code> berarti: lanjutkan baris berikutnya setelah jawabannya ada. Ia hanya boleh dipakai di dalam fungsi yang diberi tanda <code>async</code>, supaya pembaca tahu bahwa fungsi itu bisa lama.',
    ),
    lesson(
      'Ketika jawabannya tidak datang',
      'Sinyal hilang di lift, server sedang diperbaiki, alamatnya salah ketik. Program yang baik mengatakannya dengan kalimat yang bisa ditindaklanjuti: apa yang gagal, dan apa yang bisa dicoba.',
      '<pre><code>try {\n  tampilkan(await ambilHarga());\n} catch {\n  pesan("Harga belum bisa dimuat. Periksa sinyalmu, lalu coba lagi.");\n}</code></pre>',
      list(
        'Tiga keadaan selalu ada: memuat, berhasil, gagal.',
        'Uji yang ketiga dengan mematikan jaringan di tab Network.',
        'Jangan menelan kesalahan diam-diam; dirimu minggu depan akan mencarinya.',
      ),
    ),
    lesson(
      'Mengolah daftar',
      'Daftar harga yang datang dari luar jarang berbentuk seperti yang kamu mau. <code>filter</code> memilih, <code>map</code> mengubah, dan <code>sort</code> mengurutkan. Masing-masing menghasilkan daftar baru, jadi bisa disambung dan diuji satu per satu.',
      '<pre><code>const termurah = harga\n  .filter((barang) =&gt; barang.stok &gt; 0)\n  .toSorted((a, b) =&gt; a.harga - b.harga)\n  .slice(0, 5);</code></pre>',
      'Baca dari atas seperti resep: ambil yang ada stoknya, urutkan dari yang termurah, ambil lima. Kalau kamu tidak bisa membacanya keras-keras, pecah dan beri nama.',
    ),
    quiz(
      'Kuis: data dari luar',
      one(
        'Apa yang dilakukan await?',
        'Melanjutkan baris berikutnya setelah jawabannya ada',
        ['Menghentikan peramban', 'Mengulang permintaan', 'Menghapus kesalahan'],
        'Peramban tetap bisa dipakai selama menunggu.',
      ),
      right('filter menghasilkan daftar baru dan tidak mengubah yang lama.', 'Karena itu aman disambung.'),
      wrong('Pesan kesalahan terbaik adalah “Terjadi kesalahan”.', 'Pembaca perlu tahu apa yang bisa dicoba.'),
    ),
    assignment(
      'Tugas: daftar harga yang bisa dicari',
      'Tambahkan daftar harga dari berkas JSON ke kalkulator belanjamu. Pengguna bisa mencari namanya dan menambahkannya ke keranjang dengan satu ketukan. Sertakan keadaan memuat dan gagal.',
    ),
  ),
  section(
    'Kode yang bisa dirawat',
    lesson(
      'Satu berkas, satu urusan',
      'Berkas 600 baris bisa berjalan, tetapi tidak bisa diceritakan. Pindahkan hitungan ke <code>hitung.js</code>, tampilan ke <code>tampilan.js</code>, dan penyimpanan ke <code>simpan.js</code>. Sambungkan dengan <code>import</code> dan <code>export</code>.',
      'Ukuran yang jujur: kalau bulan depan ibumu minta diskon anggota, berapa berkas yang harus kamu ubah? Kalau jawabannya satu, pembagianmu benar.',
      'Yang paling mudah dipisahkan adalah hitungan, karena ia tidak menyentuh halaman. Mulailah dari sana, dan biarkan tampilan menyusul setelah hitungannya tenang.',
    ),
    lesson(
      'Menguji hitungan',
      'Fungsi yang hanya menghitung mudah diuji: beri masukan, bandingkan keluaran. Tidak perlu alat apa pun untuk memulai.',
      '<pre><code>function samakan(hasil, harapan, nama) {\n  if (hasil !== harapan) console.error(nama, hasil, harapan);\n}\nsamakan(total([]), 0, "keranjang kosong");\nsamakan(total([{ harga: 500, jumlah: 3 }]), 1500, "tiga permen");</code></pre>',
      'Tulis ujian untuk keranjang kosong, jumlah nol, dan harga yang sangat besar. Kesalahan paling mahal hampir selalu tinggal di tepi.',
    ),
    lesson(
      'Memperbaiki dengan tenang',
      'Ketika ada yang salah, jangan langsung mengubah. Ulangi kesalahannya, kecilkan, tulis dugaanmu, lalu buktikan dengan satu perubahan. Buka tab Sources, pasang titik henti, dan lihat nilai yang sebenarnya.',
      list(
        'Catat langkah untuk mengulanginya.',
        'Hapus setengah kode; kesalahannya masih ada?',
        'Setelah benar, tambahkan ujian yang tadi akan gagal.',
      ),
      'Pemrogram yang berpengalaman tidak membuat lebih sedikit kesalahan. Mereka menemukannya lebih cepat karena caranya sama setiap kali.',
    ),
    assignment(
      'Tugas: rapikan kalkulatormu',
      'Pecah kalkulator belanjamu menjadi paling sedikit tiga berkas, dan tulis lima ujian untuk hitungannya. Kirim tautannya, dan ceritakan satu hal yang menjadi lebih mudah sesudahnya.',
    ),
  ),
  section(
    'Proyek: dipakai orang lain',
    lesson(
      'Menayangkan tanpa biaya',
      'Halaman statis bisa ditayangkan gratis dari penyimpanan Git. Kamu mengirim perubahan, beberapa menit kemudian orang lain melihatnya. Tidak ada server yang harus dirawat.',
      'Sebelum mengirim tautannya, buka dari ponsel dengan sinyal buruk. Berapa detik sampai bisa dipakai? Gambar 4 MB adalah tersangka pertama.',
      'Beri nama halaman yang jelas dan satu kalimat penjelasan. Orang yang menerima tautan tanpa keterangan akan menutupnya.',
    ),
    lesson(
      'Menonton orang memakainya',
      'Duduk di samping seseorang yang belum pernah melihat aplikasimu. Minta ia menghitung belanjaan minggu ini. Jangan membantu, jangan menjelaskan, catat saja di mana jarinya berhenti.',
      'Tiga orang cukup untuk menemukan sebagian besar masalah. Perbaiki yang membuat dua di antara mereka berhenti, lalu ulangi.',
      'Yang paling sulit adalah diam. Kalau kamu ingin menjelaskan, berarti halamannya yang belum menjelaskan.',
    ),
    worksheet('Lembar kerja: catatan tiga pengguna'),
    quiz(
      'Kuis: proyek akhir',
      one(
        'Berapa orang yang biasanya cukup untuk menemukan sebagian besar masalah pemakaian?',
        'Tiga',
        ['Satu', 'Tiga puluh', 'Seratus'],
        'Orang keempat hampir selalu berhenti di tempat yang sama.',
      ),
      right('Saat menonton orang memakai aplikasimu, sebaiknya kamu diam.', 'Penjelasanmu tidak ikut terkirim.'),
      one(
        'Apa tersangka pertama kalau halaman lambat dibuka?',
        'Gambar yang besar',
        ['Nama variabel', 'Jumlah komentar', 'Warna latar'],
        'Ukur dulu di tab Network.',
      ),
    ),
    assignment(
      'Tugas: tiga pengguna',
      'Minta tiga orang memakai aplikasimu, dan catat di mana masing-masing berhenti. Perbaiki dua hal, lalu tulis apa yang kamu ubah dan mengapa.',
    ),
    assignment(
      'Proyek akhir: aplikasi untuk satu orang yang kamu kenal',
      'Buat aplikasi kecil yang menyelesaikan satu kerepotan orang yang kamu kenal: daftar belanja, catatan utang warung, atau jadwal giliran. Tayangkan, kirim tautannya, dan tulis satu halaman tentang keputusan yang kamu ambil.',
    ),
  ),
];

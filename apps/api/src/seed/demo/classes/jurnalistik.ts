import {
  ask,
  lesson,
  list,
  many,
  newsWriting,
  one,
  pause,
  peer,
  quiz,
  right,
  section,
  teacher,
  video,
  welcome,
  worksheet,
  wrong,
  type DemoClass,
} from '../demo-class.ts';

export const jurnalistik: readonly DemoClass[] = [
  {
    title: 'Cek Fakta untuk Semua Orang',
    format: 'self-paced',
    topic: 'jurnalistik-menulis',
    mitra: 'ruang-redaksi',
    cover: 'jurnalistik-5',
    price: 0,
    description:
      'Memeriksa kabar berantai, foto lama, dan angka yang meyakinkan dengan alat gratis, dalam waktu kurang dari sepuluh menit.',
    requirements: ['Ponsel atau laptop', 'Satu kabar yang membuatmu ragu'],
    about: [
      'Hoaks menang karena cepat, bukan karena pintar. Kelas ini mengajarkan langkah yang dipakai pemeriksa fakta, dengan urutan yang bisa kamu ingat saat grup keluarga sedang ramai.',
      list('Menelusuri asal sebuah foto', 'Membaca angka dan grafik dengan curiga', 'Menyanggah tanpa mempermalukan'),
    ],
    completionMessage: '<p>Kamu sekarang punya kebiasaan yang langka: berhenti sepuluh menit sebelum meneruskan.</p>',
    sections: [
      section(
        'Berhenti dulu',
        welcome,
        lesson(
          'Tanda-tanda kabar yang perlu dicurigai',
          'Kabar bohong jarang terlihat bohong. Yang sama dari hampir semuanya: membuatmu marah atau takut, meminta diteruskan segera, dan tidak menyebut siapa yang bisa ditanya.',
        ),
        lesson(
          'Mencari sumber pertama',
          'Telusuri ke belakang sampai kamu menemukan siapa yang pertama mengatakannya. Potong satu kalimat khas dari pesan itu, taruh di antara tanda kutip, lalu cari. Sering kali ia sudah beredar sejak tiga tahun lalu dengan nama kota lain.',
        ),
      ),
      section(
        'Alat yang gratis',
        video('Contoh: menelusuri sebuah foto'),
        lesson(
          'Pencarian gambar terbalik',
          'Unggah fotonya ke dua mesin pencari gambar, bukan satu. Lihat hasil yang paling tua lebih dulu. Foto yang benar pun bisa bohong kalau keterangannya diganti.',
        ),
        lesson(
          'Angka yang menyesatkan',
          'Tanyakan tiga hal kepada setiap angka: dari berapa, dibandingkan dengan kapan, dan siapa yang menghitung. Grafik yang sumbunya tidak mulai dari nol bisa membuat selisih kecil tampak seperti jurang.',
        ),
        quiz(
          'Kuis: benar, salah, atau belum tahu',
          one(
            'Sebuah foto banjir ternyata benar, tetapi diambil enam tahun lalu di kota lain. Apa sebutan yang tepat?',
            'Konteksnya keliru',
            ['Fotonya palsu', 'Kabarnya benar', 'Itu pendapat'],
            'Gambarnya asli. Yang menyesatkan adalah keterangan waktu dan tempatnya.',
          ),
          wrong(
            'Kalau sebuah kabar muncul di banyak akun, kabar itu pasti benar.',
            'Banyak akun bisa menyalin dari satu sumber yang sama. Yang dihitung adalah sumber yang berdiri sendiri.',
          ),
          many(
            'Mana yang termasuk sumber pertama?',
            ['Putusan pengadilan', 'Rekaman utuh pidato'],
            ['Ringkasan di media sosial', 'Tangkapan layar tanpa tautan'],
            'Sumber pertama adalah dokumen atau rekaman aslinya, sebelum diolah orang lain.',
          ),
        ),
        lesson(
          'Menyanggah dengan baik',
          'Mulai dari yang benar, sebut yang salah sekali saja, lalu tutup dengan yang benar lagi. Sampaikan kepada orangnya lebih dulu, jangan di depan seluruh grup.',
        ),
      ),
    ],
    threads: [
      ask(
        'Menyanggah dengan baik',
        'Paman saya malah tersinggung waktu saya kirim hasil pemeriksaannya. Ada cara lain?',
        teacher(
          'Coba tanyakan dulu dari mana beliau mendapatnya, dan minta dibantu mencari sumber pertama bersama. Orang lebih mudah melepas kabar yang ia temukan sendiri kelirunya.',
        ),
        peer('Saya biasanya kirim lewat pesan pribadi, bukan di grup. Jauh lebih adem.'),
      ),
      ask(
        'Pencarian gambar terbalik',
        'Kalau fotonya sudah diedit sedikit, misalnya dipotong, apakah masih ketemu?',
        teacher(
          'Biasanya masih. Kalau tidak, potong lagi sampai tinggal bagian yang khas, misalnya papan nama atau bangunan, lalu cari bagian itu saja.',
        ),
      ),
    ],
    state: { kind: 'published', daysAgo: 210, participants: 64 },
  },
  {
    title: 'Menulis Feature yang Hidup',
    format: 'self-paced',
    topic: 'jurnalistik-menulis',
    mitra: 'ruang-redaksi',
    cover: 'jurnalistik-4',
    price: 229_000,
    promotion: { normalPrice: 329_000, days: 9 },
    description:
      'Dari adegan pembuka sampai kalimat penutup: menulis kisah panjang tentang manusia yang membuat pembaca lupa sedang membaca.',
    requirements: ['Pernah menulis berita pendek', 'Seorang tokoh yang bisa kamu temui dua kali'],
    about: [
      'Feature adalah jurnalisme yang diceritakan. Faktanya sama ketatnya, tetapi pembaca mengikutinya karena ingin tahu apa yang terjadi kemudian.',
      'Setiap materi memakai satu kisah nyata tentang pembuat perahu di pesisir utara, dari catatan lapangan sampai naskah terbit.',
    ],
    completionMessage:
      '<p>Naskahmu sudah jadi. Kirim kepada tokohmu untuk memeriksa fakta, bukan untuk meminta pujian, lalu tawarkan ke redaksi.</p>',
    sections: [
      section(
        'Mencari kisah',
        welcome,
        lesson(
          'Tokoh, keinginan, halangan',
          'Kisah lahir ketika seseorang menginginkan sesuatu dan ada yang menghalanginya. Tanpa halangan, yang kamu punya adalah profil perusahaan.',
        ),
        lesson(
          'Mengumpulkan rincian',
          'Catat yang tidak bisa ditanyakan lewat telepon: bau lem kayu, kalender yang berhenti di bulan Maret, cara tangannya mengukur tanpa meteran. Sepuluh rincian kamu catat, dua akan kamu pakai.',
        ),
        worksheet('Lembar kerja: catatan lapangan'),
      ),
      section(
        'Menyusun',
        lesson(
          'Adegan dan jembatan',
          'Susun naskah dari adegan, bagian yang terjadi di depan mata pembaca, dan jembatan, bagian yang menjelaskan. Kalau dua jembatan bertemu, sisipkan adegan.',
        ),
        video('Contoh: membongkar satu feature'),
        lesson(
          'Dialog yang perlu',
          'Kutip percakapan hanya kalau ia menggerakkan cerita atau memperlihatkan watak. Sisanya lebih cepat diceritakan.',
        ),
        lesson(
          'Menutup lingkaran',
          'Penutup yang baik membuat pembaca kembali sebentar ke adegan pembuka dan melihatnya dengan cara lain. Jangan menutup dengan nasihat.',
        ),
        quiz(
          'Kuis: struktur feature',
          one(
            'Apa fungsi utama "jembatan" dalam feature?',
            'Memberi penjelasan di antara adegan',
            ['Mengulang pembuka', 'Menampung kutipan yang sisa', 'Menutup cerita'],
            'Jembatan memberi latar dan makna, lalu mengantar pembaca ke adegan berikutnya.',
          ),
          right(
            'Fakta dalam feature harus diperiksa seketat dalam berita.',
            'Gayanya lebih leluasa, tanggung jawabnya sama.',
          ),
          one(
            'Tiga jembatan berturut-turut membuat pembaca lelah. Apa yang sebaiknya kamu lakukan?',
            'Menyisipkan adegan di antaranya',
            ['Memperpanjang kalimatnya', 'Menambah angka', 'Memindahkan semuanya ke akhir'],
            'Adegan mengembalikan pembaca ke tempat dan orang.',
          ),
        ),
      ),
    ],
    threads: [
      ask(
        'Mengumpulkan rincian',
        'Bolehkah rincian yang saya ingat tetapi tidak saya catat ikut ditulis?',
        teacher(
          'Boleh kalau kamu yakin, dan periksa kembali ke tokohnya atau ke foto. Ingatan suka menambahkan yang indah.',
        ),
      ),
    ],
    state: { kind: 'published', daysAgo: 95, participants: 21 },
  },
  {
    title: 'Podcast Jurnalistik dari Kamar',
    format: 'self-paced',
    topic: 'jurnalistik-menulis',
    mitra: 'ruang-redaksi',
    cover: 'jurnalistik-7',
    price: 189_000,
    description:
      'Merencanakan, merekam, dan menyunting satu episode podcast yang enak didengar, dengan ponsel dan selimut sebagai peredam.',
    requirements: ['Ponsel dengan perekam suara', 'Penyunting suara gratis di laptop', 'Kamar yang bisa ditutup'],
    about: [
      'Pendengar memaafkan cerita yang sederhana, tetapi tidak suara yang menyiksa. Kelas ini membereskan keduanya.',
      'Di akhir kelas kamu punya satu episode tujuh menit, lengkap dengan pembuka, dua narasumber, dan musik yang izinnya jelas.',
    ],
    sections: [
      section(
        'Sebelum merekam',
        welcome,
        pause('Dengarkan: ruang dan gema'),
        lesson(
          'Satu episode, satu pertanyaan',
          'Episode yang bagus menjawab satu pertanyaan yang benar-benar mengganggumu. Tulis pertanyaan itu di atas naskah, dan buang semua yang tidak membantu menjawabnya.',
        ),
        lesson(
          'Menulis untuk telinga',
          'Kalimat lisan pendek, memakai kata kerja, dan menyebut nama lebih sering daripada kata ganti. Pendengar tidak bisa menggulir ke atas.',
        ),
      ),
      section(
        'Merekam dan menyunting',
        lesson(
          'Studio dari selimut',
          'Lemari pakaian yang terbuka, kasur yang ditegakkan, dan jarak sejengkal dari mikrofon mengalahkan alat mahal di ruang kosong.',
        ),
        lesson(
          'Menyunting napas',
          'Potong pengulangan, sisakan jeda. Percakapan yang semua napasnya dibuang terdengar seperti mesin yang tergesa.',
        ),
        lesson(
          'Musik dan izinnya',
          'Pakai musik yang lisensinya kamu simpan buktinya: karya sendiri, domain publik, atau lisensi terbuka yang membolehkan pemakaianmu. "Hanya sepuluh detik" bukan izin.',
        ),
        quiz(
          'Kuis: suara yang enak',
          one(
            'Rekaman terdengar bergema. Apa yang paling membantu?',
            'Menambah bahan lunak di sekitar mikrofon',
            ['Menaikkan volume', 'Merekam di kamar mandi', 'Memakai musik yang keras'],
            'Bahan lunak menyerap pantulan suara.',
          ),
          wrong(
            'Musik di bawah sepuluh detik selalu boleh dipakai tanpa izin.',
            'Tidak ada batas waktu seperti itu. Yang menentukan adalah lisensinya.',
          ),
          many(
            'Ciri naskah yang ditulis untuk telinga:',
            ['Kalimatnya pendek', 'Nama disebut lebih sering'],
            ['Banyak anak kalimat', 'Banyak angka beruntun'],
            'Pendengar tidak bisa mengulang dengan mudah, jadi setiap kalimat harus cukup sendiri.',
          ),
        ),
      ),
    ],
    threads: [
      ask(
        'Studio dari selimut',
        'Di rumah saya suara motor lewat terus. Direkam malam saja atau ada cara lain?',
        peer('Saya rekam jam lima pagi, dan bilang ke narasumber dari awal. Ternyata mereka juga suka jam segitu.'),
        teacher(
          'Kalau suaranya memang bagian dari tempat tinggal tokohmu, rekam terpisah satu menit dan pakai sebagai suasana. Yang mengganggu hanyalah yang memotong kalimat.',
        ),
      ),
    ],
    state: { kind: 'published', daysAgo: 74, participants: 13 },
  },
  {
    title: 'Bootcamp Jurnalis Muda',
    format: 'bootcamp',
    topic: 'jurnalistik-menulis',
    mitra: 'ruang-redaksi',
    cover: 'jurnalistik-6',
    price: 2_900_000,
    promotion: { normalPrice: 3_500_000, days: 21 },
    description:
      'Dua belas minggu dari liputan pertama sampai portofolio lima karya, dengan penugasan mingguan seperti di redaksi sungguhan.',
    requirements: ['Lima jam seminggu untuk liputan', 'Laptop', 'Bersedia naskahnya dibahas bersama'],
    about: [
      'Redaksi mencari orang yang sudah pernah salah dan memperbaikinya. Bootcamp ini memberi ruang untuk keduanya.',
      list(
        'Lima karya: berita, feature, wawancara, foto cerita, dan jurnalisme data',
        'Pembahasan naskah setiap minggu',
        'Etika dan keselamatan peliputan',
      ),
    ],
    completionMessage:
      '<p>Lima karya, dua belas minggu. Susun portofoliomu dari yang paling kamu banggakan, bukan dari yang paling baru.</p>',
    sections: [
      section(
        'Bulan 1: dasar',
        welcome,
        lesson(
          'Minggu 1: hari pertama di redaksi',
          'Rapat redaksi mencari satu hal: usulan yang bisa dikerjakan hari ini. Datang dengan tiga usulan, masing-masing satu kalimat, dan tahu siapa yang akan kamu telepon pertama.',
        ),
        lesson(
          'Minggu 2: liputan lapangan',
          'Tiba lebih awal, pulang paling akhir. Sebagian besar cerita terjadi sebelum acara mulai dan sesudah mikrofon dimatikan.',
        ),
        lesson(
          'Minggu 3: menulis di bawah tenggat',
          'Tulis pembuka dan penutup dulu, lalu isi tengahnya. Kalau tenggat datang, naskahmu tetap berdiri.',
        ),
        lesson(
          'Minggu 4: wawancara sulit',
          'Narasumber yang menghindar memberitahumu di mana ceritanya. Ulangi pertanyaan dengan kata lain, dan biarkan diam bekerja.',
        ),
        worksheet('Lembar kerja bulan pertama'),
        quiz(
          'Kuis bulan 1',
          one(
            'Apa yang paling dibutuhkan rapat redaksi dari sebuah usulan?',
            'Bisa dikerjakan dan jelas siapa yang dihubungi',
            ['Judul yang puitis', 'Foto yang bagus', 'Panjang naskahnya'],
            'Usulan dinilai dari kelayakan dan dampaknya bagi pembaca.',
          ),
          right(
            'Narasumber berhak tahu untuk apa wawancara dilakukan.',
            'Kode etik mewajibkan wartawan memperkenalkan diri dan tujuannya, dengan pengecualian yang sangat terbatas.',
          ),
          one(
            'Tenggat tinggal sepuluh menit dan satu fakta belum pasti. Apa yang kamu lakukan?',
            'Menerbitkan tanpa fakta itu',
            ['Menerbitkan dengan tanda tanya', 'Menebak dari konteks', 'Menyalin dari media lain'],
            'Lebih baik kurang satu fakta daripada salah satu fakta.',
          ),
        ),
        newsWriting(
          'Tugas Akhir bulan 1: berita dari sekitarmu',
          'Datangi satu peristiwa di sekitarmu pekan ini: rapat RT, panen, pertandingan, perbaikan jalan. Bicaralah dengan paling sedikit dua orang.',
          'Tulis sebagai berita lugas. Mulai dari hal terpenting, dan pastikan pembaca tahu siapa, apa, kapan, di mana, mengapa, dan bagaimana. AI-sisten boleh dipakai sesering kamu mau; pengajar yang memutuskan.',
        ),
      ),
      section(
        'Bulan 2: mendalami',
        lesson(
          'Minggu 5: jurnalisme data',
          'Satu tabel dari situs pemerintah bisa menjadi berita kalau kamu menanyakan yang tidak dijawab ringkasannya. Simpan berkas aslinya sebelum kamu ubah.',
        ),
        lesson(
          'Minggu 6: foto untuk penulis',
          'Ambil satu foto lebar, satu potret, satu rincian. Tiga gambar ini cukup untuk hampir semua naskah.',
        ),
        video('Contoh: pembahasan naskah'),
        lesson(
          'Minggu 7: feature',
          'Habiskan satu hari penuh bersama tokohmu tanpa wawancara. Datang lagi keesokan harinya, baru bertanya.',
        ),
        lesson(
          'Minggu 8: etika',
          'Etika diuji ketika tidak ada yang melihat. Tanyakan: apakah aku masih akan menulisnya begini kalau tokohnya adalah ibuku, atau lawanku?',
        ),
      ),
      section(
        'Bulan 3: portofolio',
        lesson(
          'Minggu 9 dan 10: proyek akhir',
          'Pilih topik yang membuatmu tetap penasaran setelah lelah. Dua minggu cukup untuk cerita yang dalam tentang hal yang kecil.',
        ),
        pause(),
        lesson(
          'Minggu 11: disunting dan menyunting',
          'Menyunting naskah orang lain adalah cara tercepat melihat kebiasaan burukmu sendiri.',
        ),
        lesson(
          'Minggu 12: menawarkan karya',
          'Surat penawaran yang baik lima kalimat: apa ceritanya, mengapa sekarang, apa yang sudah kamu punya, kapan selesai, dan siapa kamu.',
        ),
      ),
    ],
    threads: [
      ask(
        'Minggu 3: menulis di bawah tenggat',
        'Saya selalu menulis dari atas ke bawah dan macet di paragraf ketiga. Normal tidak ya?',
        peer('Normal banget, saya juga. Setelah coba tulis penutup dulu, tengahnya malah mengalir.'),
        teacher(
          'Paragraf ketiga adalah tempat kita kehabisan hal yang pasti. Tanda bahwa liputannya kurang satu telepon, bukan bahwa kamu tidak bisa menulis.',
        ),
      ),
    ],
    state: { kind: 'published', daysAgo: 46, participants: 18 },
  },
];

import {
  ask,
  lesson,
  list,
  many,
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

export const teknologi: readonly DemoClass[] = [
  {
    title: 'Linux untuk Pekerjaan Pertama',
    format: 'self-paced',
    topic: 'teknologi-informasi',
    mitra: 'kelana-data',
    cover: 'teknologi-1',
    price: 179_000,
    description: 'Terminal, berkas, proses, dan layanan: cukup Linux untuk tidak panik pada hari pertama bekerja.',
    requirements: ['Laptop yang bisa menjalankan mesin virtual', 'Tidak perlu pengalaman Linux'],
    about: [
      'Terminal terasa gelap karena tidak ada yang menjelaskan jawabannya. Di kelas ini, setiap perintah datang bersama cara membaca keluarannya.',
    ],
    sections: [
      section(
        'Terminal',
        welcome,
        lesson(
          'Di mana aku, ada apa di sini',
          '<code>pwd</code>, <code>ls -l</code>, dan <code>cd</code>. Tiga perintah ini menjawab tiga pertanyaan pertama di mesin mana pun.',
        ),
        lesson(
          'Hak akses',
          'Tiga kelompok, tiga hak: pemilik, kelompok, dan semua orang; baca, tulis, jalankan. <code>chmod 777</code> hampir selalu jawaban yang salah.',
        ),
        worksheet('Lembar kerja: kamus perintahmu'),
      ),
      section(
        'Mesin yang berjalan',
        lesson(
          'Proses dan sinyal',
          'Hentikan dengan sopan dulu, baru paksa. <code>kill</code> tanpa angka meminta, <code>kill -9</code> tidak memberi kesempatan berbenah.',
        ),
        lesson(
          'Layanan dan log',
          '<code>systemctl status</code> dan <code>journalctl -u</code> menjawab sebagian besar pertanyaan "mengapa tidak jalan".',
        ),
        video('Contoh: layanan yang tidak mau menyala'),
        lesson(
          'Ruang yang habis',
          '<code>df -h</code> menunjukkan disk mana yang penuh, <code>du -sh *</code> menunjukkan siapa yang memakannya.',
        ),
        quiz(
          'Kuis: Linux',
          one(
            'Perintah untuk melihat isi folder beserta rinciannya:',
            'ls -l',
            ['pwd', 'cd', 'whoami'],
            'Pilihan -l menampilkan hak akses, pemilik, ukuran, dan waktu.',
          ),
          wrong(
            'chmod 777 adalah cara yang baik untuk mengatasi masalah izin.',
            'Itu membuka berkas untuk semua orang.',
          ),
          one(
            'Di mana melihat log sebuah layanan systemd?',
            'journalctl -u nama',
            ['ls -l', 'df -h', 'top'],
            'Journal menyimpan keluaran layanan.',
          ),
        ),
      ),
    ],
    threads: [
      ask(
        'Proses dan sinyal',
        'Kenapa kadang kill biasa tidak mempan?',
        teacher(
          'Prosesnya mungkin sedang menunggu disk atau jaringan, atau memang mengabaikan sinyal itu. Tunggu beberapa detik dan lihat lognya. kill -9 adalah pilihan terakhir.',
        ),
      ),
    ],
    state: { kind: 'published', daysAgo: 108, participants: 23 },
  },
  {
    title: 'Keamanan Siber untuk Kantor Kecil',
    format: 'self-paced',
    topic: 'teknologi-informasi',
    mitra: 'kelana-data',
    cover: 'teknologi-2',
    price: 159_000,
    promotion: { normalPrice: 229_000, days: 11 },
    description:
      'Kata sandi, cadangan, surel palsu, dan rencana saat kejadian: perlindungan yang bisa dikerjakan tanpa tim IT.',
    requirements: ['Tanggung jawab atas beberapa komputer atau akun'],
    about: [
      'Penyerang jarang membobol. Mereka masuk dengan kata sandi yang bocor dan surel yang meyakinkan.',
      list('Pengelola kata sandi dan faktor kedua', 'Cadangan yang teruji', 'Latihan menghadapi surel palsu'),
    ],
    sections: [
      section(
        'Pintu',
        welcome,
        lesson(
          'Satu akun, satu kata sandi',
          'Kata sandi yang dipakai di dua tempat aman seperti tempat yang paling lemah di antara keduanya. Pengelola kata sandi menyelesaikan ini dalam satu sore.',
        ),
        lesson(
          'Faktor kedua',
          'Aplikasi pembuat kode lebih kuat daripada SMS. Simpan kode cadangannya di kertas, di tempat yang bukan laptopmu.',
        ),
        lesson(
          'Mengenali surel palsu',
          'Mendesak, mengancam, atau menawarkan hadiah, lalu meminta klik. Periksa alamat pengirim sesungguhnya, dan hubungi lewat nomor yang kamu tahu.',
        ),
      ),
      section(
        'Kalau terjadi',
        lesson(
          'Tiga salinan',
          'Tiga salinan, dua jenis media, satu di tempat lain. Lalu coba pulihkan satu berkas setiap bulan.',
        ),
        video('Contoh: satu jam pertama'),
        lesson(
          'Rencana satu halaman',
          'Siapa yang dihubungi, apa yang diputus dari jaringan, dan siapa yang boleh bicara ke luar. Tulis sebelum diperlukan, dan cetak.',
        ),
        worksheet('Lembar kerja: rencana kejadian'),
        quiz(
          'Kuis: keamanan',
          many(
            'Tanda-tanda surel palsu:',
            ['Mendesak dan mengancam', 'Alamat pengirim tidak cocok'],
            ['Ditulis dalam bahasa Indonesia', 'Ada logo'],
            'Logo mudah disalin, alamat dan nada yang mendesak lebih berbicara.',
          ),
          one(
            'Apa arti aturan 3-2-1?',
            'Tiga salinan, dua media, satu di tempat lain',
            ['Tiga orang, dua kunci, satu pintu', 'Tiga kata sandi', 'Tiga kali sehari'],
            'Supaya satu kejadian tidak menghapus semuanya.',
          ),
          right(
            'Cadangan yang belum pernah dicoba dipulihkan belum bisa diandalkan.',
            'Banyak cadangan ternyata kosong saat dibutuhkan.',
          ),
        ),
      ),
    ],
    state: { kind: 'published', daysAgo: 67, participants: 14 },
  },
  {
    title: 'Bootcamp DevOps',
    format: 'bootcamp',
    topic: 'teknologi-informasi',
    mitra: 'kelana-data',
    cover: 'teknologi-3',
    price: 5_500_000,
    description:
      'Tiga bulan membangun jalur rilis lengkap: kontainer, otomasi, pemantauan, dan pemulihan, dengan satu layanan yang kamu rawat sendiri.',
    requirements: ['Linux dasar', 'Pernah menulis program', 'Delapan jam seminggu'],
    about: [
      'DevOps bukan nama alat. Ia kebiasaan membuat perubahan kecil yang cepat ketahuan kalau salah.',
      list(
        'Kontainer dan orkestrasi',
        'Rilis otomatis dengan jalan mundur',
        'Pemantauan yang membangunkan orang yang tepat',
      ),
    ],
    completionMessage:
      '<p>Layananmu sudah berjalan, terpantau, dan bisa dipulihkan. Ajak seseorang mematikannya, lalu bangkitkan kembali.</p>',
    sections: [
      section(
        'Bulan 1: fondasi',
        welcome,
        lesson(
          'Kontainer, bukan mesin kecil',
          'Kontainer adalah proses dengan pandangan yang dibatasi. Satu kontainer, satu tugas, dan tidak ada yang penting di dalamnya.',
        ),
        lesson(
          'Membangun citra yang kecil',
          'Mulai dari dasar yang sempit, salin daftar ketergantungan lebih dulu, dan jalankan bukan sebagai root.',
        ),
        lesson(
          'Jaringan dan rahasia',
          'Rahasia tidak masuk citra dan tidak masuk Git. Ia diberikan saat berjalan, dan bisa diganti tanpa membangun ulang.',
        ),
        quiz(
          'Kuis bulan 1',
          wrong(
            'Kata sandi basis data sebaiknya ditulis di dalam citra kontainer.',
            'Siapa pun yang memegang citranya memegang kata sandinya.',
          ),
          one(
            'Mengapa daftar ketergantungan disalin lebih dulu?',
            'Supaya lapisannya bisa dipakai ulang',
            ['Supaya lebih aman', 'Karena urutan abjad', 'Supaya citra lebih besar'],
            'Kode berubah lebih sering daripada ketergantungan.',
          ),
          right('Kontainer sebaiknya tidak berjalan sebagai root.', 'Kalau ditembus, dampaknya lebih kecil.'),
        ),
      ),
      section(
        'Bulan 2: otomasi',
        lesson(
          'Jalur yang sama setiap kali',
          'Yang dikerjakan manusia setiap rilis akan suatu hari terlewat. Tulis jalurnya, dan jadikan satu-satunya jalan.',
        ),
        lesson(
          'Migrasi tanpa berhenti',
          'Tambah kolom dulu, isi, baru pakai, baru hapus yang lama. Empat rilis kecil lebih aman daripada satu yang besar.',
        ),
        video('Contoh: rilis dan mundur'),
        lesson(
          'Rilis bertahap',
          'Lima persen pengguna dulu, lihat angkanya, lalu semuanya. Jalan mundur harus lebih cepat daripada jalan maju.',
        ),
        worksheet('Lembar kerja: daftar rilis'),
      ),
      section(
        'Bulan 3: bertahan',
        lesson(
          'Empat angka',
          'Lama jawaban, jumlah permintaan, kesalahan, dan kejenuhan. Mulai dari empat angka ini sebelum menambah yang lain.',
        ),
        lesson(
          'Alarm yang pantas',
          'Alarm membangunkan orang hanya kalau ada yang harus dilakukan sekarang. Sisanya menunggu pagi.',
        ),
        pause(),
        lesson(
          'Catatan tanpa menyalahkan',
          'Tulis apa yang terjadi, mengapa masuk akal saat itu, dan apa yang diubah. Orang yang takut disalahkan berhenti melapor.',
        ),
        lesson(
          'Latihan kacau',
          'Matikan satu bagian dengan sengaja pada jam kerja. Lebih baik menemukannya sekarang daripada Minggu malam.',
        ),
      ),
    ],
    threads: [
      ask(
        'Migrasi tanpa berhenti',
        'Tim saya bilang terlalu lambat karena empat kali rilis. Ada cara meyakinkan mereka?',
        teacher(
          'Hitung berapa lama pemulihan dari migrasi besar terakhir yang gagal. Biasanya lebih dari empat rilis kecil digabung.',
        ),
        peer('Kami mulai dari satu tabel yang paling sering bermasalah. Setelah itu semua minta caranya.'),
      ),
    ],
    state: { kind: 'published', daysAgo: 72, participants: 8 },
  },
];

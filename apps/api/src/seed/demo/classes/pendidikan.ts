import {
  ask,
  lesson,
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

export const pendidikan: readonly DemoClass[] = [
  {
    title: 'Mengajar Daring yang Hidup',
    format: 'self-paced',
    topic: 'pendidikan-pengajaran',
    mitra: 'suara-kata',
    cover: 'pendidikan-1',
    price: 149_000,
    description: 'Merancang pertemuan daring yang membuat murid menyalakan kamera karena ingin, bukan karena disuruh.',
    requirements: ['Pernah mengajar daring', 'Satu rencana pertemuan yang akan dipakai'],
    about: [
      'Memindahkan ceramah ke layar hanya memindahkan kantuknya. Kelas ini menyusun ulang pertemuan dari apa yang dilakukan murid.',
    ],
    sections: [
      section(
        'Merancang',
        welcome,
        lesson(
          'Lima menit pertama',
          'Beri sesuatu yang dikerjakan sejak detik pertama: satu pertanyaan di layar, satu jawaban di kolom obrolan. Yang sudah bersuara sekali lebih mudah bersuara lagi.',
        ),
        lesson(
          'Irama sepuluh menit',
          'Setiap sepuluh menit, murid yang bekerja. Menjelaskan, mencoba, membahas, lalu ulangi.',
        ),
        worksheet('Lembar kerja: rencana satu pertemuan'),
      ),
      section(
        'Menjalankan',
        lesson(
          'Ruang kecil dengan tugas jelas',
          'Ruang diskusi gagal karena tugasnya kabur. Tulis satu pertanyaan, satu hasil, satu juru bicara, dan waktunya.',
        ),
        video('Contoh: pertemuan empat puluh menit'),
        lesson(
          'Yang koneksinya buruk',
          'Sediakan jalan lain yang sama terhormatnya: rekaman ringan, lembar kerja, dan pesan suara.',
        ),
        quiz(
          'Kuis: mengajar daring',
          one(
            'Apa yang sebaiknya terjadi dalam lima menit pertama?',
            'Murid mengerjakan sesuatu',
            ['Absensi panjang', 'Guru memperkenalkan materi setahun', 'Menunggu semua masuk'],
            'Keterlibatan awal menentukan sisanya.',
          ),
          right(
            'Ruang diskusi kecil memerlukan tugas yang jelas dan waktu yang disebut.',
            'Tanpa itu ruang kecil menjadi ruang sunyi.',
          ),
          one(
            'Murid dengan koneksi buruk sebaiknya',
            'diberi jalan belajar lain yang setara',
            ['dianggap absen', 'dikeluarkan', 'diminta membeli kuota'],
            'Akses yang berbeda bukan kesungguhan yang berbeda.',
          ),
        ),
      ),
    ],
    threads: [
      ask(
        'Ruang kecil dengan tugas jelas',
        'Murid saya diam semua di ruang diskusi.',
        teacher(
          'Mulai dari berdua, tiga menit, satu pertanyaan yang tidak punya jawaban salah. Setelah dua minggu, naikkan menjadi empat orang.',
        ),
        peer('Saya pakai "ceritakan sarapanmu" dulu, ampuh.'),
      ),
    ],
    state: { kind: 'published', daysAgo: 98, participants: 16 },
  },
  {
    title: 'Merancang Asesmen yang Adil',
    format: 'self-paced',
    topic: 'pendidikan-pengajaran',
    mitra: 'suara-kata',
    cover: 'pendidikan-2',
    price: 129_000,
    description:
      'Menulis soal dan rubrik yang mengukur apa yang diajarkan, serta memberi umpan balik yang dibaca murid.',
    requirements: ['Satu ulangan atau tugas yang ingin diperbaiki'],
    about: [
      'Soal yang buruk menghukum murid yang berpikir. Soal yang baik memberi tahu gurunya apa yang harus diajarkan lagi.',
    ],
    sections: [
      section(
        'Soal',
        welcome,
        lesson(
          'Mulai dari bukti',
          'Tanyakan dulu: apa yang akan dilakukan murid kalau ia sudah paham? Soalnya adalah kesempatan melakukan itu.',
        ),
        lesson(
          'Pengecoh yang bermakna',
          'Setiap pilihan salah harus mewakili kesalahpahaman yang nyata. Dari jawaban kelas, kamu tahu apa yang perlu diluruskan.',
        ),
      ),
      section(
        'Rubrik dan umpan balik',
        lesson(
          'Rubrik empat baris',
          'Empat ukuran, tiga tingkat, dengan kata yang dipahami murid. Bagikan sebelum tugas dikerjakan, bukan sesudah.',
        ),
        lesson(
          'Umpan balik yang dikerjakan',
          'Satu hal yang sudah baik, satu hal yang diperbaiki, dan waktu untuk memperbaikinya. Nilai tanpa kesempatan kedua jarang dibaca.',
        ),
        worksheet('Lembar kerja: rubrikmu'),
        quiz(
          'Kuis: asesmen',
          one(
            'Kapan rubrik sebaiknya dibagikan?',
            'Sebelum tugas dikerjakan',
            ['Setelah dinilai', 'Saat pengumuman', 'Tidak perlu'],
            'Murid berhak tahu apa yang dinilai.',
          ),
          right(
            'Pilihan salah yang baik mewakili kesalahpahaman yang nyata.',
            'Dengan begitu jawaban salah pun memberi informasi.',
          ),
          many(
            'Umpan balik yang berguna:',
            ['Menunjuk satu hal yang diperbaiki', 'Memberi kesempatan memperbaiki'],
            ['Hanya angka', 'Hanya pujian umum'],
            'Umpan balik dinilai dari apa yang dilakukan sesudahnya.',
          ),
        ),
      ),
    ],
    state: { kind: 'published', daysAgo: 51, participants: 6 },
  },
  {
    title: 'Membacakan Buku untuk Anak',
    format: 'self-paced',
    topic: 'pendidikan-pengajaran',
    mitra: 'suara-kata',
    cover: 'pendidikan-3',
    price: 0,
    description:
      'Memilih buku, memakai suara, dan bertanya di tengah cerita: dua puluh menit sehari yang menumbuhkan pembaca.',
    requirements: ['Satu anak, satu buku'],
    about: ['Anak tidak butuh pembaca yang hebat. Ia butuh pembaca yang ada.'],
    sections: [
      section(
        'Memilih dan membaca',
        welcome,
        lesson(
          'Buku yang tepat',
          'Pilih yang gambarnya bercerita dan kalimatnya enak diulang. Kalau anak meminta buku yang sama ketujuh belas kali, itu tandanya bekerja.',
        ),
        lesson(
          'Suara dan jeda',
          'Kamu tidak perlu menjadi dalang. Pelan, jelas, dan berhenti sebelum membalik halaman sudah cukup.',
        ),
        pause('Dengarkan: jeda dan tempo'),
      ),
      section(
        'Bercakap',
        lesson(
          'Bertanya tanpa menguji',
          '"Menurutmu ia akan ke mana?" mengundang. "Warna apa ini?" menguji. Pilih yang pertama.',
        ),
        quiz(
          'Kuis: membacakan buku',
          one(
            'Pertanyaan mana yang mengundang anak berpikir?',
            'Menurutmu apa yang terjadi sesudah ini?',
            ['Ini warna apa?', 'Ada berapa bebeknya?', 'Sudah dengar belum?'],
            'Menebak kelanjutan mengajak anak membangun cerita.',
          ),
          wrong(
            'Membaca buku yang sama berulang kali membuang waktu.',
            'Pengulangan membangun kosakata dan rasa aman.',
          ),
          right('Berhenti sejenak sebelum membalik halaman membuat anak penasaran.', 'Jeda adalah bagian dari cerita.'),
        ),
        lesson(
          'Kalau anak tidak mau duduk',
          'Bacakan sambil ia bermain. Telinganya tetap mendengar, dan kakinya akan kembali.',
        ),
      ),
    ],
    threads: [
      ask(
        'Kalau anak tidak mau duduk',
        'Anak saya tiga tahun lari-lari terus. Baru di halaman lima sudah hilang.',
        peer('Punya saya juga begitu. Sekarang malah hafal isi bukunya padahal kelihatannya main.'),
        teacher(
          'Itu wajar. Pilih buku yang lebih pendek dan taruh di tempat ia bermain. Kehadiranmu lebih penting daripada halaman terakhir.',
        ),
      ),
    ],
    state: { kind: 'published', daysAgo: 145, participants: 38 },
  },
];

import { ask, lesson, list, one, peer, quiz, right, section, teacher, welcome, type DemoClass } from '../demo-class.ts';

export const fotoCerita: DemoClass = {
  title: 'Foto Cerita: dari Ide sampai Pameran',
  format: 'intensive',
  topic: 'foto-video',
  mitra: 'ruang-redaksi',
  cover: 'foto-1',
  price: 950_000,
  description:
    'Empat minggu membuat satu foto cerita tentang lingkunganmu, dengan panduan mingguan dari fotografer dan redaktur foto.',
  requirements: ['Kamera apa pun, termasuk ponsel', 'Waktu memotret di luar rumah minimal dua kali seminggu'],
  about: [
    'Satu foto yang bagus membuat orang berhenti. Serangkaian foto yang disusun dengan baik membuat mereka mengerti.',
    'Setiap minggu kamu membaca panduannya, memotret, lalu memilih. Di minggu keempat, rangkaianmu siap dipamerkan, di dinding atau di layar.',
  ],
  sections: [
    section(
      'Minggu 1: menemukan cerita',
      welcome,
      lesson(
        'Cerita ada di dekatmu',
        'Pilih tempat yang bisa kamu datangi berulang kali tanpa ongkos: pasar, bengkel tetangga, lapangan sepak bola. Cerita yang dekat memberimu waktu, dan waktu memberimu kepercayaan orang yang kamu potret.',
        'Tulis usulanmu dalam tiga kalimat: siapa tokohnya, apa yang ia inginkan, dan apa yang menghalanginya.',
      ),
      lesson(
        'Izin dan kepercayaan',
        'Perkenalkan diri sebelum mengangkat kamera. Jelaskan untuk apa fotonya, di mana akan tampil, dan bahwa ia boleh menolak sekarang atau nanti.',
        'Untuk anak-anak, minta izin orang tuanya. Untuk orang yang sedang berduka, datanglah tanpa kamera lebih dulu.',
      ),
    ),
    section(
      'Minggu 2 dan 3: memotret',
      lesson(
        'Daftar bidikan',
        'Rangkaian yang utuh biasanya memuat beberapa jenis foto. Jadikan daftar ini pegangan, bukan aturan.',
        list(
          '<strong>Pembuka:</strong> tempat dan suasananya',
          '<strong>Potret:</strong> tokohmu, dengan matanya',
          '<strong>Rincian:</strong> tangan, alat, benda yang dipakai',
          '<strong>Interaksi:</strong> tokohmu bersama orang lain',
          '<strong>Penutup:</strong> gambar yang membuat orang berpikir',
        ),
      ),
      lesson(
        'Cahaya yang tersedia',
        'Lampu kilat mengusir suasana. Datanglah pada pagi dan sore, ketika bayangan panjang memberi bentuk, dan perhatikan jendela: cahaya dari samping hampir selalu lebih menarik daripada dari depan.',
        'Kunci pencahayaan pada bagian yang terang supaya langit dan kulit tidak hilang. Bayangan yang gelap masih bisa bercerita, putih yang kosong tidak.',
      ),
    ),
    section(
      'Minggu 4: menyusun',
      lesson(
        'Memilih sepuluh dari lima ratus',
        'Pilih cepat pada putaran pertama: ya atau tidak, dua detik tiap foto. Tunggu sehari. Pada putaran kedua, cetak kecil-kecil dan susun di lantai. Foto yang kamu sayangi tetapi tidak menggerakkan cerita harus pergi.',
        'Tulis keterangan foto yang menambah, bukan mengulang: siapa, kapan, di mana, dan satu hal yang tidak terlihat.',
      ),
      quiz(
        'Kuis: foto cerita',
        one(
          'Berapa jenis foto dalam daftar bidikan di kelas ini?',
          'Lima',
          ['Dua', 'Sepuluh', 'Satu'],
          'Pembuka, potret, rincian, interaksi, penutup.',
        ),
        right('Untuk memotret anak-anak, izin orang tua diperlukan.', 'Anak belum bisa memberi persetujuan sendiri.'),
        one(
          'Cahaya dari mana yang biasanya lebih menarik?',
          'Dari samping',
          ['Dari depan', 'Dari lampu kilat', 'Dari bawah'],
          'Cahaya samping memberi bentuk.',
        ),
      ),
    ),
  ],
  threads: [
    ask(
      'Cerita ada di dekatmu',
      'Usulan saya tentang bengkel ayah saya. Terlalu dekat, atau justru bagus?',
      peer('Menurutku bagus. Kamu bisa datang kapan saja, dan beliau sudah percaya.'),
      teacher(
        'Bagus, asalkan kamu siap memotret hal yang tidak kamu sukai juga. Datang sekali tanpa kamera, catat apa yang biasanya tidak kamu perhatikan.',
      ),
    ),
    ask(
      'Izin dan kepercayaan',
      'Di pasar, orangnya terlalu banyak untuk dimintai izin satu per satu. Bagaimana sebaiknya?',
      teacher(
        'Untuk suasana umum, cukup minta izin pengelola dan jangan sembunyi-sembunyi. Begitu satu wajah menjadi pokok fotomu, minta izin kepadanya, sebelum atau sesudahnya.',
      ),
      peer('Saya selalu menunjukkan hasilnya di layar. Hampir semuanya lalu minta dikirimi.'),
    ),
    ask(
      'Cahaya yang tersedia',
      'Warung tokoh saya buka malam hari dan lampunya satu. Kalau ISO dinaikkan, fotonya berbintik.',
      peer('Punyaku juga begitu. Akhirnya kupindah ke dekat lampu etalase.'),
      teacher(
        'Bintik tidak apa-apa, kabur yang mengganggu. Cari sumber cahaya yang sudah ada di sana, seperti etalase atau kompor, dan tunggu tokohmu mendekat ke situ.',
      ),
    ),
  ],
  state: { kind: 'published', daysAgo: 21, participants: 24 },
};

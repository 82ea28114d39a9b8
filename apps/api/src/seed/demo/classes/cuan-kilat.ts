import { lesson, list, quiz, right, section, wrong, one, type DemoClass } from '../demo-class.ts';

/** The class of the mitra that operators stopped: nobody can buy it any more. */
export const cuanKilat: DemoClass = {
  title: 'Trading Harian untuk Pemula',
  format: 'self-paced',
  topic: 'bisnis-keuangan',
  mitra: 'akademi-cuan-kilat',
  cover: 'bisnis-5',
  price: 349_000,
  description: 'Membaca grafik, menentukan waktu masuk dan keluar, dan mencatat setiap transaksi dari ponselmu.',
  requirements: ['Ponsel', 'Rekening efek atas nama sendiri'],
  about: [
    'Satu jam setiap pagi sebelum pasar dibuka, dengan daftar periksa yang sama setiap hari.',
    list('Membaca tiga pola harga', 'Menentukan batas rugi sebelum membeli', 'Mencatat alasan setiap transaksi'),
  ],
  sections: [
    section(
      'Sebelum pasar buka',
      lesson(
        'Daftar periksa pagi',
        'Buka berita, lihat pasar semalam, dan tulis tiga saham yang akan kamu perhatikan. Lebih dari tiga, kamu tidak sempat melihat satu pun dengan benar.',
        'Tulis juga alasanmu memilihnya. Kalau alasannya "katanya", coret.',
      ),
      lesson(
        'Batas rugi',
        'Tentukan harga keluar sebelum membeli, dan pasang pesanannya saat itu juga. Orang yang menentukannya belakangan selalu memilih angka yang lebih jauh.',
        'Dua persen dari modal untuk satu transaksi sudah banyak. Sepuluh kali salah berturut-turut masih menyisakan sebagian besar modalmu.',
      ),
    ),
    section(
      'Setelah pasar tutup',
      lesson(
        'Buku catatan',
        'Catat jam, harga, alasan, dan perasaanmu. Kolom terakhir kelihatannya aneh, dan setelah sebulan menjadi yang paling banyak mengajari.',
        'Bandingkan hasilmu dengan indeks. Kalau kalah tiga bulan berturut-turut, indeksnya lebih pintar.',
      ),
      quiz(
        'Kuis: disiplin',
        one(
          'Kapan batas rugi ditentukan?',
          'Sebelum membeli',
          ['Setelah harga turun', 'Di akhir bulan', 'Tidak perlu'],
          'Setelah membeli, keputusanmu sudah dipengaruhi harapan.',
        ),
        wrong('Saham yang banyak dibicarakan pasti naik.', 'Ramai bukan alasan; tulis alasanmu sendiri.'),
        right('Hasil perlu dibandingkan dengan indeks.', 'Tanpa pembanding, kamu tidak tahu apakah usahamu berguna.'),
      ),
    ),
  ],
  state: { kind: 'published', daysAgo: 34, participants: 6 },
};

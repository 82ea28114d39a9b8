import { lesson, list, one, quiz, right, section, welcome, type DemoClass } from '../demo-class.ts';

export const iklanDigital: DemoClass = {
  title: 'Iklan Digital dengan Anggaran Kecil',
  format: 'self-paced',
  topic: 'pemasaran-digital',
  mitra: 'kelana-data',
  cover: 'pemasaran-1',
  price: 199_000,
  description:
    'Memasang, mengukur, dan menghentikan iklan dengan anggaran mulai Rp25.000 sehari, tanpa menebak-nebak apa yang berhasil.',
  requirements: ['Satu produk atau jasa yang ingin kamu jual', 'Akun media sosial usahamu'],
  about: [
    'Anggaran kecil bukan halangan, asal setiap rupiahnya menjawab satu pertanyaan. Kelas ini mengajarkan cara bertanya, bukan cara menekan tombol yang tampilannya berganti setiap bulan.',
    'Kamu akan merancang tiga percobaan untuk usahamu, menjalankannya seminggu, dan memutuskan mana yang dilanjutkan.',
  ],
  sections: [
    section(
      'Sebelum membayar',
      welcome,
      lesson(
        'Siapa yang sudah membeli?',
        'Iklan memperbesar yang sudah ada. Sebelum mencari orang baru, tanyakan kepada lima pembeli terakhir: dari mana tahu, apa yang hampir membuat batal, dan kepada siapa mereka akan menceritakannya.',
        'Kata-kata mereka adalah bahan iklan terbaikmu. Salin apa adanya, jangan diperhalus.',
      ),
      lesson(
        'Menghitung batas biaya',
        'Kalau untungmu Rp40.000 per pesanan, iklan yang menghabiskan Rp45.000 untuk satu pesanan berarti rugi, seberapa ramai pun tampaknya.',
        list(
          'Untung per pesanan, setelah bahan, kemasan, dan ongkos',
          'Berapa kali rata-rata pelanggan kembali',
          'Bagian dari untung itu yang rela kamu belanjakan untuk iklan',
        ),
        'Tulis angkanya sebelum iklan tayang. Setelah tayang, kamu akan tergoda menawarnya.',
      ),
    ),
    section(
      'Menjalankan percobaan',
      lesson(
        'Ubah satu hal saja',
        'Dua iklan yang berbeda gambar, judul, dan sasaran tidak mengajarkan apa pun. Ubah satu hal, biarkan yang lain sama, dan beri keduanya anggaran yang setara.',
        'Jalankan paling sedikit empat hari. Hari gajian, akhir pekan, dan hujan mengubah perilaku orang lebih daripada warna tombolmu.',
      ),
      lesson(
        'Kapan berhenti',
        'Tetapkan aturannya di depan: hentikan kalau sudah menghabiskan dua kali batas biaya tanpa satu pun pesanan. Aturan yang dibuat dengan kepala dingin melindungimu dari harapan.',
        'Yang berhasil jangan langsung dilipatgandakan. Naikkan seperlima setiap beberapa hari, dan perhatikan apakah biayanya ikut naik.',
      ),
      quiz(
        'Kuis: iklan',
        one(
          'Untung per pesanan Rp40.000, biaya iklan per pesanan Rp45.000. Artinya',
          'rugi Rp5.000 setiap pesanan',
          ['untung', 'impas', 'belum bisa dihitung'],
          'Makin ramai makin rugi.',
        ),
        one(
          'Berapa hal yang diubah dalam satu percobaan iklan?',
          'Satu',
          ['Tiga', 'Semua', 'Tidak ada'],
          'Supaya sebabnya jelas.',
        ),
        right(
          'Aturan berhenti sebaiknya ditetapkan sebelum iklan tayang.',
          'Kepala dingin lebih jujur daripada harapan.',
        ),
      ),
    ),
  ],
  state: { kind: 'published', daysAgo: 12, participants: 22 },
};

import { laporanKeuanganLanjut } from './laporan-keuangan-lanjut.ts';
import { lesson, list, one, quiz, right, section, welcome, type DemoClass } from '../demo-class.ts';

export const laporanKeuangan: DemoClass = {
  title: 'Membaca Laporan Keuangan Usaha Kecil',
  format: 'self-paced',
  topic: 'bisnis-keuangan',
  mitra: 'kelana-data',
  cover: 'bisnis-1',
  price: 175_000,
  description:
    'Memahami laba rugi, neraca, dan arus kas usahamu sendiri, supaya keputusan soal harga, stok, dan utang tidak lagi berdasarkan perasaan.',
  requirements: ['Catatan pemasukan dan pengeluaran usahamu, sesederhana apa pun'],
  about: [
    'Warung bisa ramai setiap hari dan tetap kehabisan uang di akhir bulan. Laporan keuangan menjelaskan mengapa.',
    'Kelas ini memakai satu contoh dari awal sampai akhir: kedai kopi kecil dengan dua pegawai, lengkap dengan angkanya.',
  ],
  sections: [
    section(
      'Tiga laporan, satu cerita',
      welcome,
      lesson(
        'Laba rugi: untung di atas kertas',
        'Laba rugi membandingkan hasil penjualan dengan biaya dalam satu masa. Kedai kita menjual Rp48 juta sebulan, menghabiskan Rp19 juta untuk bahan, Rp17 juta untuk upah dan sewa, dan menyisakan Rp12 juta.',
        'Pisahkan biaya yang ikut naik bersama penjualan, seperti biji kopi, dari biaya yang tetap walaupun sepi, seperti sewa. Dari situ kamu tahu berapa cangkir yang harus terjual supaya tidak rugi.',
      ),
      lesson(
        'Neraca: apa yang kamu punya',
        'Neraca adalah foto pada satu hari. Di satu sisi ada harta: kas, stok, mesin. Di sisi lain ada dari mana semua itu berasal: utang dan modalmu sendiri. Kedua sisinya selalu sama.',
        'Perhatikan stok yang menumpuk dan piutang yang menua. Keduanya tampak seperti harta, padahal uangnya sedang tertahan.',
      ),
      lesson(
        'Arus kas: uang yang sungguh ada',
        'Laba tidak membayar gaji, kas yang membayarnya. Pelanggan yang membayar bulan depan sudah tercatat sebagai penjualan, tetapi uangnya belum ada di laci.',
        list(
          'Catat setiap uang masuk dan keluar pada hari terjadinya.',
          'Pisahkan rekening usaha dari rekening pribadi.',
          'Buat perkiraan empat minggu ke depan, dan perbarui setiap Senin.',
        ),
      ),
    ),
    section(
      'Mengambil keputusan',
      lesson(
        'Menaikkan harga',
        'Kalau harga naik sepuluh persen dan satu dari dua puluh pembeli pergi, apakah kamu lebih untung? Dengan biaya bahan 40 persen, jawabannya ya, dan cukup banyak. Hitung dulu, baru takut.',
        'Naikkan sedikit, beri tahu pelanggan sebelumnya, dan ukur selama sebulan. Harga yang terlalu murah juga menyampaikan pesan.',
      ),
      lesson(
        'Perlukah berutang?',
        'Utang masuk akal kalau barang yang dibeli menghasilkan lebih banyak daripada cicilannya, dan tetap begitu pada bulan yang sepi. Mesin kedua mungkin ya. Renovasi supaya lebih cantik mungkin belum.',
        'Bandingkan biaya seluruhnya, bukan cicilannya. Tenor yang panjang membuat angka bulanan tampak ringan.',
      ),
      quiz(
        'Kuis: laporan keuangan',
        one(
          'Laporan mana yang menunjukkan uang yang benar-benar ada?',
          'Arus kas',
          ['Laba rugi', 'Neraca', 'Daftar harga'],
          'Laba bisa tercatat sebelum uangnya diterima.',
        ),
        right('Kedua sisi neraca selalu sama.', 'Harta selalu sama dengan utang ditambah modal.'),
        one(
          'Sewa kedai termasuk biaya',
          'tetap',
          ['yang ikut penjualan', 'sekali saja', 'tak langsung'],
          'Jumlahnya sama walaupun sepi.',
        ),
      ),
    ),
    ...laporanKeuanganLanjut,
  ],
  state: { kind: 'published', daysAgo: 26, participants: 25 },
};

import type { Db } from '../../platform/db.ts';

const answers = [
  {
    title: 'Kelas belum terbuka setelah bayar',
    content:
      'Halo {nama}, terima kasih sudah menghubungi kami. Pembayaranmu sudah kami terima dan kelasnya sudah terbuka. Muat ulang halaman Kelas Saya, lalu coba lagi. Kalau masih terkunci, balas pesan ini dengan nomor pesananmu.',
  },
  {
    title: 'Cara minta pengembalian dana',
    content:
      'Halo {nama}, pengembalian dana bisa kamu minta sendiri: buka Transaksi, pilih pesanannya, lalu tekan Minta pengembalian dana. Syaratnya tertulis di sana. Dana kembali lewat cara bayar yang kamu pakai.',
  },
  {
    title: 'Nama di sertifikat keliru',
    content:
      'Halo {nama}, nama di sertifikat mengikuti nama di profilmu. Perbaiki dulu namamu di Pengaturan, lalu buka sertifikatnya dan tekan Perbaiki nama.',
  },
];

/** Seeds answers that support uses again; those with these titles stay as they are. */
export const seedCannedAnswers = (db: Db, now: Date) =>
  db.cannedAnswer.createMany({
    data: answers.map((answer) => ({ ...answer, createdAt: now, updatedAt: now })),
    skipDuplicates: true,
  });

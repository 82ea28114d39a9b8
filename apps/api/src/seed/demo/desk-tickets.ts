import type { SupportTopic } from '@sinau/contracts/backoffice/support/support.rules';

interface DemoTicket {
  /** The address of an account of the demo, or of a visitor. */
  readonly from: string;
  /** Name of a visitor; whoever has an account is called by it. */
  readonly name?: string;
  readonly topic: SupportTopic;
  /** True if it is about the newest order of its sender. */
  readonly isAboutOrder?: boolean;
  readonly hoursAgo: number;
  readonly text: string;
  /** The answer of support, and its time in hours after the question. */
  readonly answers?: readonly { readonly after: number; readonly text: string }[];
  readonly isClosed?: boolean;
}

/** Requests for help, the oldest first. Five wait for an answer. */
export const demoTickets: readonly DemoTicket[] = [
  {
    from: 'siti.rahmawati@contoh.test',
    topic: 'certificate',
    hoursAgo: 214,
    text: 'Nama di sertifikat saya tertulis "Siti Rahmawati", padahal di ijazah "Hj. Siti Rahmawati, S.Pd.". Dinas minta yang sama persis. Apakah bisa diganti tanpa mengulang kelasnya?',
    answers: [
      {
        after: 5,
        text: 'Bisa, Bu, dan tidak perlu mengulang. Buka Pengaturan, ubah nama lengkap, lalu tekan "Perbaiki nama" di halaman sertifikatnya. Nomor sertifikatnya tetap sama.',
      },
      {
        after: 29,
        text: 'Kami lihat namanya sudah berubah. Tiket ini kami tutup; balas saja kalau dinas masih meminta sesuatu.',
      },
    ],
    isClosed: true,
  },
  {
    from: 'andi.makkasau@contoh.test',
    topic: 'payment',
    isAboutOrder: true,
    hoursAgo: 171,
    text: 'Saya bayar lewat QRIS tiga menit sebelum batas waktunya. Saldo sudah terpotong tetapi pesanannya sempat tertulis kedaluwarsa. Mohon dicek, saya lampirkan kode pesanannya.',
    answers: [
      {
        after: 2,
        text: 'Pembayaran Bapak masuk pukul 21.58, satu menit sebelum batas. Kelasnya sudah terbuka sekarang. Keterlambatan tadi dari jalur QRIS, bukan dari Bapak.',
      },
    ],
    isClosed: true,
  },
  {
    from: 'tuti.suharti@contoh.test',
    name: 'Tuti Suharti',
    topic: 'learning',
    hoursAgo: 96,
    text: 'Saya guru di Bima. Sinyal di sekolah hanya kuat sampai pukul tujuh pagi. Apakah videonya bisa diunduh supaya ditonton murid di kelas?',
    answers: [
      {
        after: 20,
        text: 'Untuk belajar sendiri, tekan "Simpan di perangkat" pada materi video; setelah itu bisa diputar tanpa internet di ponsel yang sama. Untuk diputar di depan kelas perlu izin mitranya. Kami sudah meneruskan pertanyaan Ibu ke Suara Kata.',
      },
    ],
  },
  {
    from: 'rizal.hakim@contoh.test',
    topic: 'account',
    hoursAgo: 75,
    text: 'Email lama saya di kantor sudah tidak aktif karena saya pindah kerja. Bagaimana memindahkan semua kelas ke email pribadi?',
    answers: [
      {
        after: 16,
        text: 'Masuk seperti biasa, buka Pengaturan lalu Email, dan tulis alamat yang baru. Kami mengirim tautan ke alamat itu; semua kelas ikut pindah begitu tautannya dibuka.',
      },
    ],
  },
  {
    from: 'putu.lestari@contoh.test',
    topic: 'payment',
    isAboutOrder: true,
    hoursAgo: 44,
    text: 'Kantor saya minta faktur atas nama yayasan, bukan nama saya. Di halaman transaksi hanya ada nama saya. Pembayarannya untuk pesanan ini.',
  },
  {
    from: 'christine.manalu@contoh.test',
    topic: 'learning',
    hoursAgo: 31,
    text: 'Nilai kuis ketiga saya 58 dan batasnya 60. Soal nomor dua menurut saya punya dua jawaban benar, sudah saya tulis alasannya di diskusi sejak Senin tetapi belum dibalas pengajarnya.',
  },
  {
    from: 'dharma.putra@contoh.test',
    name: 'I Gede Dharma Putra',
    topic: 'teaching',
    hoursAgo: 22,
    text: 'Saya pembuat gamelan di Blahbatuh dan ingin mengajar cara menala. Kelasnya dalam bahasa Bali dengan teks Indonesia, apakah boleh? Muridnya kebanyakan orang tua yang tidak terbiasa membaca.',
  },
  {
    from: 'bagas.mahendra@contoh.test',
    topic: 'certificate',
    hoursAgo: 9,
    text: 'Perekrut di Singapura membuka tautan sertifikat saya dan katanya halamannya berbahasa Indonesia semua. Adakah versi Inggris untuk dikirim?',
  },
  {
    from: 'wulan.sari@contoh.test',
    topic: 'other',
    hoursAgo: 3,
    text: 'Pembaca layar saya membaca tombol hati di kartu kelas dua kali. Tidak mengganggu sekali, tetapi saya kira kalian ingin tahu. Pakai NVDA dan Firefox.',
  },
];

import type { ReportReason } from '@sinau/contracts/backoffice/abuse/abuse.rules';

interface DemoReport {
  readonly reason: ReportReason;
  readonly text: string;
  readonly hoursAgo: number;
}

/** An advertisement that somebody asks as a question on the page of a class. */
export const advertisement = {
  title: 'Izin Edar dan Label Pangan Rumahan',
  text: 'Jasa tambah pengikut dan suka termurah, aman, garansi 30 hari. Cocok buat toko baru seperti kita, langsung kirim pesan ke akun di profilku ya kak.',
};

/** A work that somebody shows as their own, on the profile of a learner. */
export const copiedWork = {
  author: 'galih.saputra@contoh.test',
  daysAgo: 12,
  title: 'Menunggu Kereta Pagi di Lempuyangan',
  content:
    'Pukul lima kurang, peron masih basah. Penjual gudeg menata kursi plastik dengan cara yang sama setiap hari: dua merah, satu biru, dua merah lagi.\n\nKereta dari timur selalu terlambat empat menit. Tidak ada yang mengeluh. Empat menit cukup untuk satu gelas teh, dan untuk bertanya kabar anak yang merantau.',
};

/** Reports by what they are about. */
export const demoReports = {
  advertisement: [
    { reason: 'spam', text: 'Iklan di tengah diskusi, sudah dua kali saya lihat.', hoursAgo: 52 },
    { reason: 'spam', text: '', hoursAgo: 47 },
    { reason: 'scam', text: 'Teman saya transfer ke akun ini dan tidak dibalas lagi.', hoursAgo: 20 },
  ],
  profile: [
    {
      reason: 'scam',
      text: 'Menjanjikan modal kembali sepuluh kali. Profilnya hanya berisi ajakan masuk grup.',
      hoursAgo: 33,
    },
    { reason: 'scam', text: 'Mengaku admin resmi, padahal bukan.', hoursAgo: 18 },
  ],
  work: [
    {
      reason: 'copyright',
      text: 'Ini tulisan saya di blog tahun 2023, disalin sampai ke tanda bacanya. Saya bisa mengirim naskah aslinya.',
      hoursAgo: 14,
    },
  ],
  review: [
    {
      reason: 'other',
      text: 'Peserta ini baru membuka separuh kelas. Menurut kami ulasannya tidak adil dan sebaiknya tidak ditampilkan.',
      hoursAgo: 11,
    },
  ],
  class: [
    {
      reason: 'privacy',
      text: 'Di contoh foto minggu kedua ada wajah anak saya, dengan seragam dan nama sekolahnya. Kami tidak pernah dimintai izin.',
      hoursAgo: 5,
    },
  ],
  /** A report of a question that breaks no rule; the desk dismissed it. */
  question: [{ reason: 'hate', text: 'Bahasanya kasar.', hoursAgo: 140 }],
} as const satisfies Record<string, readonly DemoReport[]>;

/** The mitra that operators stopped, why, and what it answered. */
export const stoppedMitra = {
  slug: 'akademi-cuan-kilat',
  daysAgo: 6,
  reason:
    'Kelasmu menjanjikan hasil tetap 15 persen sebulan dan mengarahkan peserta ke grup penitipan uang di luar Sinau. Penjualan kami hentikan sampai ini diperiksa.',
  appealDaysAgo: 2,
  appeal:
    'Kalimat 15 persen itu contoh hitungan, bukan janji, dan sudah kami hapus dari semua materi. Grupnya dibuat peserta sendiri, kami tidak menerima titipan. Mohon dilihat lagi, karena enam peserta kami menunggu sesi lanjutannya.',
};

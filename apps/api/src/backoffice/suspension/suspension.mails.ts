import { screens } from '@sinau/contracts';
import { defineMail } from '../../platform/mail/define-mail.ts';

interface About {
  name: string;
}
interface Reasoned extends About {
  reason: string;
}

export const mitraStoppedMail = defineMail<Reasoned>('mitra_stopped', ({ name, reason }) => ({
  subject: `Penjualan ${name} kami hentikan`,
  lines: [
    `Tim kami menghentikan semua penjualan ${name}, karena:`,
    reason,
    'Peserta yang sudah membeli tetap bisa belajar. Selama dihentikan, kelas tidak bisa diterbitkan dan saldo tidak bisa ditarik.',
    'Kalau menurutmu keputusan ini keliru, ajukan banding dari dashboardmu.',
  ],
  action: { label: 'Buka dashboard', path: screens.creatorDashboard() },
}));

export const mitraRestoredMail = defineMail<About>('mitra_restored', ({ name }) => ({
  subject: `${name} boleh berjualan lagi`,
  lines: [`Semua yang dijual ${name} sebelum dihentikan sekarang bisa dibeli lagi. Saldomu juga bisa ditarik.`],
  action: { label: 'Buka dashboard', path: screens.creatorDashboard() },
}));

export const appealRefusedMail = defineMail<Reasoned>('mitra_appeal_refused', ({ name, reason }) => ({
  subject: `Banding ${name} belum bisa kami terima`,
  lines: ['Kami sudah membaca bandingmu dan meninjau lagi keputusan kami. Keputusannya tetap, karena:', reason],
  action: { label: 'Buka dashboard', path: screens.creatorDashboard() },
}));

export const suspensionMails = [mitraStoppedMail, mitraRestoredMail, appealRefusedMail];

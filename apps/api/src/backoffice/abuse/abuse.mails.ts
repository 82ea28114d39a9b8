import { screens } from '@sinau/contracts';
import { defineMail } from '../../platform/mail/define-mail.ts';

interface Decided {
  /** The thing that it is about: 'ulasanmu di kelas Fotografi'. */
  about: string;
  reason: string;
}

export const authorWarnedMail = defineMail<Decided>('author_warned', ({ about, reason }) => ({
  subject: `Peringatan tentang ${about}`,
  lines: [
    `Tim kami menerima laporan tentang ${about}, dan menilai bahwa itu melanggar aturan:`,
    reason,
    'Ini peringatan. Kalau terulang, akses akunmu bisa kami batasi.',
  ],
  action: { label: 'Hubungi kami', path: screens.supportTicket() },
}));

export const contentHiddenMail = defineMail<Decided>('content_hidden', ({ about, reason }) => ({
  subject: `Kami menyembunyikan ${about}`,
  lines: [`Orang lain tidak bisa lagi membaca ${about}, karena:`, reason],
  action: { label: 'Hubungi kami', path: screens.supportTicket() },
}));

export const abuseMails = [authorWarnedMail, contentHiddenMail];

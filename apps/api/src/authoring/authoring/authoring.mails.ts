import { screens } from '@sinau/contracts';
import { defineMail } from '../../platform/mail/define-mail.ts';

export const classPublishedMail = defineMail<{ title: string; slug: string }>('class_published', (message) => ({
  subject: `Kelas "${message.title}" sudah terbit`,
  lines: [`Kelasmu "${message.title}" lolos tinjauan dan sekarang bisa dibeli.`],
  action: { label: 'Lihat halaman kelas', path: screens.classPage(message.slug) },
}));

export const classRevisionMail = defineMail<{ title: string; slug: string; reason: string; comments?: number }>(
  'class_revision',
  (message) => ({
    subject: `Kelas "${message.title}" perlu diperbaiki`,
    lines: [
      `Tim kami sudah meninjau "${message.title}" dan meminta perbaikan:`,
      message.reason,
      ...(message.comments ? [`Ada ${message.comments} catatan tinjauan di kelasmu.`] : []),
    ],
    action: { label: 'Perbaiki kelas', path: screens.createClass(message.slug) },
  }),
);

export const classSuspendedMail = defineMail<{ title: string; slug: string; reason: string }>(
  'class_suspended',
  (message) => ({
    subject: `Penjualan kelas "${message.title}" dihentikan sementara`,
    lines: [
      `Tim kami menghentikan penjualan "${message.title}" untuk sementara:`,
      message.reason,
      'Peserta yang sudah punya kelas ini tetap bisa belajar. Hubungi kami setelah masalahnya selesai, supaya kelasnya bisa dijual lagi.',
    ],
    action: { label: 'Buka kelas', path: screens.createClass(message.slug) },
  }),
);

export const classResumedMail = defineMail<{ title: string; slug: string }>('class_resumed', (message) => ({
  subject: `Kelas "${message.title}" dijual lagi`,
  lines: [`Kelasmu "${message.title}" bisa dibeli lagi.`],
  action: { label: 'Lihat halaman kelas', path: screens.classPage(message.slug) },
}));

export const authoringMails = [classPublishedMail, classRevisionMail, classSuspendedMail, classResumedMail];

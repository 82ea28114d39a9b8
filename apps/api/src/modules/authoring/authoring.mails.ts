import { screens } from '@sinau/contracts';
import { defineMail } from '../../platform/mail/define-mail.ts';

export const classPublishedMail = defineMail<{ title: string; slug: string }>('class_published', (message) => ({
  subject: `Kelas "${message.title}" sudah terbit`,
  lines: [`Kelasmu "${message.title}" lolos tinjauan dan sekarang bisa dibeli.`],
  action: { label: 'Lihat halaman kelas', path: screens.classPage(message.slug) },
}));

export const classRevisionMail = defineMail<{ title: string; slug: string; reason: string }>(
  'class_revision',
  (message) => ({
    subject: `Kelas "${message.title}" perlu diperbaiki`,
    lines: [`Tim kami sudah meninjau "${message.title}" dan meminta perbaikan:`, message.reason],
    action: { label: 'Perbaiki kelas', path: screens.createClass(message.slug) },
  }),
);

export const authoringMails = [classPublishedMail, classRevisionMail];

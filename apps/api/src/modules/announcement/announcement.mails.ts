import { screens } from '@sinau/contracts';
import { defineMail } from '../../platform/mail/define-mail.ts';

/** Written by a partner: its text is escaped, as all of a mail is. */
export const announcementMail = defineMail<{ title: string; content: string; class: string; slug: string }>(
  'announcement',
  (message) => ({
    subject: `${message.class}: ${message.title}`,
    lines: [`Ada pengumuman dari kelas ${message.class}:`, message.title, ...message.content.split(/\n+/)],
    action: { label: 'Buka kelas', path: screens.continueClass(message.slug) },
    footnote: `Kamu menerima email ini karena mengikuti kelas ${message.class}.`,
  }),
  { isBulk: true },
);

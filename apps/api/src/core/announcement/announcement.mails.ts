import { screens } from '@sinau/contracts';
import { defineMail } from '../../platform/mail/define-mail.ts';

interface AnnouncementLabels {
  title: string;
  content: string;
  class: string;
  slug: string;
  type: 'program' | 'webinar';
}

const nouns = { program: 'kelas', webinar: 'webinar' };

/** Text written by a partner is escaped, as everything in a mail is. */
export const announcementMail = defineMail<AnnouncementLabels>(
  'announcement',
  (message) => ({
    subject: `${message.class}: ${message.title}`,
    lines: [
      `Ada pengumuman dari ${nouns[message.type]} ${message.class}:`,
      message.title,
      ...message.content.split(/\n+/),
    ],
    action: { label: `Buka ${nouns[message.type]}`, path: screens.continueClass(message.slug, message.type) },
    footnote: `Kamu menerima email ini karena mengikuti ${nouns[message.type]} ${message.class}.`,
  }),
  { isBulk: true },
);

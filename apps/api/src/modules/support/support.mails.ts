import { screens } from '@sinau/contracts';
import { defineMail } from '../../platform/mail/define-mail.ts';

interface OfTicket {
  readonly number: number;
  readonly content: string;
}
const paragraphs = (content: string) => content.split(/\n+/);
const openThread = (token: string) => ({ label: 'Buka percakapan', path: screens.supportTicket({ ticket: token }) });

/** To whoever asked, as soon as it is kept. */
export const supportReceivedMail = defineMail<OfTicket & { token: string }>('support_received', (message) => ({
  subject: `Pesanmu kami terima (#${message.number})`,
  lines: [
    'Terima kasih sudah menulis. Kami membalas paling lambat dalam dua hari kerja.',
    ...paragraphs(message.content),
  ],
  action: openThread(message.token),
  footnote: 'Kamu menerima email ini karena menulis kepada kami. Simpan tautannya untuk melanjutkan percakapan.',
}));

/** To whoever asked. */
export const supportAnsweredMail = defineMail<OfTicket & { token: string }>('support_answered', (message) => ({
  subject: `Balasan untuk pesanmu (#${message.number})`,
  lines: paragraphs(message.content),
  action: openThread(message.token),
  footnote: 'Balas lewat tautan di atas, supaya percakapannya tetap utuh.',
}));

/** To the address where the operators read. */
export const supportWrittenMail = defineMail<OfTicket & { id: string; from: string; topic: string }>(
  'support_written',
  (message) => ({
    subject: `#${message.number} ${message.topic}: ${message.from}`,
    lines: paragraphs(message.content),
    action: { label: 'Jawab', path: screens.operatorSupportTicket(message.id) },
  }),
);

export const supportMails = [supportReceivedMail, supportAnsweredMail, supportWrittenMail];

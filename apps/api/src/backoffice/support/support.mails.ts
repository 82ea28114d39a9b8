import { screens } from '@sinau/contracts';
import { operatorScreens } from '@sinau/contracts/operator-screens';
import { defineMail } from '../../platform/mail/define-mail.ts';

interface OfTicket {
  readonly number: number;
}
type WithContent = OfTicket & { readonly content: string };
const paragraphs = (content: string) => content.split(/\n+/);
const openThread = (token: string) => ({ label: 'Buka percakapan', path: screens.supportTicket({ ticket: token }) });

/**
 * Mail to the typed address, as soon as the ticket is stored. It repeats none of the text: the address may be a
 * stranger's.
 */
export const supportReceivedMail = defineMail<OfTicket & { token: string }>(
  'support_received',
  (message) => ({
    subject: `Pesanmu kami terima (#${message.number})`,
    lines: [
      'Terima kasih sudah menulis. Kami membalas paling lambat dalam dua hari kerja.',
      'Isi pesanmu dan semua balasannya ada di halaman percakapan. Simpan tautannya untuk melanjutkan.',
    ],
    action: openThread(message.token),
    footnote:
      'Kamu menerima email ini karena alamatmu dipakai untuk menulis kepada kami. Kalau bukan kamu yang menulis, abaikan saja.',
  }),
  { toUnconfirmed: true },
);

/** Mail to the requester, with an operator's answer. */
export const supportAnsweredMail = defineMail<WithContent & { token: string }>(
  'support_answered',
  (message) => ({
    subject: `Balasan untuk pesanmu (#${message.number})`,
    lines: paragraphs(message.content),
    action: openThread(message.token),
    footnote: 'Balas lewat tautan di atas, supaya percakapannya tetap utuh.',
  }),
  { toUnconfirmed: true },
);

/** Mail to the address where the operators read. */
export const supportWrittenMail = defineMail<WithContent & { id: string; from: string; topic: string }>(
  'support_written',
  (message) => ({
    subject: `#${message.number} ${message.topic}: ${message.from}`,
    lines: paragraphs(message.content),
    action: { label: 'Jawab', path: operatorScreens.operatorSupportTicket(message.id) },
  }),
);

export const supportMails = [supportReceivedMail, supportAnsweredMail, supportWrittenMail];

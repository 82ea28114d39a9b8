import { defineMail } from '../../platform/mail/define-mail.ts';

interface Answered {
  question: string;
  answer: string;
  by: string;
  /** Null for a question on the page of the class. */
  lesson: string | null;
  class: string;
  path: string;
}

/** Mail to the asker, once an instructor has answered. Both texts are escaped, as all of a mail is. */
export const answeredMail = defineMail<Answered>('discussion_answered', (message) => ({
  subject: `${message.by} menjawab pertanyaanmu`,
  lines: [
    `Pertanyaanmu di ${message.lesson ? `materi ${message.lesson}, kelas` : 'halaman kelas'} ${message.class}${message.lesson ? ',' : ''} sudah dijawab ${message.by}.`,
    `Pertanyaanmu: ${message.question}`,
    ...message.answer.split(/\n+/),
  ],
  action: { label: message.lesson ? 'Buka diskusi' : 'Buka halaman kelas', path: message.path },
  footnote: `Kamu menerima email ini karena bertanya di kelas ${message.class}.`,
}));

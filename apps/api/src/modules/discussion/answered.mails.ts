import { defineMail } from '../../platform/mail/define-mail.ts';

interface Answered {
  question: string;
  answer: string;
  by: string;
  lesson: string;
  class: string;
  path: string;
}

/** To who asked, once an instructor has answered. Both texts are escaped, as all of a mail is. */
export const answeredMail = defineMail<Answered>('discussion_answered', (message) => ({
  subject: `${message.by} menjawab pertanyaanmu`,
  lines: [
    `Pertanyaanmu di materi ${message.lesson}, kelas ${message.class}, sudah dijawab ${message.by}.`,
    `Pertanyaanmu: ${message.question}`,
    ...message.answer.split(/\n+/),
  ],
  action: { label: 'Buka diskusi', path: message.path },
  footnote: `Kamu menerima email ini karena bertanya di kelas ${message.class}.`,
}));

import { screens } from '@sinau/contracts';
import type { ClassKind } from '../../generated/prisma/enums.ts';
import { defineMail } from '../../platform/mail/define-mail.ts';

export const reminderMail = defineMail<{ lesson: string; class: string; slug: string; type: ClassKind }>(
  'reminder',
  (message) => ({
    subject: `Lanjutkan ${message.class}`,
    lines: [
      `Terakhir kali kamu berhenti di materi “${message.lesson}” di kelas ${message.class}.`,
      'Tempatmu masih kami simpan. Lanjutkan kapan saja, sedikit demi sedikit juga sampai.',
    ],
    action: { label: 'Lanjut belajar', path: screens.continueClass(message.slug, message.type) },
    footnote: `Kamu menerima email ini karena mengikuti kelas ${message.class}. Pengajarnya mengirim pengingat seperti ini paling banyak sekali dalam dua minggu.`,
  }),
  { isBulk: true },
);

import { screens } from '@sinau/contracts';
import { defineReviewMails } from './review.mails.ts';

export const classMails = defineReviewMails('class', {
  noun: 'kelas',
  editHref: (slug) => screens.createClass(slug),
  whileSuspended: 'Peserta yang sudah punya kelas ini tetap bisa belajar.',
});

import { screens } from '@sinau/contracts';
import { defineReviewMails } from '../authoring/index.ts';

export const bundleMails = defineReviewMails('bundle', {
  noun: 'bundling',
  editHref: screens.editBundle,
  whileSuspended: 'Kelas-kelasnya tetap dijual satu per satu, dan yang sudah membeli tetap bisa belajar.',
});

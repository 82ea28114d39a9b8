import { screens } from '@sinau/contracts';
import type { LegalSlug } from '@sinau/contracts/core/legal/legal.rules';
import { legalTabOf } from '@sinau/contracts/core/legal/legal.search';
import { dateTime } from '@sinau/format';
import { defineMail } from '../../platform/mail/define-mail.ts';

interface ChangeLabels {
  slug: LegalSlug;
  title: string;
  number: number;
  changes: string;
  effectiveAt: string;
}

export const legalChangeMail = defineMail<ChangeLabels>(
  'legal_change',
  ({ slug, title, number, changes, effectiveAt }) => ({
    subject: `${title} berubah mulai ${dateTime(effectiveAt)}`,
    lines: [
      `Mulai ${dateTime(effectiveAt)}, versi baru ${title} berlaku. Yang berubah:`,
      ...changes.split(/\n+/),
      'Sampai hari itu, versi yang kamu setujui tetap berlaku.',
    ],
    action: { label: 'Baca versi barunya', path: screens.terms(legalTabOf(slug), number) },
    footnote: 'Kamu menerima email ini karena versi baru itu berlaku untuk akunmu.',
  }),
  { isBulk: true, toUnconfirmed: true },
);

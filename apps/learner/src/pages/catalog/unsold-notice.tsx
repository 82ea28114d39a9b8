import { Notice } from '@sinau/ui';
import type { OfferType } from './offers.ts';

const nouns: Record<OfferType, string> = { program: 'Kelas', webinar: 'Webinar', bundle: 'Paket' };

/** Notice on the page of an offer that its makers no longer sell. */
export const UnsoldNotice = ({ type, isOwned }: { type: OfferType; isOwned: boolean }) => (
  <Notice tone="neutral">
    <b>{nouns[type]} ini tidak dijual lagi.</b>{' '}
    {isOwned ? 'Punyamu tetap bisa kamu buka kapan saja.' : 'Yang sudah memilikinya tetap bisa belajar seperti biasa.'}
  </Notice>
);

import { Notice } from '@sinau/ui';

/** Notice on the page of an offer that its makers no longer sell. */
export const UnsoldNotice = ({ noun, isOwned }: { noun: 'Kelas' | 'Webinar' | 'Bundling'; isOwned: boolean }) => (
  <Notice tone="neutral">
    <b>{noun} ini tidak dijual lagi.</b>{' '}
    {isOwned ? 'Punyamu tetap bisa kamu buka kapan saja.' : 'Yang sudah memilikinya tetap bisa belajar seperti biasa.'}
  </Notice>
);

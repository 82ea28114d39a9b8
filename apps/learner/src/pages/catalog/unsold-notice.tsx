import { Notice } from '@sinau/ui';

/** On the page of what its makers do not sell any more. */
export const UnsoldNotice = ({ noun, isOwned }: { noun: 'Kelas' | 'Webinar' | 'Bundling'; isOwned: boolean }) => (
  <Notice tone="neutral">
    <b>{noun} ini tidak dijual lagi.</b>{' '}
    {isOwned ? 'Punyamu tetap bisa kamu buka kapan saja.' : 'Yang sudah memilikinya tetap bisa belajar seperti biasa.'}
  </Notice>
);

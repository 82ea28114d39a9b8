import { Notice } from '@sinau/ui';
import type { BuiltClass } from '../built-class.ts';

/** Notice with the changes that an operator requested, or the reason why the class is read-only. */
export function ReviewNotice({ built: { statusApprove, reviewReason } }: { built: BuiltClass }) {
  if (statusApprove === 'revision' && reviewReason) {
    return (
      <Notice tone="danger">
        <b>Perlu perbaikan.</b> {reviewReason}
      </Notice>
    );
  }
  if (statusApprove === 'waiting' || statusApprove === 'review') {
    return <Notice tone="neutral">Kelas sedang ditinjau, jadi isinya belum bisa diubah.</Notice>;
  }
  return null;
}

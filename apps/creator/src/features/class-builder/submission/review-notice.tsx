import type { Program } from '@sinau/contracts/program/program.schemas';
import { Notice } from '@sinau/ui';

/** What an operator asked to change, or why nothing can be changed now. */
export function ReviewNotice({ built: { statusApprove, reviewReason } }: { built: Program }) {
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

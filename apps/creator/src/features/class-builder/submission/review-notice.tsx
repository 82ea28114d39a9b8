import type { Program } from '@sinau/contracts/program/program.schemas';
import { Notice } from '@sinau/ui';

/** The changes that an operator asked for, or why the class is read-only. */
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

import type { RefundReason } from '@sinau/contracts/commerce/transaction/transaction.schemas';
import type { Db } from '../../platform/db.ts';
import { defineJob, type Jobs } from '../../platform/jobs.ts';
import { areAllCancelled, updateArchived } from './live.queries.ts';

export interface GiveBack {
  readonly classId: string;
  readonly reason: Extract<RefundReason, 'webinar_cancelled' | 'session_moved'>;
}

/** Everything that was sold of a webinar goes back. Send it in the transaction that cancels the webinar. */
export const giveBackWebinarJob = defineJob<GiveBack>('transaction.giveBackWebinar');

/**
 * A webinar whose every session was called off is not sold any more; its participants keep finding it. What they paid is
 * given back by a job of the same transaction.
 */
export async function closeCancelledWebinar(tx: Db, jobs: Jobs, classId: string, now: Date) {
  if (!(await areAllCancelled(tx, classId))) return;
  await updateArchived(tx, classId, now);
  await jobs.send(tx, giveBackWebinarJob, { classId, reason: 'webinar_cancelled' });
}

import type { RefundReason } from '@sinau/contracts/commerce/transaction/transaction.schemas';
import type { Db } from '../../platform/db.ts';
import { defineJob, type Jobs } from '../../platform/jobs.ts';
import { areAllCancelled, updateArchived } from './live.queries.ts';

/** The class of which purchases are cancelled, and why. */
export interface CancelledPurchase {
  readonly classId: string;
  readonly reason: Extract<RefundReason, 'webinar_cancelled' | 'session_moved'>;
}

/**
 * Cancels everything that was sold of a webinar. Send it in the transaction that cancels the webinar. Its name is older than
 * its words: jobs that wait are found by it.
 */
export const cancelPurchasesJob = defineJob<CancelledPurchase>('transaction.giveBackWebinar');

/**
 * A webinar whose every session was called off is not sold any more; its participants keep finding it. What they
 * bought is cancelled by a job of the same transaction.
 */
export async function closeCancelledWebinar(tx: Db, jobs: Jobs, classId: string, now: Date) {
  if (!(await areAllCancelled(tx, classId))) return;
  await updateArchived(tx, classId, now);
  await jobs.send(tx, cancelPurchasesJob, { classId, reason: 'webinar_cancelled' });
}

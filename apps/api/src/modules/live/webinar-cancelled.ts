import type { Db } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { giveBackWebinarJob } from '../transaction/index.ts';
import { areAllCancelled, updateArchived } from './live.queries.ts';

/**
 * A webinar whose every session was called off is not sold any more; its participants keep finding it. What they paid is
 * given back by a job of the same transaction.
 */
export async function closeCancelledWebinar(tx: Db, jobs: Jobs, classId: string, now: Date) {
  if (!(await areAllCancelled(tx, classId))) return;
  await updateArchived(tx, classId, now);
  await jobs.send(tx, giveBackWebinarJob, { classId, reason: 'webinar_cancelled' });
}

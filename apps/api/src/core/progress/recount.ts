import type { Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { recordFinished } from '../webhook/index.ts';
import { openNextSessions, recountProgress, renewEmptyOutlines } from './recount.queries.ts';

/**
 * Recounts outline and progress of participants, who are locked, from their remaining required lessons. Returns how
 * many have finished the class, and are to get a certificate if they have none.
 */
export async function recountOutlines(tx: Db, deps: Pick<Deps, 'jobs'>, participantIds: readonly string[], now: Date) {
  await renewEmptyOutlines(tx, participantIds);
  await openNextSessions(tx, participantIds, now);
  const finished = await recountProgress(tx, participantIds, now);
  const newlyFinished = finished.flatMap(({ id, hadFinished }) => (hadFinished ? [] : id));
  if (newlyFinished.length > 0) await recordFinished(tx, deps, newlyFinished, now);
  return finished.length;
}

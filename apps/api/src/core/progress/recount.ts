import type { Db } from '../../platform/db.ts';
import { openNextSessions, recountProgress, renewEmptyOutlines } from './recount.queries.ts';

/**
 * Recounts outline and progress of participants, who are locked, from their remaining required lessons. Returns how
 * many have finished the class, and are to get a certificate if they have none.
 */
export async function recountOutlines(tx: Db, participantIds: readonly string[], now: Date) {
  await renewEmptyOutlines(tx, participantIds);
  await openNextSessions(tx, participantIds, now);
  return recountProgress(tx, participantIds, now);
}

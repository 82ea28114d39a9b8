import type { Db } from '../../platform/db.ts';
import {
  deleteLostSessions,
  deleteOrRetireLessons,
  lockLessons,
  lockLosingParticipants,
  openNextSessions,
  renewEmptyOutlines,
  updateProgress,
} from './removal.queries.ts';

/** Takes lessons out of a class: gone for those who had not begun or could not finish them, whose progress is counted anew, and kept for the others. */
export async function removeLessons(tx: Db, lessonIds: readonly string[], now: Date) {
  const participantIds = await lockLosingParticipants(tx, lessonIds);
  await lockLessons(tx, lessonIds);
  await deleteLostSessions(tx, lessonIds);
  await deleteOrRetireLessons(tx, lessonIds, now);
  await renewEmptyOutlines(tx, participantIds);
  await openNextSessions(tx, participantIds);
  await updateProgress(tx, participantIds, now);
}

import type { Db } from '../../platform/db.ts';
import { deleteOrRetireLessons, deleteUntouchedSessions, lockLessons, lockUntouchedParticipants, openNextSessions, updateProgress } from './removal.queries.ts';

/** Takes lessons out of a class: gone for those who had not begun them, whose progress is counted anew, and kept for the others. */
export async function removeLessons(tx: Db, lessonIds: readonly string[], now: Date) {
  const participantIds = await lockUntouchedParticipants(tx, lessonIds);
  await lockLessons(tx, lessonIds);
  await deleteUntouchedSessions(tx, lessonIds);
  await deleteOrRetireLessons(tx, lessonIds, now);
  await openNextSessions(tx, participantIds);
  await updateProgress(tx, participantIds, now);
}

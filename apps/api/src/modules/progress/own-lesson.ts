import type { Db } from '../../platform/db.ts';
import { isOpen, pathOf } from './path.ts';
import { findOwnLessons } from './path.queries.ts';
import { findParticipantOfLesson } from './progress.queries.ts';

/**
 * A lesson as its participant sees it, and whether it is open. Null for a user who takes no part in the class, and for a
 * lesson that is not in the participant's outline.
 */
export async function findOwnLesson(db: Db, userId: string, lessonId: string) {
  const participant = await findParticipantOfLesson(db, userId, lessonId);
  if (!participant) return null;
  const path = pathOf(await findOwnLessons(db, participant));
  const step = path.find(({ id }) => id === lessonId);
  return step ? { participant, step, isOpen: isOpen(path, step) } : null;
}

import type { Db } from '../../platform/db.ts';
import { isOpen, pathOf } from './learning-path.ts';
import { findParticipantOfLesson } from './learning.queries.ts';
import { findOwnLessons } from './outline.queries.ts';

/**
 * A lesson as its reader has it, and whether its turn has come. Null for whoever takes no part in the class, and for a
 * lesson that is not among one's own.
 */
export async function findOwnLesson(db: Db, userId: string, lessonId: string) {
  const participant = await findParticipantOfLesson(db, userId, lessonId);
  if (!participant) return null;
  const path = pathOf(await findOwnLessons(db, participant));
  const step = path.find(({ id }) => id === lessonId);
  return step ? { participant, step, isOpen: isOpen(path, step) } : null;
}

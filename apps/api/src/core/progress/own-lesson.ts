import type { UserId } from '../../platform/actor.ts';
import type { Db } from '../../platform/db.ts';
import { isOpen, pathOf } from './path.ts';
import { findLessonsAround, findLessonsOfClasses, type ClassesStudied } from './path.queries.ts';

/**
 * Finds a lesson as its participant sees it, and whether it is open. Null for a user who is not a participant of the
 * class, and for a lesson that is not in the participant's outline.
 */
export async function findOwnLesson(db: Db, userId: UserId, lessonId: string) {
  const rows = await findLessonsAround(db, userId, lessonId);
  const path = pathOf(rows);
  const step = path.find(({ id }) => id === lessonId);
  if (!step) return null;
  const { participantId: id, classId } = rows[0]!;
  return { participant: { id, classId }, step, isOpen: isOpen(path, step) };
}

/** Finds the lessons that are open to a user, and their classes, the most recently studied first. */
export async function findOpenLessons(db: Db, userId: UserId, classes: ClassesStudied) {
  const byClass = Map.groupBy(await findLessonsOfClasses(db, userId, classes), ({ classId }) => classId);
  const lessonIds = [...byClass.values()].flatMap((rows) => {
    const path = pathOf(rows);
    return path.filter((step) => isOpen(path, step)).map(({ id }) => id);
  });
  return { classIds: [...byClass.keys()], lessonIds };
}

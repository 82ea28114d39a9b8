import type { Db } from '../../platform/db.ts';

/**
 * Locks lessons that are being removed: no participant can begin one until then, because a new session would refer to
 * its row.
 */
export const lockLessons = (db: Db, lessonIds: readonly string[]) =>
  db.$executeRaw`SELECT FROM "Lesson" WHERE id = ANY(${lessonIds}::uuid[]) ORDER BY id FOR UPDATE`;

/**
 * Deletes the lessons that are in no participant's outline, and retires the others. Returns the number of retired ones.
 */
export async function deleteOrRetireLessons(db: Db, lessonIds: readonly string[], now: Date) {
  // Prisma would scan the sessions of all classes for lessons without sessions.
  await db.$executeRaw`
    DELETE FROM "Lesson" l WHERE l.id = ANY(${lessonIds}::uuid[]) AND NOT EXISTS (SELECT FROM "LessonSession" s WHERE s."lessonId" = l.id)`;
  const { count } = await db.lesson.updateMany({ where: { id: { in: [...lessonIds] } }, data: { retiredAt: now } });
  return count;
}

/**
 * Finds some of the participants who still have a session of a retired lesson that they had not begun. Goes from lesson
 * to lesson: for all of them together, PostgreSQL may read every session to find out that there is no retired lesson.
 */
export async function findParticipantsToUpdate(db: Db, take: number) {
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT DISTINCT unbegun."participantId" AS id FROM (
      SELECT s."participantId" FROM "Lesson" l CROSS JOIN LATERAL (
        SELECT o."participantId" FROM "LessonSession" o WHERE o."lessonId" = l.id AND o."beganAt" IS NULL LIMIT ${take}
      ) s
      WHERE l."retiredAt" IS NOT NULL
      LIMIT ${take}
    ) unbegun`;
  return rows.map(({ id }) => id);
}

export const deleteUnbegunSessions = (db: Db, participantIds: readonly string[]) => db.$executeRaw`
  DELETE FROM "LessonSession" s USING "Lesson" l
  WHERE l.id = s."lessonId" AND l."retiredAt" IS NOT NULL AND s."beganAt" IS NULL AND s."participantId" = ANY(${participantIds}::uuid[])`;

/** Deletes the retired lessons that no session refers to any more, looking for one session of each. */
export const deleteUnusedLessons = (db: Db) => db.$executeRaw`
  DELETE FROM "Lesson" l
  WHERE l."retiredAt" IS NOT NULL AND (SELECT s.id FROM "LessonSession" s WHERE s."lessonId" = l.id LIMIT 1) IS NULL`;

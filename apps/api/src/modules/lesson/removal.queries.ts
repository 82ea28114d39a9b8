import type { Db } from '../../platform/db.ts';

/** Those whose outline holds a lesson they have not begun; locked, in one order, so that none passes a lesson meanwhile. */
export async function lockUntouchedParticipants(db: Db, lessonIds: readonly string[]) {
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT p.id FROM "Participant" p
    WHERE EXISTS (SELECT FROM "LessonSession" s WHERE s."participantId" = p.id AND s."lessonId" = ANY(${lessonIds}::uuid[]) AND s.status IN ('pending', 'not_started'))
    ORDER BY p.id FOR UPDATE`;
  return rows.map(({ id }) => id);
}

/** Nobody begins a lesson while it is being removed: a new session would refer to its row. */
export const lockLessons = (db: Db, lessonIds: readonly string[]) => db.$executeRaw`SELECT FROM "Lesson" WHERE id = ANY(${lessonIds}::uuid[]) ORDER BY id FOR UPDATE`;

export const deleteUntouchedSessions = (db: Db, lessonIds: readonly string[]) =>
  db.lessonSession.deleteMany({ where: { lessonId: { in: [...lessonIds] }, status: { in: ['pending', 'not_started'] } } });

/** Keeps what somebody began, and deletes the rest. */
export async function deleteOrRetireLessons(db: Db, lessonIds: readonly string[], now: Date) {
  const ids = { in: [...lessonIds] };
  await db.lesson.updateMany({ where: { id: ids, sessions: { some: {} } }, data: { retiredAt: now } });
  await db.lesson.deleteMany({ where: { id: ids, sessions: { none: {} } } });
}

/** Whoever is left without a lesson to go on with gets the next one of the outline. */
export const openNextSessions = (db: Db, participantIds: readonly string[]) => db.$executeRaw`
  UPDATE "LessonSession" SET status = 'not_started'
  WHERE id IN (
    SELECT DISTINCT ON (s."participantId") s.id
    FROM "LessonSession" s JOIN "Lesson" l ON l.id = s."lessonId" LEFT JOIN "Section" c ON c.id = l."sectionId"
    WHERE s."participantId" = ANY(${participantIds}::uuid[]) AND s.status = 'pending'
      AND NOT EXISTS (SELECT FROM "LessonSession" o WHERE o."participantId" = s."participantId" AND o.status NOT IN ('pending', 'passed'))
    ORDER BY s."participantId", c.position, c.id, l.position, l.id)`;

/** `progressOf` for many at once: passed over required, rounded down. */
export const updateProgress = (db: Db, participantIds: readonly string[], now: Date) => db.$executeRaw`
  UPDATE "Participant" p
  SET progress = counted.progress, "completedAt" = CASE WHEN counted.progress = 100 THEN coalesce(p."completedAt", ${now}) END
  FROM (
    SELECT s."participantId", 100 * count(*) FILTER (WHERE s.status = 'passed') / count(*) AS progress
    FROM "LessonSession" s
    WHERE s."participantId" = ANY(${participantIds}::uuid[]) AND s."isRequired"
    GROUP BY s."participantId"
  ) counted
  WHERE p.id = counted."participantId"`;

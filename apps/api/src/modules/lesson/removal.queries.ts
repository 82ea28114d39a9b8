import { Prisma, type Db } from '../../platform/db.ts';

/** Whose session `s` of lesson `l` goes with it: who had not begun, and who could not finish it because it lacked its content. */
const isLost = Prisma.sql`(s.status IN ('pending', 'not_started') OR (s.status <> 'passed' AND NOT l."isComplete"))`;

/** Those who lose a lesson of their outline; locked, in one order, so that none passes a lesson meanwhile. */
export async function lockLosingParticipants(db: Db, lessonIds: readonly string[]) {
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT p.id FROM "Participant" p
    WHERE EXISTS (SELECT FROM "LessonSession" s JOIN "Lesson" l ON l.id = s."lessonId" WHERE s."participantId" = p.id AND l.id = ANY(${lessonIds}::uuid[]) AND ${isLost})
    ORDER BY p.id FOR NO KEY UPDATE`;
  return rows.map(({ id }) => id);
}

/** Nobody begins a lesson while it is being removed: a new session would refer to its row. */
export const lockLessons = (db: Db, lessonIds: readonly string[]) =>
  db.$executeRaw`SELECT FROM "Lesson" WHERE id = ANY(${lessonIds}::uuid[]) ORDER BY id FOR UPDATE`;

export const deleteLostSessions = (db: Db, lessonIds: readonly string[]) =>
  db.$executeRaw`DELETE FROM "LessonSession" s USING "Lesson" l WHERE l.id = s."lessonId" AND l.id = ANY(${lessonIds}::uuid[]) AND ${isLost}`;

/** Keeps what stays with somebody, and deletes the rest. */
export async function deleteOrRetireLessons(db: Db, lessonIds: readonly string[], now: Date) {
  const ids = { in: [...lessonIds] };
  await db.lesson.updateMany({ where: { id: ids, sessions: { some: {} } }, data: { retiredAt: now } });
  await db.lesson.deleteMany({ where: { id: ids, sessions: { none: {} } } });
}

/** Whoever has no lesson left that counts could never finish: they get the outline as it is now, like those who enrol today. */
export const renewEmptyOutlines = (db: Db, participantIds: readonly string[]) => db.$executeRaw`
  INSERT INTO "LessonSession" ("participantId", "lessonId")
  SELECT p.id, l.id
  FROM "Participant" p JOIN "Lesson" l ON l."classId" = p."classId" AND l."retiredAt" IS NULL
  WHERE p.id = ANY(${participantIds}::uuid[]) AND NOT EXISTS (SELECT FROM "LessonSession" o WHERE o."participantId" = p.id AND o."isRequired")
  ON CONFLICT ("participantId", "lessonId") DO UPDATE SET "isRequired" = true`;

/** Whoever is left without a lesson that counts to go on with gets the next one of the outline. */
export const openNextSessions = (db: Db, participantIds: readonly string[]) => db.$executeRaw`
  UPDATE "LessonSession" SET status = 'not_started'
  WHERE id IN (
    SELECT DISTINCT ON (s."participantId") s.id
    FROM "LessonSession" s JOIN "Lesson" l ON l.id = s."lessonId" LEFT JOIN "Section" c ON c.id = l."sectionId"
    WHERE s."participantId" = ANY(${participantIds}::uuid[]) AND s.status = 'pending'
      AND NOT EXISTS (SELECT FROM "LessonSession" o WHERE o."participantId" = s."participantId" AND o."isRequired" AND o.status IN ('not_started', 'started'))
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

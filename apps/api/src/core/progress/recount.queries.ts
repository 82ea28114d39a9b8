import { Prisma, type Db } from '../../platform/db.ts';

/** Tells whether the lesson with this id is a cancelled live session, which cannot be attended any more. */
const isCalledOff = (lessonId: Prisma.Sql) =>
  Prisma.sql`EXISTS (SELECT FROM "LiveSession" v WHERE v.id = ${lessonId} AND v."cancelledAt" IS NOT NULL)`;

/** Locks participants in a fixed order, so that none of them passes a lesson meanwhile. */
export const lockParticipants = (db: Db, ids: readonly string[]) =>
  db.$executeRaw`SELECT FROM "Participant" WHERE id = ANY(${ids}::uuid[]) ORDER BY id FOR NO KEY UPDATE`;

/**
 * Renews outlines without any required lesson, which could never be finished: the participants get the current outline,
 * like new ones.
 */
export const renewEmptyOutlines = (db: Db, participantIds: readonly string[]) => db.$executeRaw`
  INSERT INTO "LessonSession" ("participantId", "lessonId")
  SELECT p.id, l.id
  FROM "Participant" p JOIN "Lesson" l ON l."classId" = p."classId" AND l."retiredAt" IS NULL AND l."isComplete" AND NOT ${isCalledOff(Prisma.sql`l.id`)}
  WHERE p.id = ANY(${participantIds}::uuid[]) AND NOT EXISTS (SELECT FROM "LessonSession" o WHERE o."participantId" = p.id AND o."isRequired")
  ON CONFLICT ("participantId", "lessonId") DO UPDATE SET "isRequired" = true`;

/** Opens the next lesson of the outline for participants who have no required lesson open. */
export const openNextSessions = (db: Db, participantIds: readonly string[], now: Date) => db.$executeRaw`
  UPDATE "LessonSession" s SET
    status = (CASE next.place WHEN 1 THEN 'not_started' ELSE 'started' END)::"SessionStatus",
    "startedAt" = CASE WHEN next.place > 1 THEN ${now}::timestamptz END
  FROM (
    SELECT DISTINCT ON (own."participantId") own.id, own.place FROM (
      SELECT o.id, o."participantId", o.status, row_number() OVER (PARTITION BY o."participantId" ORDER BY c.position, c.id, l.position, l.id) AS place
      FROM "LessonSession" o JOIN "Lesson" l ON l.id = o."lessonId" LEFT JOIN "Section" c ON c.id = l."sectionId"
      WHERE o."participantId" = ANY(${participantIds}::uuid[])
    ) own
    WHERE own.status = 'pending'
      AND NOT EXISTS (SELECT FROM "LessonSession" o WHERE o."participantId" = own."participantId" AND o."isRequired" AND o.status IN ('not_started', 'started'))
    ORDER BY own."participantId", own.place
  ) next
  WHERE next.id = s.id`;

/**
 * Does for many participants what `progressOf` does for one: passed over required, rounded down. Returns those who have
 * finished the class, and whether they had before.
 */
export async function recountProgress(db: Db, participantIds: readonly string[], now: Date) {
  const rows = await db.$queryRaw<{ id: string; progress: number; hadFinished: boolean }[]>`
    UPDATE "Participant" p
    SET progress = counted.progress, "completedAt" = CASE WHEN counted.progress = 100 THEN coalesce(p."completedAt", ${now}) END
    FROM (
      SELECT s."participantId", 100 * count(*) FILTER (WHERE s.status = 'passed') / count(*) AS progress
      FROM "LessonSession" s
      WHERE s."participantId" = ANY(${participantIds}::uuid[]) AND s."isRequired"
      GROUP BY s."participantId"
    ) counted
    WHERE p.id = ANY(${participantIds}::uuid[]) AND p.id = counted."participantId"
    RETURNING p.id, p.progress, OLD."completedAt" IS NOT NULL AS "hadFinished"`;
  return rows.filter(({ progress }) => progress === 100);
}

import { Prisma, type Db } from '../../platform/db.ts';
import { hasAccess } from '../../core/enrolment/index.ts';

export interface DueRow {
  classId: string;
  stage: number;
  count: number;
}

/**
 * Marks submissions that were submitted before these times, one for each stage from the first, as reminded of that
 * stage. Returns their number for each class. Those of participants who lost access are not in the queue, and wait
 * until it returns.
 */
export const markDue = (tx: Db, times: readonly Date[]) => {
  const stage = Prisma.sql`(${Prisma.join(
    times.map((time) => Prisma.sql`(s."submittedAt" < ${time})::int`),
    ' + ',
  )})`;
  return tx.$queryRaw<DueRow[]>`
    WITH due AS (
      SELECT s.id, ${stage} AS stage FROM "Submission" s JOIN "LessonSession" e ON e.id = s."sessionId"
      WHERE s.state IN ('submitted', 'in_review') AND s."remindedStage" < 3 AND s."remindedStage" < ${stage}
        AND ${hasAccess(Prisma.sql`e."participantId"`)}
      FOR UPDATE OF s SKIP LOCKED
    ), marked AS (
      UPDATE "Submission" s SET "remindedStage" = due.stage FROM due WHERE s.id = due.id RETURNING s."classId", due.stage
    )
    SELECT "classId", stage, count(*)::int AS count FROM marked GROUP BY "classId", stage`;
};

export interface Grader {
  classId: string;
  userId: string;
  fullname: string;
  email: string;
}
/** Users who may grade these classes: the members of their mitra, and instructors with that scope. */
export const findGraders = (db: Db, classIds: readonly string[]) => db.$queryRaw<Grader[]>`
  SELECT one."classId", u.id AS "userId", u.fullname, u.email FROM (
    SELECT c.id AS "classId", m."userId" FROM "Class" c JOIN "MitraMember" m ON m."mitraId" = c."mitraId"
    WHERE c.id = ANY(${classIds}::uuid[]) AND m.role <> 'instructor'
    UNION
    SELECT i."classId", i."userId" FROM "Invitation" i
    WHERE i."classId" = ANY(${classIds}::uuid[]) AND i.status = 'accepted' AND 'grade'::"InstructorScope" = ANY(i.scopes)
  ) one JOIN "User" u ON u.id = one."userId" WHERE u."deactivatedAt" IS NULL`;

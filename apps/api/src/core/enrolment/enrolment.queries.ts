import { Prisma, type Db } from '../../platform/db.ts';

/** Filter of participants who have access, for Prisma: access lasts as long as any grant does. */
export const withAccess = { grants: { some: { endedAt: null } } } satisfies Prisma.ParticipantWhereInput;
/** Same condition in SQL, on the participant with this id. */
export const hasAccess = (participantId: Prisma.Sql) =>
  Prisma.sql`EXISTS (SELECT FROM "Grant" g WHERE g."participantId" = ${participantId} AND g."endedAt" IS NULL)`;

/** Returns whether a participant has access. */
export const hasAccessNow = async (db: Db, id: string) =>
  (await db.participant.findFirst({ where: { id, ...withAccess }, select: { id: true } })) !== null;

/** Finds the classes among these that a user has access to. */
export async function findOwnedClassIds(db: Db, userId: string, classIds: readonly string[]) {
  const rows = await db.participant.findMany({
    where: { userId, classId: { in: [...classIds] }, ...withAccess },
    select: { classId: true },
  });
  return rows.map(({ classId }) => classId);
}

/** Inserts the participants who are not in the class already, and returns those. */
export const insertParticipants = (
  tx: Db,
  participants: readonly { userId: string; classId: string; createdAt: Date }[],
) =>
  tx.participant.createManyAndReturn({
    data: [...participants],
    skipDuplicates: true,
    select: { id: true, classId: true },
  });
const enrolmentsOf = (classId: Prisma.Sql) => Prisma.sql`hashtextextended('enrolments:' || ${classId}, 0)`;

/**
 * Locks the outlines and participants of classes for an enrolment. Enrolments run beside each other, while a change that
 * `lockEnrolments` announces waits for them, and they for it. In a fixed order, so that two orders cannot deadlock.
 */
export const lockOutlines = (tx: Db, classIds: readonly string[]) => tx.$executeRaw`
  SELECT pg_advisory_xact_lock_shared(${enrolmentsOf(Prisma.sql`id`)}) FROM unnest(${[...new Set(classIds)].sort()}::text[]) AS id`;

/** Makes enrolments in a class wait until the transaction ends; its row is locked first. */
export const lockEnrolments = (tx: Db, classId: string) =>
  tx.$executeRaw`SELECT pg_advisory_xact_lock(${enrolmentsOf(Prisma.sql`${classId}::text`)})`;

/** Counts a user in the classes to which they have no access so far. The lock of the order's buyer comes before it. */
export const insertGains = (tx: Db, userId: string, classIds: readonly string[]) => tx.$executeRaw`
  INSERT INTO "ParticipantChange" ("classId", change)
  SELECT DISTINCT id, 1 FROM unnest(${classIds}::uuid[]) AS id WHERE NOT EXISTS (
    SELECT FROM "Participant" p WHERE p."classId" = id AND p."userId" = ${userId}::uuid AND ${hasAccess(Prisma.sql`p.id`)})`;

/**
 * Lets one process count at a time. PostgreSQL checks constraints on the count it read when the statement began, before
 * it waits for another one's update: a loss would be refused whose gain that one is counting.
 */
export const lockCounting = (tx: Db) =>
  tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('enrolments.count', 0))`;

/**
 * Adds up to `take` changes to the counts of their classes, and returns how many there were. Raw SQL, because Prisma
 * would update `updatedAt`, and an enrolment is no edit.
 */
export async function countChanges(tx: Db, take: number) {
  const [row] = await tx.$queryRaw<{ count: number }[]>`
    WITH gone AS (
      DELETE FROM "ParticipantChange" WHERE id = ANY(ARRAY(SELECT id FROM "ParticipantChange" ORDER BY id LIMIT ${take}))
      RETURNING "classId", change
    ), counted AS (
      UPDATE "Class" c SET "participantCount" = c."participantCount" + s.change
      FROM (SELECT "classId", sum(change)::int AS change FROM gone GROUP BY 1 HAVING sum(change) <> 0) s WHERE c.id = s."classId"
    )
    SELECT count(*)::int AS count FROM gone`;
  return row!.count;
}

/** Condition of classes that somebody has access to, for Prisma and in SQL: exact, where the count is a minute old. */
export const withParticipants = { participants: { some: withAccess } } satisfies Prisma.ClassWhereInput;
export const hasParticipants = (classId: Prisma.Sql) =>
  Prisma.sql`EXISTS (SELECT FROM "Participant" p WHERE p."classId" = ${classId} AND ${hasAccess(Prisma.sql`p.id`)})`;

/**
 * Creates the outlines of new participants: the first lesson is open, the others are pending. A cancelled live session
 * does not count.
 */
export const insertOutlineSessions = (db: Db, participantIds: readonly string[]) =>
  db.$executeRaw`
    INSERT INTO "LessonSession" ("participantId", "lessonId", status, "isRequired")
    SELECT p.id, l.id, (CASE WHEN row_number() OVER (PARTITION BY p.id ORDER BY c.position, c.id, l.position, l.id) = 1 THEN 'not_started' ELSE 'pending' END)::"SessionStatus",
      NOT EXISTS (SELECT FROM "LiveSession" v WHERE v.id = l.id AND v."cancelledAt" IS NOT NULL)
    FROM "Participant" p
    JOIN "Lesson" l ON l."classId" = p."classId"
    JOIN "Section" c ON c.id = l."sectionId"
    WHERE p.id = ANY(${participantIds}::uuid[]) AND l."retiredAt" IS NULL AND l."isComplete"`;

/** Creates a grant for each order line, for the buyer's participant of its class. */
export const insertGrants = (tx: Db, userId: string, orderLineIds: readonly string[], createdAt: Date) =>
  tx.$executeRaw`
    INSERT INTO "Grant" ("participantId", "orderLineId", "createdAt")
    SELECT p.id, l.id, ${createdAt} FROM "OrderLine" l JOIN "Participant" p ON p."classId" = l."classId" AND p."userId" = ${userId}::uuid
    WHERE l.id = ANY(${orderLineIds}::uuid[])`;

/** Ends the grants of order lines, and counts the users who lost their access by it. */
export const endGrants = (tx: Db, orderLineIds: readonly string[], now: Date) => tx.$executeRaw`
  WITH ended AS (
    UPDATE "Grant" SET "endedAt" = ${now} WHERE "orderLineId" = ANY(${orderLineIds}::uuid[]) AND "endedAt" IS NULL RETURNING id, "participantId"
  ), lost AS (
    SELECT p."classId", count(DISTINCT p.id)::int AS count FROM ended e JOIN "Participant" p ON p.id = e."participantId"
    WHERE NOT EXISTS (SELECT FROM "Grant" g WHERE g."participantId" = p.id AND g."endedAt" IS NULL AND g.id NOT IN (SELECT id FROM ended))
    GROUP BY 1
  )
  INSERT INTO "ParticipantChange" ("classId", change) SELECT "classId", -count FROM lost`;

/** Reopens the grants of order lines. */
export const resumeGrants = (tx: Db, orderLineIds: readonly string[]) =>
  tx.$executeRaw`UPDATE "Grant" SET "endedAt" = NULL WHERE "orderLineId" = ANY(${[...orderLineIds]}::uuid[])`;

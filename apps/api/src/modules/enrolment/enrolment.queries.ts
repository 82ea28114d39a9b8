import { Prisma, type Db } from '../../platform/db.ts';

/** Participants who have access, for Prisma: access lasts as long as any grant does. */
export const withAccess = { grants: { some: { endedAt: null } } } satisfies Prisma.ParticipantWhereInput;
/** The same condition in SQL, on the participant with this id. */
export const hasAccess = (participantId: Prisma.Sql) =>
  Prisma.sql`EXISTS (SELECT FROM "Grant" g WHERE g."participantId" = ${participantId} AND g."endedAt" IS NULL)`;

/** The classes among these that a user has access to. */
export async function findOwnedClassIds(db: Db, userId: string, classIds: readonly string[]) {
  const rows = await db.participant.findMany({
    where: { userId, classId: { in: [...classIds] }, ...withAccess },
    select: { classId: true },
  });
  return rows.map(({ classId }) => classId);
}

/** Inserts the participants who did not take part already, and returns those. */
export const insertParticipants = (
  tx: Db,
  participants: readonly { userId: string; classId: string; createdAt: Date }[],
) =>
  tx.participant.createManyAndReturn({
    data: [...participants],
    skipDuplicates: true,
    select: { id: true, classId: true },
  });
/**
 * Raw SQL, because Prisma would move `updatedAt`, and an enrolment is no edit. The classes are locked in a fixed order, so
 * that two orders cannot deadlock.
 */
export const incrementParticipantCounts = (tx: Db, classIds: readonly string[]) => tx.$executeRaw`
  WITH held AS (SELECT id FROM "Class" WHERE id = ANY(${classIds}::uuid[]) ORDER BY id FOR NO KEY UPDATE)
  UPDATE "Class" c SET "participantCount" = c."participantCount" + 1 FROM held WHERE c.id = held.id`;

/** Creates the outlines of new participants: the first lesson is open, the others are pending. */
export const insertOutlineSessions = (db: Db, participantIds: readonly string[]) =>
  db.$executeRaw`
    INSERT INTO "LessonSession" ("participantId", "lessonId", status)
    SELECT p.id, l.id, (CASE WHEN row_number() OVER (PARTITION BY p.id ORDER BY c.position, c.id, l.position, l.id) = 1 THEN 'not_started' ELSE 'pending' END)::"SessionStatus"
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

import type { Db } from '../../platform/db.ts';

/** Those of the classes that somebody has access to. */
export async function findOwnedClassIds(db: Db, userId: string, classIds: readonly string[]) {
  const rows = await db.participant.findMany({
    where: { userId, classId: { in: [...classIds] }, grants: { some: { endedAt: null } } },
    select: { classId: true },
  });
  return rows.map(({ classId }) => classId);
}

/** Those who did not take part already. */
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
 * By hand, since an enrolment is no edit: Prisma would move `updatedAt`. The classes are locked in one order, so that two
 * orders never wait for each other.
 */
export const incrementParticipantCounts = (tx: Db, classIds: readonly string[]) => tx.$executeRaw`
  WITH held AS (SELECT id FROM "Class" WHERE id = ANY(${classIds}::uuid[]) ORDER BY id FOR NO KEY UPDATE)
  UPDATE "Class" c SET "participantCount" = c."participantCount" + 1 FROM held WHERE c.id = held.id`;
/** A grant for each line, to the buyer's participant of its class. */
export const insertGrants = (tx: Db, userId: string, orderLineIds: readonly string[], createdAt: Date) =>
  tx.$executeRaw`
    INSERT INTO "Grant" ("participantId", "orderLineId", "createdAt")
    SELECT p.id, l.id, ${createdAt} FROM "OrderLine" l JOIN "Participant" p ON p."classId" = l."classId" AND p."userId" = ${userId}::uuid
    WHERE l.id = ANY(${orderLineIds}::uuid[])`;

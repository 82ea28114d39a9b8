import type { Db } from '../../platform/db.ts';

/** Those of the classes that somebody has access to. */
export async function findOwnedClassIds(db: Db, userId: string, classIds: readonly string[]) {
  const rows = await db.participant.findMany({
    where: { userId, classId: { in: [...classIds] }, grants: { some: { endedAt: null } } },
    select: { classId: true },
  });
  return rows.map(({ classId }) => classId);
}

/** Null for somebody who takes part already. */
export async function insertParticipant(db: Db, participant: { userId: string; classId: string; createdAt: Date }) {
  const [row] = await db.participant.createManyAndReturn({ data: participant, skipDuplicates: true });
  return row ?? null;
}
export const findParticipant = (db: Db, userId: string, classId: string) =>
  db.participant.findUniqueOrThrow({ where: { userId_classId: { userId, classId } } });
/** By hand, since an enrolment is no edit: Prisma would move `updatedAt`. */
export const incrementParticipantCount = (db: Db, classId: string) =>
  db.$executeRaw`UPDATE "Class" SET "participantCount" = "participantCount" + 1 WHERE id = ${classId}::uuid`;
export const insertGrant = (db: Db, grant: { participantId: string; orderLineId: string; createdAt: Date }) =>
  db.grant.create({ data: grant });

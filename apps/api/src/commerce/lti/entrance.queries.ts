import type { UserId } from '../../platform/actor.ts';
import type { Db } from '../../platform/db.ts';
import { accountColumns } from './identity.queries.ts';

export const isAddressTaken = async (db: Db, email: string) => (await db.user.count({ where: { email } })) > 0;
export const findAccount = (db: Db, id: UserId) => db.user.findUniqueOrThrow({ where: { id }, select: accountColumns });
export const insertAccount = (tx: Db, data: { fullname: string; email: string }) =>
  tx.user.create({ data: { ...data, passwordHash: null }, select: { id: true } });

export const findClass = (db: Db, id: string) =>
  db.class.findUniqueOrThrow({ where: { id }, select: { slug: true, title: true } });
/** Finds the participant of an account in a class, with whether they have access. */
export const findParticipant = (tx: Db, userId: string, classId: string) =>
  tx.participant.findUnique({
    where: { userId_classId: { userId, classId } },
    select: { id: true, progress: true, grants: { where: { endedAt: null }, select: { id: true }, take: 1 } },
  });
export const findSeat = (tx: Db, platformId: string, classId: string, userId: string) =>
  tx.ltiSeat.findUnique({ where: { platformId_classId_userId: { platformId, classId, userId } } });
/** Takes a seat of an offer that the caller has locked. */
export async function insertSeat(tx: Db, platformId: string, classId: string, userId: string, now: Date) {
  await tx.ltiOffer.update({
    where: { platformId_classId: { platformId, classId } },
    data: { taken: { increment: 1 } },
    select: { taken: true },
  });
  await tx.ltiSeat.create({ data: { platformId, classId, userId, createdAt: now }, select: { userId: true } });
}
/**
 * Lets a platform have the score of a participant; that of before its first launch is due at once. A person whom the
 * platform has made anew gets it from then on.
 */
export const upsertGrade = (
  tx: Db,
  { linkId, participantId, subject, isDue }: { linkId: string; participantId: string; subject: string; isDue: boolean },
) => tx.$executeRaw`
  INSERT INTO "LtiGrade" ("linkId", "participantId", subject, "isDue")
  VALUES (${linkId}::uuid, ${participantId}::uuid, ${subject}, ${isDue})
  ON CONFLICT ("linkId", "participantId") DO UPDATE
  SET subject = EXCLUDED.subject, "isDue" = EXCLUDED."isDue", revision = "LtiGrade".revision + 1, tries = 0, "nextTryAt" = NULL, problem = NULL,
    "failingSince" = NULL
  WHERE "LtiGrade".subject <> EXCLUDED.subject`;

import type { Reach } from '../../platform/class-access.ts';
import { reachedBy } from '../../platform/class-access.ts';
import type { UserId } from '../../platform/actor.ts';
import type { Db } from '../../platform/db.ts';
import { byRef } from '../../platform/refs.ts';

/** Finds a program of the caller's mitra that was ever published. */
export const findGivenProgram = (db: Db, reach: Reach, ref: string) =>
  db.class.findFirst({
    where: { ...reachedBy(reach), ...byRef(ref), kind: 'program' },
    select: { id: true, publishedAt: true },
  });

/** Finds the account with a confirmed address. */
export async function findRecipient(db: Db, email: string) {
  const user = await db.user.findFirst({
    where: { email, emailVerifiedAt: { not: null }, deactivatedAt: null, lockedAt: null },
    select: { id: true },
  });
  return user && (user.id as UserId);
}

export const findParticipantId = async (tx: Db, userId: UserId, classId: string) =>
  (await tx.participant.findUniqueOrThrow({ where: { userId_classId: { userId, classId } }, select: { id: true } })).id;

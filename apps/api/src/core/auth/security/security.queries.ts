import { Prisma, type Db } from '../../../platform/db.ts';

type Hash = Uint8Array<ArrayBuffer>;

/** Holds where the user of a row has a second step. */
export const hasTwoSteps = (userId: Prisma.Sql) => Prisma.sql`
  (EXISTS (SELECT FROM "Authenticator" a WHERE a."userId" = ${userId} AND a."activatedAt" IS NOT NULL)
    OR EXISTS (SELECT FROM "Passkey" k WHERE k."userId" = ${userId}))`;

export const findOpenUser = (db: Db, who: { id: string } | { email: string }) =>
  db.user.findFirst({ where: { ...who, deactivatedAt: null }, select: { id: true, email: true, fullname: true } });

export const findAuthenticator = (db: Db, userId: string) => db.authenticator.findUnique({ where: { userId } });
export const findActiveAuthenticator = (db: Db, userId: string) =>
  db.authenticator.findFirst({ where: { userId, activatedAt: { not: null } } });

/** Replaces a secret that no code has confirmed yet; returns whether there was no other. */
export async function replaceAuthenticator(tx: Db, userId: string, secret: string, createdAt: Date) {
  const count = await tx.$executeRaw`
    INSERT INTO "Authenticator" AS a ("userId", secret, "createdAt") VALUES (${userId}::uuid, ${secret}, ${createdAt})
    ON CONFLICT ("userId") DO UPDATE SET secret = excluded.secret, "createdAt" = excluded."createdAt"
    WHERE a."activatedAt" IS NULL`;
  return count === 1;
}
/** Returns whether this call activated the secret that a code was right for: of two concurrent ones, one does. */
export async function activateAuthenticator(
  tx: Db,
  { userId, secret }: { userId: string; secret: string },
  lastStep: number,
  activatedAt: Date,
) {
  const { count } = await tx.authenticator.updateMany({
    where: { userId, secret, activatedAt: null },
    data: { lastStep, activatedAt },
  });
  return count === 1;
}
/** Returns whether this call used the code of a time step; a code that was used, and older ones, are refused. */
export async function redeemStep(tx: Db, userId: string, lastStep: number) {
  const { count } = await tx.authenticator.updateMany({
    where: { userId, lastStep: { lt: lastStep } },
    data: { lastStep },
  });
  return count === 1;
}

export async function replaceRecoveryCodes(tx: Db, userId: string, hashes: readonly Hash[], createdAt: Date) {
  await tx.recoveryCode.deleteMany({ where: { userId } });
  await tx.recoveryCode.createMany({ data: hashes.map((codeHash) => ({ userId, codeHash, createdAt })) });
}
export const countRecoveryCodes = (db: Db, userId: string) =>
  db.recoveryCode.count({ where: { userId, usedAt: null } });
/** Returns whether this call used the code. Of two concurrent calls, one does. */
export async function redeemRecoveryCode(tx: Db, userId: string, codeHash: Hash, usedAt: Date) {
  const { count } = await tx.recoveryCode.updateMany({ where: { userId, codeHash, usedAt: null }, data: { usedAt } });
  return count === 1;
}

/** Returns whether there was a second step. */
export async function deleteTwoSteps(tx: Db, userId: string, now: Date) {
  const { count: authenticators } = await tx.authenticator.deleteMany({
    where: { userId, activatedAt: { not: null } },
  });
  const { count: passkeys } = await tx.passkey.deleteMany({ where: { userId } });
  await tx.recoveryCode.deleteMany({ where: { userId } });
  await tx.signInChallenge.updateMany({ where: { userId, endedAt: null }, data: { endedAt: now } });
  return authenticators + passkeys > 0;
}

export const insertChallenge = (
  db: Db,
  challenge: { userId: string; tokenHash: Hash; createdAt: Date; expiresAt: Date },
) => db.signInChallenge.create({ data: challenge });
/** Counts a try of an open challenge, before it is judged; null once there were too many, or it is over. */
export async function countTry(db: Db, tokenHash: Hash, most: number, now: Date) {
  const [row] = await db.signInChallenge.updateManyAndReturn({
    where: { tokenHash, endedAt: null, expiresAt: { gt: now }, tries: { lt: most }, user: { deactivatedAt: null } },
    data: { tries: { increment: 1 } },
    select: { id: true, userId: true },
  });
  return row ?? null;
}
/** Finds the user of an open challenge, without counting a try. */
export const findOpenChallenge = (db: Db, tokenHash: Hash, most: number, now: Date) =>
  db.signInChallenge.findFirst({
    where: { tokenHash, endedAt: null, expiresAt: { gt: now }, tries: { lt: most }, user: { deactivatedAt: null } },
    select: { userId: true },
  });
/** Returns whether this call ended it. Of two concurrent calls, one does. */
export async function endChallenge(tx: Db, id: string, endedAt: Date) {
  const { count } = await tx.signInChallenge.updateMany({ where: { id, endedAt: null }, data: { endedAt } });
  return count === 1;
}
export async function deleteOldChallenges(db: Db, before: Date) {
  await db.signInChallenge.deleteMany({ where: { expiresAt: { lt: before } } });
  await db.passkeyChallenge.deleteMany({ where: { expiresAt: { lt: before } } });
}

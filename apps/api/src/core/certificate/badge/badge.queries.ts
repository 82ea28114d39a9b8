import type { BadgeAlgorithm } from '../../../generated/prisma/enums.ts';
import type { Db, Prisma } from '../../../platform/db.ts';

export const findBadgeKeys = (db: Db) =>
  db.badgeKey.findMany({ orderBy: [{ createdAt: 'asc' }, { id: 'asc' }], take: 1_000 });
export type BadgeKeyRow = Awaited<ReturnType<typeof findBadgeKeys>>[number];

export const findBadgeKey = (db: Db, id: string) => db.badgeKey.findUnique({ where: { id } });

export const findSigningKey = (db: Db, algorithm: BadgeAlgorithm) =>
  db.badgeKey.findFirst({ where: { algorithm, retiredAt: null } });

/** Does nothing if another process has inserted the key that signs. */
export const insertSigningKeyOnce = (
  db: Db,
  key: { id: string; algorithm: BadgeAlgorithm; publicKey: Prisma.InputJsonValue; privateKey: string; createdAt: Date },
) => db.badgeKey.createMany({ data: [key], skipDuplicates: true });

/** Lets one rotation at a time choose the keys that sign. Readers go on. */
export const lockBadgeKeys = (tx: Db) => tx.$executeRaw`LOCK TABLE "BadgeKey" IN SHARE ROW EXCLUSIVE MODE`;

/** Erases the private halves of the keys that sign. */
export const retireBadgeKeys = (tx: Db, retiredAt: Date) =>
  tx.badgeKey.updateMany({ where: { retiredAt: null }, data: { retiredAt, privateKey: null } });

/** Returns the position of a certificate in the lists of revoked badges, given at the first call. */
export async function positionOf(db: Db, certificateId: string) {
  const find = () => db.badgeStatus.findUnique({ where: { certificateId }, select: { position: true } });
  const found = await find();
  if (found) return found.position;
  await db.badgeStatus.createMany({ data: [{ certificateId }], skipDuplicates: true });
  return (await find())!.position;
}

export const findLastPosition = async (db: Db) =>
  (await db.badgeStatus.aggregate({ _max: { position: true } }))._max.position ?? 0;

/**
 * Finds the positions from `first` on, below `end`, whose badges do not hold: their certificate was revoked, or deleted
 * with its account. With them comes when that last changed, as far as it is known.
 */
export const findRevokedPositions = (db: Db, first: number, end: number) => db.$queryRaw<
  { position: number; revokedAt: Date | null }[]
>`
  SELECT s.position, c."revokedAt" FROM "BadgeStatus" s JOIN "Certificate" c ON c.id = s."certificateId"
  WHERE s.position >= ${first} AND s.position < ${end} AND c."revokedAt" IS NOT NULL
  UNION ALL
  SELECT s.position, NULL FROM "BadgeStatus" s
  WHERE s.position >= ${first} AND s.position < ${end} AND s."certificateId" IS NULL`;

export async function findOwnersEmail(db: Db, certificateId: string) {
  const { participant } = await db.certificate.findUniqueOrThrow({
    where: { id: certificateId },
    select: { participant: { select: { user: { select: { email: true } } } } },
  });
  return participant.user.email;
}

import type { PasskeyUse } from '../../../generated/prisma/enums.ts';
import type { Db, Prisma } from '../../../platform/db.ts';

/** Finds the passkeys of a user, the oldest first. */
export const findPasskeys = (db: Db, userId: string) =>
  db.passkey.findMany({ where: { userId }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] });
export const countPasskeys = (db: Db, userId: string) => db.passkey.count({ where: { userId } });
export const insertPasskey = (tx: Db, passkey: Prisma.PasskeyUncheckedCreateInput) =>
  tx.passkey.create({ data: passkey, select: { id: true } });
/** Returns whether the user had the passkey. */
export async function deletePasskey(tx: Db, userId: string, id: string) {
  const { count } = await tx.passkey.deleteMany({ where: { id, userId } });
  return count === 1;
}
/** Returns whether this call used the count of the device: of two concurrent ones with the same, one does. */
export async function updatePasskeyUsed(
  tx: Db,
  { id, counter: before }: { id: string; counter: bigint },
  counter: bigint,
  lastUsedAt: Date,
) {
  const { count } = await tx.passkey.updateMany({ where: { id, counter: before }, data: { counter, lastUsedAt } });
  return count === 1;
}

interface Challenge {
  readonly userId: string;
  readonly use: PasskeyUse;
  readonly challenge: string;
}
export const insertPasskeyChallenge = (db: Db, challenge: Challenge & { expiresAt: Date }) =>
  db.passkeyChallenge.create({ data: challenge });
/** Returns whether the challenge was open; it is used up then. */
export async function redeemPasskeyChallenge(db: Db, { now, ...challenge }: Challenge & { now: Date }) {
  const { count } = await db.passkeyChallenge.deleteMany({ where: { ...challenge, expiresAt: { gt: now } } });
  return count === 1;
}

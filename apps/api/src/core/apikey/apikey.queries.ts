import type { KeyScope } from '@sinau/contracts/core/apikey/apikey.rules';
import type { MitraId, UserId } from '../../platform/actor.ts';
import { Prisma, type Db, type RunSql } from '../../platform/db.ts';
import { prepare } from '../../platform/prepared.ts';

const columns = {
  id: true,
  name: true,
  hint: true,
  scopes: true,
  addresses: true,
  expiresAt: true,
  lastUsedAt: true,
  useCount: true,
  createdAt: true,
  revokedAt: true,
  user: { select: { fullname: true } },
} satisfies Prisma.ApiKeySelect;
export type ApiKeyRow = Prisma.ApiKeyGetPayload<{ select: typeof columns }>;

export const findKeys = (db: Db, mitraId: MitraId) =>
  db.apiKey.findMany({
    where: { mitraId },
    select: columns,
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: 100,
  });

/** Locks the keys of a mitra, so that two calls do not make one too many. */
export const lockKeys = (tx: Db, mitraId: MitraId) =>
  tx.$executeRaw`SELECT FROM "Mitra" WHERE id = ${mitraId}::uuid FOR NO KEY UPDATE`;
export const countUsableKeys = (tx: Db, mitraId: MitraId, now: Date) =>
  tx.apiKey.count({ where: { mitraId, revokedAt: null, OR: [{ expiresAt: null }, { expiresAt: { gt: now } }] } });
export const insertKey = (tx: Db, data: Prisma.ApiKeyUncheckedCreateInput) =>
  tx.apiKey.create({ data, select: columns });

export const findKey = (db: Db, mitraId: MitraId, id: string) =>
  db.apiKey.findFirst({ where: { id, mitraId }, select: { id: true, name: true } });
/** Revokes a key. False if it is revoked already. */
export async function updateKeyRevoked(tx: Db, id: string, now: Date) {
  const { count } = await tx.apiKey.updateMany({ where: { id, revokedAt: null }, data: { revokedAt: now } });
  return count === 1;
}

interface CallingKey {
  id: string;
  userId: UserId;
  mitraId: MitraId;
  scopes: KeyScope[];
  addresses: string[];
}

const callingKey = prepare(
  (secretHash: Uint8Array, now: Date) => Prisma.sql`
    SELECT k.id, k."userId", k."mitraId", to_jsonb(k.scopes) AS scopes, to_jsonb(k.addresses) AS addresses
    FROM "ApiKey" k
    JOIN "User" u ON u.id = k."userId" AND u."deactivatedAt" IS NULL AND u."lockedAt" IS NULL
    JOIN "MitraMember" m ON m."mitraId" = k."mitraId" AND m."userId" = k."userId" AND m.role <> 'instructor'
    JOIN "Mitra" t ON t.id = k."mitraId" AND t."closedAt" IS NULL
    WHERE k."secretHash" = ${secretHash} AND k."revokedAt" IS NULL AND (k."expiresAt" IS NULL OR k."expiresAt" > ${now})
      AND NOT EXISTS (SELECT FROM "MitraStop" s WHERE s."mitraId" = k."mitraId" AND s."liftedAt" IS NULL)`,
);

/**
 * Finds a key that may be used: neither revoked nor expired, of somebody who is still a member of the mitra, whose account
 * is open, and of a mitra that is not stopped.
 */
export async function findCallingKey(sql: RunSql, secretHash: Uint8Array, now: Date): Promise<CallingKey | null> {
  const [row] = await sql<CallingKey>(callingKey(secretHash, now));
  return row ?? null;
}

export const updateKeyUsed = (db: Db, id: string, now: Date) =>
  db.$executeRaw`UPDATE "ApiKey" SET "lastUsedAt" = ${now}, "useCount" = "useCount" + 1 WHERE id = ${id}::uuid`;

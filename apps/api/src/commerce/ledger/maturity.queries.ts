import { Prisma, type Db } from '../../platform/db.ts';
import { heldUntil, isContested } from './ledger.queries.ts';

interface Due {
  readonly orderLineId: string;
  readonly mitraId: string;
}

/** Finds sales whose shares are due, the longest due first. */
export const findDue = (db: Db, now: Date, take: number) =>
  db.$queryRaw<Due[]>`
    SELECT v."orderLineId", v."mitraId"
    FROM ${heldShares}
    WHERE ${isDue(now)} AND (${stillHeld}) > 0
    ORDER BY v."heldUntil", v."orderLineId" LIMIT ${take}`;

/** Locks the lines, so that no refund takes a share back while it is released. */
export const lockLines = (tx: Db, lineIds: readonly string[]) =>
  tx.$executeRaw`SELECT FROM "OrderLine" WHERE id = ANY(${[...lineIds]}::uuid[]) ORDER BY id FOR NO KEY UPDATE`;

/**
 * Releases shares that are due, each once; lines and books are locked. The amount released is what the line still
 * holds, not its original share, and it settles the mitra's debt before any of it becomes available.
 */
export const insertMaturities = (tx: Db, lineIds: readonly string[], now: Date) =>
  tx.$executeRaw`
    WITH due AS (
      SELECT v."orderLineId", v."mitraId", ${heldUntil} AS "heldUntil", (${stillHeld}) AS amount
      FROM ${heldShares}
      WHERE v."orderLineId" = ANY(${[...lineIds]}::uuid[]) AND ${isDue(now)} AND (${stillHeld}) > 0
    ), freed AS (
      INSERT INTO "LedgerEvent" (kind, "mitraId", "orderLineId", "occurredAt")
      SELECT 'maturity', "mitraId", "orderLineId", "heldUntil" FROM due
      ON CONFLICT DO NOTHING RETURNING id, "orderLineId"
    ), owed AS (
      SELECT "mitraId", -sum(amount) AS amount FROM "LedgerEntry"
      WHERE account = 'debt' AND "mitraId" IN (SELECT "mitraId" FROM due) GROUP BY "mitraId"
    ), settled AS (
      SELECT f.id, d."mitraId", d.amount, least(d.amount, greatest(0, coalesce(o.amount, 0) + d.amount
        - sum(d.amount) OVER (PARTITION BY d."mitraId" ORDER BY d."heldUntil", f.id))) AS netted
      FROM freed f JOIN due d USING ("orderLineId") LEFT JOIN owed o USING ("mitraId")
    )
    INSERT INTO "LedgerEntry" ("eventId", account, "mitraId", amount)
    SELECT s.id, side.account::"LedgerAccount", s."mitraId", side.amount
    FROM settled s
    CROSS JOIN LATERAL (VALUES ('held', -s.amount), ('debt', s.netted), ('available', s.amount - s.netted)) AS side (account, amount)
    WHERE side.amount <> 0`;

const heldShares = Prisma.sql`"HeldShare" v JOIN "OrderLine" l ON l.id = v."orderLineId" JOIN "Class" c ON c.id = l."classId"`;
const isDue = (now: Date) => Prisma.sql`v."heldUntil" <= ${now} AND ${heldUntil} <= ${now} AND NOT ${isContested}`;
const stillHeld = Prisma.sql`
  SELECT coalesce(sum(e.amount), 0) FROM "LedgerEvent" s JOIN "LedgerEntry" e ON e."eventId" = s.id AND e.account = 'held'
  WHERE s."orderLineId" = v."orderLineId"`;

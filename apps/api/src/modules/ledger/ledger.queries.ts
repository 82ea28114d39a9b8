import type { QueryOf } from '@sinau/contracts';
import type { ledgerEndpoints } from '@sinau/contracts/ledger/ledger.endpoints';
import type { WalletEntryKind } from '@sinau/contracts/ledger/ledger.rules';
import type { LedgerAccount } from '../../generated/prisma/enums.ts';
import { Prisma, type Db } from '../../platform/db.ts';
import { column, sqlList } from '../../platform/sql-list.ts';
import type { SoldLine } from './ledger.rules.ts';

/** The mitra of each class, and when its last session ends. */
export const findSoldClasses = (tx: Db, ids: readonly string[]) =>
  tx.class.findMany({ where: { id: { in: [...ids] } }, select: { id: true, mitraId: true, endsAt: true } });

interface NewSale {
  orderLineId: string;
  mitraId: string;
  occurredAt: Date;
  heldUntil: Date;
}
/** The sales that were not booked before. */
export const insertSaleEvents = (tx: Db, sales: readonly NewSale[]) =>
  tx.ledgerEvent.createManyAndReturn({
    data: sales.map((sale) => ({ ...sale, kind: 'sale' as const })),
    skipDuplicates: true,
    select: { id: true, orderLineId: true },
  });

interface NewEntry {
  eventId: string;
  account: LedgerAccount;
  mitraId: string | null;
  amount: number;
}
export const insertEntries = (tx: Db, entries: readonly NewEntry[]) =>
  tx.ledgerEntry.createMany({ data: [...entries] });

/** Lines of paid orders that are not booked: sold before there was a ledger, or inserted without it. */
export const findUnbookedLines = (db: Db, take: number) =>
  db.$queryRaw<(SoldLine & { settledAt: Date })[]>`
    SELECT l.id, l."classId", l.paid, l."voucherPlatform", l.fee, l."mitraShare", o."paidAt" AS "settledAt"
    FROM "OrderLine" l JOIN "Order" o ON o.id = l."orderId"
    WHERE o.status = 'SUCCESS' AND (l.paid > 0 OR l."voucherPlatform" > 0)
      AND NOT EXISTS (SELECT FROM "LedgerEvent" v WHERE v."orderLineId" = l.id AND v.kind = 'sale')
    ORDER BY l.id LIMIT ${take}`;

/** When the share of sale `v` of class `c` is released: at the time stored with the sale, or later if the last session was postponed. */
const heldUntil = Prisma.sql`greatest(v."heldUntil", c."endsAt" + interval '3 days')`;
const has = (kind: 'maturity' | 'refund') =>
  Prisma.sql`EXISTS (SELECT FROM "LedgerEvent" m WHERE m."orderLineId" = v."orderLineId" AND m.kind = ${kind}::"LedgerEventKind")`;
/** Whether a sale's share is held no longer. */
const isMatured = Prisma.sql`(${has('maturity')} OR ${has('refund')})`;
/** Whether sale `v` was given back. */
export const isRefunded = has('refund');

/**
 * Gives sales back, each once: all entries turned round. What matured comes off the available balance. The lines are
 * locked first, so that none matures meanwhile.
 */
export async function insertRefunds(tx: Db, lineIds: readonly string[], now: Date) {
  await tx.$executeRaw`SELECT FROM "OrderLine" WHERE id = ANY(${lineIds}::uuid[]) ORDER BY id FOR UPDATE`;
  await tx.$executeRaw`
    WITH refund AS (
      INSERT INTO "LedgerEvent" (kind, "mitraId", "orderLineId", "occurredAt")
      SELECT 'refund', v."mitraId", v."orderLineId", ${now} FROM "LedgerEvent" v WHERE v."orderLineId" = ANY(${lineIds}::uuid[]) AND v.kind = 'sale'
      ON CONFLICT DO NOTHING RETURNING id, "orderLineId"
    )
    INSERT INTO "LedgerEntry" ("eventId", account, "mitraId", amount)
    SELECT r.id, CASE WHEN e.account = 'held' AND ${has('maturity')} THEN 'available' ELSE e.account END, e."mitraId", -e.amount
    FROM refund r JOIN "LedgerEvent" v ON v."orderLineId" = r."orderLineId" AND v.kind = 'sale' JOIN "LedgerEntry" e ON e."eventId" = v.id`;
}

/**
 * Releases shares that are due, each once: its event and both entries in one statement. The released amount is what the
 * line still holds, not its original share. Returns how many shares were released.
 */
export async function insertMaturities(db: Db, now: Date, take: number) {
  const entries = await db.$executeRaw`
    WITH due AS (
      SELECT v."orderLineId", v."mitraId", ${heldUntil} AS "heldUntil", sum(e.amount) AS amount
      FROM "LedgerEvent" v
      JOIN "OrderLine" l ON l.id = v."orderLineId"
      JOIN "Class" c ON c.id = l."classId"
      JOIN "LedgerEvent" s ON s."orderLineId" = v."orderLineId"
      JOIN "LedgerEntry" e ON e."eventId" = s.id AND e.account = 'held'
      WHERE v.kind = 'sale' AND v."heldUntil" <= ${now} AND ${heldUntil} <= ${now} AND NOT ${isMatured}
      GROUP BY v.id, c.id HAVING sum(e.amount) > 0 ORDER BY v."heldUntil", v.id LIMIT ${take}
    ), freed AS (
      INSERT INTO "LedgerEvent" (kind, "mitraId", "orderLineId", "occurredAt")
      SELECT 'maturity', "mitraId", "orderLineId", "heldUntil" FROM due
      ON CONFLICT DO NOTHING RETURNING id, "orderLineId"
    )
    INSERT INTO "LedgerEntry" ("eventId", account, "mitraId", amount)
    SELECT f.id, side.account::"LedgerAccount", d."mitraId", side.amount
    FROM freed f JOIN due d USING ("orderLineId")
    CROSS JOIN LATERAL (VALUES ('held', -d.amount), ('available', d.amount)) AS side (account, amount)`;
  return entries / 2;
}

interface Proof {
  /** The sum of all entries; anything but 0 is a defect. */
  imbalance: number;
  unbalancedEvents: number;
  overdrawn: { mitraId: string; account: LedgerAccount; balance: number }[];
}

/** The invariants of the whole ledger. */
export async function findProof(db: Db): Promise<Proof> {
  const [[sums], overdrawn] = await Promise.all([
    db.$queryRaw<Omit<Proof, 'overdrawn'>[]>`
      SELECT
        (SELECT coalesce(sum(amount), 0)::float8 FROM "LedgerEntry") AS imbalance,
        (SELECT count(*)::int FROM "LedgerEvent" v WHERE NOT EXISTS (SELECT FROM "LedgerEntry" e WHERE e."eventId" = v.id HAVING sum(e.amount) = 0)) AS "unbalancedEvents"`,
    db.$queryRaw<Proof['overdrawn']>`
      SELECT "mitraId", account::text, sum(amount)::float8 AS balance
      FROM "LedgerEntry" WHERE "mitraId" IS NOT NULL AND account <> 'debt' GROUP BY "mitraId", account HAVING sum(amount) < 0`,
  ]);
  return { ...sums!, overdrawn };
}

/** A mitra's balance by account. A balance is always a sum of entries and is not stored. */
export async function findBalances(db: Db, mitraId: string): Promise<Partial<Record<LedgerAccount, number>>> {
  const rows = await db.$queryRaw<{ account: LedgerAccount; balance: number }[]>`
    SELECT account::text, sum(amount)::float8 AS balance FROM "LedgerEntry" WHERE "mitraId" = ${mitraId}::uuid GROUP BY account`;
  return Object.fromEntries(rows.map(({ account, balance }) => [account, balance]));
}

/** The next day in Jakarta on which a mitra's shares are released: the first time, and the day's total. */
export async function findNextMaturity(db: Db, mitraId: string) {
  const [next] = await db.$queryRaw<{ at: Date; amount: number }[]>`
    SELECT min(${heldUntil}) AS at, sum(e.amount)::float8 AS amount
    FROM "LedgerEvent" v
    JOIN "LedgerEntry" e ON e."eventId" = v.id AND e.account = 'held'
    JOIN "OrderLine" l ON l.id = v."orderLineId"
    JOIN "Class" c ON c.id = l."classId"
    WHERE v."mitraId" = ${mitraId}::uuid AND v.kind = 'sale' AND NOT ${isMatured}
    GROUP BY (${heldUntil} AT TIME ZONE 'Asia/Jakarta')::date ORDER BY 1 LIMIT 1`;
  return next ?? null;
}

export interface WalletRow {
  id: string;
  kind: WalletEntryKind;
  occurredAt: Date;
  amount: number;
  heldUntil: Date | null;
  isHeld: boolean;
  isRefunded: boolean;
  orderId: string;
  class: { id: string; title: string; slug: string };
  type: 'program' | 'webinar' | 'bundle';
  bundle: { id: string; title: string; slug: string } | null;
}

/** What line `l` sold: class `c` by itself, or within bundle `b`. */
export const soldType = Prisma.sql`CASE WHEN l."bundleId" IS NULL THEN c.kind::text ELSE 'bundle' END`;
export const soldBundle = Prisma.sql`CASE WHEN b.id IS NOT NULL THEN json_build_object('id', b.id, 'title', b.title, 'slug', b.slug) END`;
type WalletQuery = QueryOf<typeof ledgerEndpoints.entries>;

const walletList = sqlList<WalletQuery>({
  select: Prisma.sql`
    v.id, v.kind::text, v."occurredAt", CASE WHEN v.kind = 'sale' THEN ${heldUntil} END AS "heldUntil", v.kind = 'sale' AND NOT ${isMatured} AS "isHeld", v.kind = 'sale' AND ${isRefunded} AS "isRefunded", o.code AS "orderId",
    (SELECT coalesce(sum(abs(e.amount)), 0)::float8 FROM "LedgerEntry" e WHERE e."eventId" = v.id AND e."mitraId" IS NOT NULL AND (e.amount > 0 OR v.kind = 'refund')) AS amount,
    json_build_object('id', c.id, 'title', c.title, 'slug', c.slug) AS class, ${soldType} AS type, ${soldBundle} AS bundle`,
  from: Prisma.sql`
    "LedgerEvent" v
    JOIN "OrderLine" l ON l.id = v."orderLineId"
    JOIN "Order" o ON o.id = l."orderId"
    JOIN "Class" c ON c.id = l."classId"
    LEFT JOIN "Bundle" b ON b.id = l."bundleId"`,
  keyword: [Prisma.sql`c.title`, Prisma.sql`b.title`, Prisma.sql`o.code`],
  sort: { occurredAt: Prisma.sql`v."occurredAt"`, amount: Prisma.sql`amount` },
  filter: {
    kind: column(Prisma.sql`v.kind::text`),
    type: column(soldType),
    occurredAt: column(Prisma.sql`v."occurredAt"`, 'timestamptz'),
    classId: column(Prisma.sql`l."classId"`, 'uuid'),
  },
  fallback: [['occurredAt', 'desc']],
  id: Prisma.sql`v.id`,
});

/** The ledger as a mitra sees it: one row per event, with the amount added to one of its accounts. */
export const findWalletRows = (db: Db, mitraId: string, query: WalletQuery) =>
  walletList.page<WalletRow>(db, query, Prisma.sql`v."mitraId" = ${mitraId}::uuid`);

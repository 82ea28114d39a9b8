import type { LedgerAccount } from '../../generated/prisma/enums.ts';
import { Prisma, type Db } from '../../platform/db.ts';
import type { SoldLine } from './ledger.rules.ts';

/** Finds the mitra of each class, and the end of its last session. */
export const findSoldClasses = (tx: Db, ids: readonly string[]) =>
  tx.class.findMany({ where: { id: { in: [...ids] } }, select: { id: true, mitraId: true, endsAt: true } });

interface NewSale {
  orderLineId: string;
  mitraId: string;
  occurredAt: Date;
  heldUntil: Date;
}
/** Inserts and returns the sales that were not booked before. */
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

/** End of the closed books: the last event, whose id tells its time, and when the sales in it were paid at the latest. */
export interface Closed {
  readonly lastEventId: string;
  readonly through: Date;
}

/** Selects the orders that were placed or paid since the books are closed, each by an index of its own. */
const ordersSince = ({ lastEventId, through }: Closed) => Prisma.sql`(
  SELECT id FROM "Order" WHERE "paidAt" >= ${through} UNION SELECT id FROM "Order" WHERE id > ${lastEventId}::uuid)`;

/**
 * Finds lines of paid orders that are not booked: sold before the ledger existed, or inserted without it. With `closed`
 * it reads orders that were placed or paid since then.
 */
export const findUnbookedLines = (db: Db, closed: Closed | null, take: number) =>
  db.$queryRaw<(SoldLine & { settledAt: Date })[]>`
    SELECT l.id, l."classId", l.paid, l."voucherPlatform", l.fee, l.tax, l."mitraShare", o."paidAt" AS "settledAt"
    FROM "OrderLine" l JOIN "Order" o ON o.id = l."orderId" ${closed ? Prisma.sql`JOIN ${ordersSince(closed)} r ON r.id = o.id` : Prisma.empty}
    WHERE o.status IN ('SUCCESS', 'PARTIALLY_REFUNDED') AND l."givenBackAt" IS NULL AND (l.paid > 0 OR l."voucherPlatform" > 0)
      AND NOT EXISTS (SELECT FROM "LedgerEvent" v WHERE v."orderLineId" = l.id AND v.kind = 'sale')
    ORDER BY l.id LIMIT ${take}`;

/**
 * Time at which the share of sale or held share `v` of class `c` is released: the time stored with the sale, or later if the last
 * session was postponed.
 */
export const heldUntil = Prisma.sql`greatest(v."heldUntil", c."endsAt" + interval '3 days')`;
const has = (kind: 'maturity' | 'refund' | 'dispute' | 'dispute_won') =>
  Prisma.sql`EXISTS (SELECT FROM "LedgerEvent" m WHERE m."orderLineId" = v."orderLineId" AND m.kind = ${kind}::"LedgerEventKind")`;
/** True if sale `v` was refunded. */
export const isRefunded = has('refund');
/** True if a sale's share was released or refunded. */
export const isMatured = Prisma.sql`(${has('maturity')} OR ${isRefunded})`;
/** True if a released share is held again, until the dispute about its payment is decided. */
export const isDisputed = Prisma.sql`(${has('dispute')} AND NOT ${has('dispute_won')} AND NOT ${isRefunded})`;
/** True if the payment of line `l` is disputed: its share is released only after that. */
export const isContested = Prisma.sql`EXISTS (SELECT FROM "Order" d WHERE d.id = l."orderId" AND d.status = 'DISPUTED')`;

export const findMitraName = async (db: Db, id: string) =>
  (await db.mitra.findUniqueOrThrow({ where: { id }, select: { name: true } })).name;

/** Finds the next day in Jakarta on which a mitra's shares are released: the first time, and the day's total. */
export async function findNextMaturity(db: Db, mitraId: string) {
  const [next] = await db.$queryRaw<{ at: Date; amount: number }[]>`
    SELECT min(${heldUntil}) AS at, sum(e.amount)::float8 AS amount
    FROM "HeldShare" v
    JOIN "LedgerEvent" s ON s."orderLineId" = v."orderLineId" AND s.kind = 'sale'
    JOIN "LedgerEntry" e ON e."eventId" = s.id AND e.account = 'held'
    JOIN "OrderLine" l ON l.id = v."orderLineId"
    JOIN "Class" c ON c.id = l."classId"
    WHERE v."mitraId" = ${mitraId}::uuid AND NOT ${isContested}
    GROUP BY (${heldUntil} AT TIME ZONE 'Asia/Jakarta')::date ORDER BY 1 LIMIT 1`;
  return next ?? null;
}

/** Item that line `l` sold: class `c` by itself, or within bundle `b`. */
export const soldType = Prisma.sql`CASE WHEN l."bundleId" IS NULL THEN c.kind::text ELSE 'bundle' END`;
export const soldBundle = Prisma.sql`CASE WHEN b.id IS NOT NULL THEN json_build_object('id', b.id, 'title', b.title, 'slug', b.slug) END`;

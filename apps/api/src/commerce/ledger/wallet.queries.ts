import type { QueryOf } from '@sinau/contracts';
import type { ledgerEndpoints } from '@sinau/contracts/commerce/ledger/ledger.endpoints';
import type { WalletEntryKind } from '@sinau/contracts/commerce/ledger/ledger.rules';
import type { PayoutStatus } from '../../generated/prisma/enums.ts';
import { Prisma, type Db } from '../../platform/db.ts';
import type { Keyset } from '../../platform/keyset.ts';
import { column, sqlList } from '../../platform/sql-list.ts';
import { balancesOf } from './books.queries.ts';
import { heldUntil, isDisputed, isMatured, isRefunded, soldBundle, soldType } from './ledger.queries.ts';

interface Titled {
  id: string;
  title: string;
  slug: string;
}
export interface WalletRow {
  id: string;
  kind: WalletEntryKind;
  occurredAt: Date;
  amount: number;
  class: Titled | null;
  type: 'program' | 'webinar' | 'bundle' | null;
  bundle: Titled | null;
  orderId: string | null;
  base: number | null;
  fee: number | null;
  heldUntil: Date | null;
  isHeld: boolean;
  isRefunded: boolean;
  payout: { id: string; number: number; status: PayoutStatus } | null;
}

/** Effect of entries `e` on the amount a mitra could withdraw (less its debt), and on the amount it waits for. */
const moved = {
  available: Prisma.sql`coalesce(sum(e.amount) FILTER (WHERE e.account IN ('available', 'debt')), 0)`,
  held: Prisma.sql`coalesce(sum(e.amount) FILTER (WHERE e.account = 'held'), 0)`,
};
const amount = Prisma.sql`(
  SELECT CASE v.kind WHEN 'sale' THEN ${moved.held} WHEN 'refund' THEN ${moved.held} + ${moved.available} ELSE ${moved.available} END::float8
  FROM "LedgerEntry" e WHERE e."eventId" = v.id)`;

const columns = Prisma.sql`
  v.id, v.kind::text, v."occurredAt", ${amount} AS amount, o.code AS "orderId",
  CASE WHEN c.id IS NOT NULL THEN json_build_object('id', c.id, 'title', c.title, 'slug', c.slug) END AS class,
  CASE WHEN c.id IS NOT NULL THEN ${soldType} END AS type, ${soldBundle} AS bundle,
  CASE WHEN v.kind = 'sale' THEN l."listPrice" - l."voucherMitra" END AS base, CASE WHEN v.kind = 'sale' THEN l.fee END AS fee,
  CASE WHEN v.kind = 'sale' THEN ${heldUntil} END AS "heldUntil", v.kind = 'sale' AND (NOT ${isMatured} OR ${isDisputed}) AS "isHeld", v.kind = 'sale' AND ${isRefunded} AS "isRefunded",
  CASE WHEN p.id IS NOT NULL THEN json_build_object('id', p.id, 'number', p.number, 'status', p.status) END AS payout`;
const from = Prisma.sql`
  "LedgerEvent" v
  LEFT JOIN "OrderLine" l ON l.id = v."orderLineId"
  LEFT JOIN "Order" o ON o.id = l."orderId"
  LEFT JOIN "Class" c ON c.id = l."classId"
  LEFT JOIN "Bundle" b ON b.id = l."bundleId"
  LEFT JOIN "Payout" p ON p.id = v."payoutId"`;
/** The transfer of a payout takes nothing more from the mitra: the request did. */
const isShown = Prisma.sql`v.kind <> 'payout_payment'`;

type WalletQuery = QueryOf<typeof ledgerEndpoints.entries>;
const occurredAt = Prisma.sql`v."occurredAt"`;
const walletList = sqlList<WalletQuery>({
  select: columns,
  from,
  keyword: [Prisma.sql`c.title`, Prisma.sql`b.title`, Prisma.sql`o.code`],
  sort: { occurredAt, amount: Prisma.sql`amount`, createdAt: occurredAt, updatedAt: occurredAt },
  filter: {
    kind: column(Prisma.sql`v.kind::text`),
    type: column(soldType),
    occurredAt: column(occurredAt, 'timestamptz'),
    classId: column(Prisma.sql`l."classId"`, 'uuid'),
  },
  fallback: [['occurredAt', 'desc']],
  id: Prisma.sql`v.id`,
});

/** The ledger as a mitra sees it: one row per event. */
export const findWalletRows = (db: Db, mitraId: string, query: WalletQuery) =>
  walletList.page<WalletRow>(db, query, Prisma.sql`v."mitraId" = ${mitraId}::uuid AND ${isShown}`);

export interface Balance {
  readonly available: number;
  readonly held: number;
}

/** The balance after each of some events. It counts back from now, so the newest ones cost least. */
export async function findBalancesAfter(
  db: Db,
  mitraId: string,
  events: readonly Pick<WalletRow, 'id' | 'occurredAt'>[],
) {
  if (events.length === 0) return new Map<string, Balance>();
  const oldest = new Date(Math.min(...events.map(({ occurredAt }) => occurredAt.getTime())));
  const rows = await db.$queryRaw<(Balance & { id: string })[]>`
    WITH now AS (
      SELECT ${moved.available} AS available, ${moved.held} AS held FROM ${balancesOf(mitraId)} e
    ), event AS (
      SELECT v.id, v."occurredAt", ${moved.available} AS available, ${moved.held} AS held
      FROM "LedgerEvent" v JOIN "LedgerEntry" e ON e."eventId" = v.id
      WHERE v."mitraId" = ${mitraId}::uuid AND v."occurredAt" >= ${oldest} GROUP BY v.id
    ), newer AS (
      SELECT id, sum(available) OVER newest - available AS available, sum(held) OVER newest - held AS held
      FROM event WINDOW newest AS (ORDER BY "occurredAt" DESC, id DESC)
    )
    SELECT r.id, (n.available - r.available)::float8 AS available, (n.held - r.held)::float8 AS held
    FROM newer r CROSS JOIN now n WHERE r.id = ANY(${events.map(({ id }) => id)}::uuid[])`;
  return new Map(rows.map(({ id, ...balance }) => [id, balance]));
}

/** Finds the balance at a given time. */
export async function findBalanceAt(db: Db, mitraId: string, at: Date): Promise<Balance> {
  const [balance] = await db.$queryRaw<Balance[]>`
    SELECT ${moved.available}::float8 AS available, ${moved.held}::float8 AS held
    FROM "LedgerEvent" v JOIN "LedgerEntry" e ON e."eventId" = v.id
    WHERE v."mitraId" = ${mitraId}::uuid AND v."occurredAt" < ${at}`;
  return balance!;
}

export interface StatementRow extends WalletRow {
  /** Effect on the balance. */
  available: number;
  held: number;
}
interface Span {
  readonly from: Date;
  readonly to: Date;
}

/** Finds the next events of a period, the oldest first. */
export const findStatementRows = (db: Db, mitraId: string, span: Span, { after, take }: Keyset) =>
  db.$queryRaw<StatementRow[]>`
    SELECT ${columns}, m.available, m.held
    FROM ${from}
    CROSS JOIN LATERAL (SELECT ${moved.available}::float8 AS available, ${moved.held}::float8 AS held FROM "LedgerEntry" e WHERE e."eventId" = v.id) m
    WHERE v."mitraId" = ${mitraId}::uuid AND ${isShown} AND v."occurredAt" >= ${span.from} AND v."occurredAt" < ${span.to}
      ${after ? Prisma.sql`AND (v."occurredAt", v.id) > (${after.at}, ${after.id}::uuid)` : Prisma.empty}
    ORDER BY v."occurredAt", v.id LIMIT ${take}`;

export interface StatementTotal {
  kind: WalletEntryKind;
  events: number;
  amount: number;
}

/** Totals the events of a period, by kind. */
export const findStatementTotals = (db: Db, mitraId: string, span: Span) =>
  db.$queryRaw<StatementTotal[]>`
    SELECT v.kind::text, count(*)::int AS events, sum(${amount})::float8 AS amount
    FROM "LedgerEvent" v
    WHERE v."mitraId" = ${mitraId}::uuid AND ${isShown} AND v."occurredAt" >= ${span.from} AND v."occurredAt" < ${span.to}
    GROUP BY v.kind`;

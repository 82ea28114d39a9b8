import type { LedgerAccount, LedgerEventKind } from '../../generated/prisma/enums.ts';
import { Prisma, type Db } from '../../platform/db.ts';
import { firstId } from './period.queries.ts';

/**
 * Locks the books of some mitra until the transaction ends, so that withdrawals from a balance run one after another.
 * In the order of locks it comes after an order and its lines.
 */
export const lockBooks = (tx: Db, mitraIds: readonly string[]) =>
  tx.$executeRaw`SELECT FROM "Mitra" WHERE id = ANY(${[...mitraIds]}::uuid[]) ORDER BY id FOR NO KEY UPDATE`;

/** Selects a mitra's amounts by account that sum to its balances: those of the closed books, and the open entries. */
export const balancesOf = (mitraId: string) => Prisma.sql`(
  SELECT account, amount FROM "ClosedBalance" WHERE "mitraId" = ${mitraId}::uuid
  UNION ALL SELECT account, amount FROM "LedgerEntry" WHERE "mitraId" = ${mitraId}::uuid
    AND "eventId" > coalesce((SELECT "lastEventId" FROM "LedgerPeriod" ORDER BY "lastEventId" DESC LIMIT 1), ${firstId}::uuid))`;

/** Returns a mitra's balance by account. */
export async function findBalances(db: Db, mitraId: string): Promise<Partial<Record<LedgerAccount, number>>> {
  const rows = await db.$queryRaw<{ account: LedgerAccount; balance: number }[]>`
    SELECT account::text, sum(amount)::float8 AS balance FROM ${balancesOf(mitraId)} e GROUP BY account`;
  return Object.fromEntries(rows.map(({ account, balance }) => [account, balance]));
}

/** Returns what all mitra together have in an account: the totals of the closed books, and the open entries. */
export async function findTotal(db: Db, account: LedgerAccount): Promise<number> {
  const [row] = await db.$queryRaw<{ total: number }[]>`
    SELECT coalesce(sum(amount), 0)::float8 AS total FROM (
      SELECT amount FROM "LedgerPeriodTotal" WHERE account = ${account}::"LedgerAccount"
      UNION ALL SELECT amount FROM "LedgerEntry" WHERE account = ${account}::"LedgerAccount"
        AND "eventId" > coalesce((SELECT "lastEventId" FROM "LedgerPeriod" ORDER BY "lastEventId" DESC LIMIT 1), ${firstId}::uuid)) e`;
  return row!.total;
}

interface NewPayoutEvent {
  readonly kind: Extract<LedgerEventKind, `payout_${string}`>;
  readonly mitraId: string;
  readonly payoutId: string;
  readonly occurredAt: Date;
  readonly postings: readonly { readonly account: LedgerAccount; readonly amount: number }[];
}
/** Inserts an event of a payout, one of each kind. */
export const insertPayoutEvent = (tx: Db, { postings, ...event }: NewPayoutEvent) =>
  tx.ledgerEvent.create({
    data: {
      ...event,
      createdAt: event.occurredAt,
      entries: { create: postings.map((posting) => ({ ...posting, mitraId: event.mitraId })) },
    },
    select: { id: true },
  });

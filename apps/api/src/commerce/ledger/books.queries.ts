import type { LedgerAccount, LedgerEventKind } from '../../generated/prisma/enums.ts';
import type { Db } from '../../platform/db.ts';

/**
 * Locks the books of some mitra until the transaction ends, so that withdrawals from a balance run one after another.
 * In the order of locks it comes after an order and its lines.
 */
export const lockBooks = (tx: Db, mitraIds: readonly string[]) =>
  tx.$executeRaw`SELECT FROM "Mitra" WHERE id = ANY(${[...mitraIds]}::uuid[]) ORDER BY id FOR NO KEY UPDATE`;

/** Returns a mitra's balance by account. A balance is always a sum of entries and is not stored. */
export async function findBalances(db: Db, mitraId: string): Promise<Partial<Record<LedgerAccount, number>>> {
  const rows = await db.$queryRaw<{ account: LedgerAccount; balance: number }[]>`
    SELECT account::text, sum(amount)::float8 AS balance FROM "LedgerEntry" WHERE "mitraId" = ${mitraId}::uuid GROUP BY account`;
  return Object.fromEntries(rows.map(({ account, balance }) => [account, balance]));
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

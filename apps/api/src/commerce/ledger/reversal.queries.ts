import type { LedgerAccount, LedgerEventKind } from '../../generated/prisma/enums.ts';
import type { Db } from '../../platform/db.ts';

export interface SaleOfLine {
  orderLineId: string;
  mitraId: string;
  entries: { account: LedgerAccount; amount: number }[];
  /** Part of its share that is held now. */
  held: number;
  /** Amount that a dispute holds of the share released before. */
  disputed: number;
}

/**
 * Locks the lines, then the books of the mitra that sold them: none of their shares is released meanwhile, and nothing
 * else draws on the balances. Returns those mitra.
 */
export async function lockSales(tx: Db, lineIds: readonly string[]) {
  await tx.$executeRaw`SELECT FROM "OrderLine" WHERE id = ANY(${[...lineIds]}::uuid[]) ORDER BY id FOR NO KEY UPDATE`;
  const mitra = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM "Mitra" WHERE id IN (
      SELECT "mitraId" FROM "LedgerEvent" WHERE "orderLineId" = ANY(${[...lineIds]}::uuid[]) AND kind = 'sale')
    ORDER BY id FOR NO KEY UPDATE`;
  return mitra.map(({ id }) => id);
}

/** Finds the booked sales of these lines that were not refunded. */
export const findSales = (tx: Db, lineIds: readonly string[]) => tx.$queryRaw<SaleOfLine[]>`
  SELECT v."orderLineId", v."mitraId",
    (SELECT json_agg(json_build_object('account', e.account, 'amount', e.amount)) FROM "LedgerEntry" e WHERE e."eventId" = v.id) AS entries,
    coalesce(sum(e.amount), 0)::float8 AS held,
    coalesce(sum(e.amount) FILTER (WHERE s.kind IN ('dispute', 'dispute_won')), 0)::float8 AS disputed
  FROM "LedgerEvent" v
  JOIN "LedgerEvent" s ON s."orderLineId" = v."orderLineId"
  LEFT JOIN "LedgerEntry" e ON e."eventId" = s.id AND e.account = 'held'
  WHERE v."orderLineId" = ANY(${[...lineIds]}::uuid[]) AND v.kind = 'sale'
    AND NOT EXISTS (SELECT FROM "LedgerEvent" r WHERE r."orderLineId" = v."orderLineId" AND r.kind = 'refund')
  GROUP BY v.id ORDER BY v.id`;

interface NewReversal {
  kind: Extract<LedgerEventKind, 'refund' | 'dispute' | 'dispute_won'>;
  orderLineId: string;
  mitraId: string;
  occurredAt: Date;
}
/** Inserts and returns the reversals that were not booked before. */
export const insertReversals = (tx: Db, reversals: readonly NewReversal[]) =>
  tx.ledgerEvent.createManyAndReturn({
    data: [...reversals],
    skipDuplicates: true,
    select: { id: true, orderLineId: true },
  });

import type { LedgerAccount } from '../../generated/prisma/enums.ts';
import { Prisma, type Db } from '../../platform/db.ts';
import type { DatabaseGauges } from '../../platform/metrics/database-gauges.ts';

export interface Proof {
  /** Sum of all entries; anything but 0 is a defect. */
  imbalance: number;
  unbalancedEvents: number;
  /** Balances below zero, and debts above it. */
  overdrawn: { mitraId: string; account: LedgerAccount; balance: number }[];
  /** Mitra that could withdraw although they are in debt. */
  unsettled: string[];
  /** Payouts whose money is not where their status says. */
  misplacedPayouts: number[];
  /** Participants with two paid grants of their class, including grants that a dispute suspends. */
  paidTwice: string[];
}

/** Reads the invariants of the whole ledger. */
export async function findProof(db: Db): Promise<Proof> {
  const [[sums], overdrawn, unsettled, misplaced, paidTwice] = await Promise.all([
    db.$queryRaw<Pick<Proof, 'imbalance' | 'unbalancedEvents'>[]>`
      SELECT
        (SELECT coalesce(sum(amount), 0)::float8 FROM "LedgerEntry") AS imbalance,
        (SELECT count(*)::int FROM "LedgerEvent" v WHERE NOT EXISTS (SELECT FROM "LedgerEntry" e WHERE e."eventId" = v.id HAVING sum(e.amount) = 0)) AS "unbalancedEvents"`,
    db.$queryRaw<Proof['overdrawn']>`
      SELECT "mitraId", account::text, sum(amount)::float8 AS balance
      FROM "LedgerEntry" WHERE "mitraId" IS NOT NULL GROUP BY "mitraId", account
      HAVING sum(amount) * CASE account WHEN 'debt' THEN -1 ELSE 1 END < 0`,
    db.$queryRaw<{ mitraId: string }[]>`
      SELECT "mitraId" FROM "LedgerEntry" WHERE account IN ('available', 'debt') GROUP BY "mitraId"
      HAVING sum(amount) FILTER (WHERE account = 'available') > 0 AND sum(amount) FILTER (WHERE account = 'debt') < 0`,
    db.$queryRaw<{ number: number }[]>`
      SELECT p.number FROM "Payout" p LEFT JOIN "LedgerEvent" v ON v."payoutId" = p.id LEFT JOIN "LedgerEntry" e ON e."eventId" = v.id
      GROUP BY p.id
      HAVING coalesce(sum(e.amount) FILTER (WHERE e.account = 'payout_in_transit'), 0) <> CASE WHEN p.status IN ('requested', 'approved') THEN p.amount ELSE 0 END
        OR coalesce(sum(e.amount) FILTER (WHERE e.account = 'paid_out'), 0) <> CASE WHEN p.status IN ('paid', 'returning') THEN p.amount ELSE 0 END`,
    db.$queryRaw<{ participantId: string }[]>`
      SELECT g."participantId" FROM "Grant" g JOIN "OrderLine" l ON l.id = g."orderLineId"
      WHERE l.paid > 0 AND l."givenBackAt" IS NULL
      GROUP BY g."participantId" HAVING count(*) > 1`,
  ]);
  return {
    ...sums!,
    overdrawn,
    unsettled: unsettled.map(({ mitraId }) => mitraId),
    misplacedPayouts: misplaced.map(({ number }) => number),
    paidTwice: paidTwice.map(({ participantId }) => participantId),
  };
}

export const insertProof = (db: Db, proof: Prisma.LedgerProofCreateInput) =>
  db.ledgerProof.create({ data: proof, select: { id: true } });

export const findLatestProof = (db: Db) =>
  db.ledgerProof.findFirst({ orderBy: [{ finishedAt: 'desc' }, { id: 'desc' }] });

/** Result of the last proof, and how long ago it ended; without any, the installation's age. */
export const proofGauges: DatabaseGauges = {
  gauges: {
    sinau_books_proof_age_seconds: 'Time since the last proof of the books',
    sinau_books_differ: '1 if the last proof of the books found a difference',
  },
  labels: [],
  statement: (now) => Prisma.sql`
    SELECT extract(epoch FROM ${now}::timestamptz - coalesce(proof."finishedAt", queue.created_on))::float8
             AS sinau_books_proof_age_seconds,
           coalesce((jsonb_array_length(proof.differences) > 0)::int, 0) AS sinau_books_differ
    FROM pgboss.queue
    LEFT JOIN (
      SELECT "finishedAt", differences FROM "LedgerProof" ORDER BY "finishedAt" DESC, id DESC LIMIT 1
    ) proof ON true
    WHERE queue.name = 'ledger.prove'`,
};

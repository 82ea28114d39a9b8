import type { LedgerAccount } from '../../generated/prisma/enums.ts';
import { hours } from '../../platform/clock.ts';
import { Prisma, type Db, type Pool } from '../../platform/db.ts';
import type { DatabaseGauges } from '../../platform/metrics/database-gauges.ts';
import { isMatured } from './ledger.queries.ts';
import { findClosed, firstId } from './period.queries.ts';

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
  /** Closed periods and balances that are no longer as they were closed. */
  closedTotals: string[];
  /** Order lines for which the list of held shares is wrong. */
  heldShares: string[];
}

/** Reads the invariants of the whole ledger: of closed periods their totals, or with `isFull` each of their rows. */
export const findProof = (db: Pool, isFull: boolean): Promise<Proof> =>
  // All statements read the books as of one moment.
  db.$transaction((tx) => readProof(tx, isFull), { isolationLevel: 'RepeatableRead', timeout: hours(1) });

async function readProof(tx: Db, isFull: boolean): Promise<Proof> {
  const lastEventId = (await findClosed(tx))?.lastEventId ?? firstId;
  const after = isFull ? firstId : lastEventId;
  const totals = isFull ? Prisma.sql`FALSE` : Prisma.sql`TRUE`;
  const balances = Prisma.sql`(
    SELECT "mitraId", account, amount FROM "ClosedBalance" WHERE ${totals}
    UNION ALL SELECT "mitraId", account, amount FROM "LedgerEntry" WHERE "eventId" > ${after}::uuid AND "mitraId" IS NOT NULL) e`;
  const [sums] = await tx.$queryRaw<Pick<Proof, 'imbalance' | 'unbalancedEvents'>[]>`
    SELECT
      ((SELECT coalesce(sum(amount), 0) FROM "LedgerPeriodTotal" WHERE ${totals})
        + (SELECT coalesce(sum(amount), 0) FROM "LedgerEntry" WHERE "eventId" > ${after}::uuid))::float8 AS imbalance,
      (SELECT count(*)::int FROM "LedgerEvent" v WHERE v.id > ${after}::uuid
        AND NOT EXISTS (SELECT FROM "LedgerEntry" e WHERE e."eventId" = v.id HAVING sum(e.amount) = 0)) AS "unbalancedEvents"`;
  const overdrawn = await tx.$queryRaw<Proof['overdrawn']>`
    SELECT "mitraId", account::text, sum(amount)::float8 AS balance FROM ${balances} GROUP BY "mitraId", account
    HAVING sum(amount) * CASE account WHEN 'debt' THEN -1 ELSE 1 END < 0`;
  const unsettled = await tx.$queryRaw<{ mitraId: string }[]>`
    SELECT "mitraId" FROM ${balances} WHERE account IN ('available', 'debt') GROUP BY "mitraId"
    HAVING sum(amount) FILTER (WHERE account = 'available') > 0 AND sum(amount) FILTER (WHERE account = 'debt') < 0`;
  const misplaced = await tx.$queryRaw<{ number: number }[]>`
    SELECT p.number FROM "Payout" p LEFT JOIN "LedgerEvent" v ON v."payoutId" = p.id LEFT JOIN "LedgerEntry" e ON e."eventId" = v.id
    WHERE ${isFull ? Prisma.sql`TRUE` : payoutsSince(after)}
    GROUP BY p.id
    HAVING coalesce(sum(e.amount) FILTER (WHERE e.account = 'payout_in_transit'), 0) <> CASE WHEN p.status IN ('requested', 'approved') THEN p.amount ELSE 0 END
      OR coalesce(sum(e.amount) FILTER (WHERE e.account = 'paid_out'), 0) <> CASE WHEN p.status IN ('paid', 'returning') THEN p.amount ELSE 0 END`;
  // A second grant is a newer one, whose id tells when it was made as that of an event does.
  const paidTwice = await tx.$queryRaw<{ participantId: string }[]>`
    SELECT g."participantId" FROM "Grant" g JOIN "OrderLine" l ON l.id = g."orderLineId"
    WHERE l.paid > 0 AND l."givenBackAt" IS NULL
      AND ${isFull ? Prisma.sql`TRUE` : Prisma.sql`g."participantId" IN (SELECT "participantId" FROM "Grant" WHERE id > ${after}::uuid)`}
    GROUP BY g."participantId" HAVING count(*) > 1`;
  return {
    ...sums!,
    overdrawn,
    unsettled: unsettled.map(({ mitraId }) => mitraId),
    misplacedPayouts: misplaced.map(({ number }) => number),
    paidTwice: paidTwice.map(({ participantId }) => participantId),
    closedTotals: await (isFull ? findChangedTotals(tx, lastEventId) : findUnequalTotals(tx)),
    heldShares: isFull ? await findWrongHeldShares(tx) : [],
  };
}

/** Limits to payouts `p` whose money has moved since an event, or is to move. */
const payoutsSince = (after: string) => Prisma.sql`(
  p.status IN ('requested', 'approved', 'returning')
  OR p.id IN (SELECT "payoutId" FROM "LedgerEvent" WHERE id > ${after}::uuid AND "payoutId" IS NOT NULL))`;

/** Finds accounts whose closed balances are together not those of the periods. */
async function findUnequalTotals(tx: Db) {
  const rows = await tx.$queryRaw<{ account: string; difference: number }[]>`
    SELECT account::text, sum(amount)::float8 AS difference FROM (
      SELECT account, amount FROM "ClosedBalance"
      UNION ALL SELECT account, -amount FROM "LedgerPeriodTotal" WHERE account IN ('held', 'available', 'payout_in_transit', 'paid_out', 'debt')
    ) both_sides GROUP BY account HAVING sum(amount) <> 0 ORDER BY account`;
  return rows.map(({ account, difference }) => `${account} ${difference}`);
}

/** Finds periods, and balances of mitra, whose closed rows no longer add up to what was stored when they were closed. */
async function findChangedTotals(tx: Db, lastEventId: string) {
  const periods = await tx.$queryRaw<{ number: number; account: string; difference: number }[]>`
    WITH period AS (SELECT number, "lastEventId", lag("lastEventId", 1, ${firstId}::uuid) OVER (ORDER BY "lastEventId") AS after FROM "LedgerPeriod"),
    found AS (
      SELECT p.number, e.account, e.entries, e.amount FROM period p CROSS JOIN LATERAL (
        SELECT account, count(*) AS entries, sum(amount) AS amount FROM "LedgerEntry" WHERE "eventId" > p.after AND "eventId" <= p."lastEventId" GROUP BY account
      ) e
    )
    SELECT coalesce(f.number, t."periodNumber") AS number, coalesce(f.account, t.account)::text AS account,
      (coalesce(f.amount, 0) - coalesce(t.amount, 0))::float8 AS difference
    FROM found f FULL JOIN "LedgerPeriodTotal" t ON t."periodNumber" = f.number AND t.account = f.account
    WHERE (f.entries, f.amount) IS DISTINCT FROM (t.entries, t.amount) ORDER BY 1, 2`;
  const balances = await tx.$queryRaw<{ mitraId: string; account: string; difference: number }[]>`
    SELECT "mitraId", account::text, sum(amount)::float8 AS difference FROM (
      SELECT "mitraId", account, amount FROM "LedgerEntry" WHERE "eventId" <= ${lastEventId}::uuid AND "mitraId" IS NOT NULL
      UNION ALL SELECT "mitraId", account, -amount FROM "ClosedBalance"
    ) both_sides GROUP BY "mitraId", account HAVING sum(amount) <> 0 ORDER BY 1, 2`;
  return [
    ...periods.map(({ number, account, difference }) => `#${number} ${account} ${difference}`),
    ...balances.map(({ mitraId, account, difference }) => `${mitraId} ${account} ${difference}`),
  ];
}

/** Finds order lines that are listed as held and are not, or are held without being listed. */
async function findWrongHeldShares(tx: Db) {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT coalesce(s.id, h."orderLineId") AS id FROM (
      SELECT l.id FROM "LedgerEvent" v JOIN "OrderLine" l ON l.id = v."orderLineId" WHERE v.kind = 'sale' AND l."mitraShare" > 0 AND NOT ${isMatured}
    ) s FULL JOIN "HeldShare" h ON h."orderLineId" = s.id WHERE s.id IS NULL OR h."orderLineId" IS NULL ORDER BY 1`;
  return rows.map(({ id }) => id);
}

export const insertProof = (db: Db, proof: Prisma.LedgerProofCreateInput) =>
  db.ledgerProof.create({ data: proof, select: { id: true } });

export const findLatestProof = (db: Db) =>
  db.ledgerProof.findFirst({ orderBy: [{ finishedAt: 'desc' }, { id: 'desc' }] });

export const findLatestFullProof = (db: Db) =>
  db.ledgerProof.findFirst({ where: { isFull: true }, orderBy: { finishedAt: 'desc' }, select: { finishedAt: true } });

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

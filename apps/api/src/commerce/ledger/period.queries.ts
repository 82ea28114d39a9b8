import { Prisma, type Db } from '../../platform/db.ts';
import type { Closed } from './ledger.queries.ts';

/** Time before all events, where nothing is closed. */
export const firstId = '00000000-0000-0000-0000-000000000000';

/** Finds how far the books are closed. */
export const findClosed = (db: Db): Promise<Closed | null> =>
  db.ledgerPeriod.findFirst({ orderBy: { lastEventId: 'desc' }, select: { lastEventId: true, through: true } });

/** Locks the books against bookings until the transaction ends; gives up where those under way take a second. */
export async function lockClosing(tx: Db) {
  await tx.$executeRaw`SELECT set_config('lock_timeout', '1s', true)`;
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('ledger.close', 0))`;
}

/** Finds the last of the next `take` open events from before a time, and their number. Ids tell when they were made. */
export async function findNextEnd(tx: Db, after: string, through: Date, take: number) {
  const [end] = await tx.$queryRaw<{ lastEventId: string; events: number }[]>`
    WITH due AS (
      SELECT id FROM "LedgerEvent" WHERE id > ${after}::uuid AND id < uuidv7(${through}::timestamptz - now()) ORDER BY id LIMIT ${take}
    )
    SELECT id AS "lastEventId", (SELECT count(*)::int FROM due) AS events FROM due ORDER BY id DESC LIMIT 1`;
  return end ?? null;
}

interface NewPeriod {
  readonly after: string;
  readonly lastEventId: string;
  readonly events: number;
  readonly through: Date;
  readonly closedAt: Date;
}
/** Closes a period with its totals, and adds them to the balances of its mitra. */
export async function insertPeriod(tx: Db, { after, ...period }: NewPeriod) {
  const { number } = await tx.ledgerPeriod.create({ data: period, select: { number: true } });
  const entries = Prisma.sql`"LedgerEntry" WHERE "eventId" > ${after}::uuid AND "eventId" <= ${period.lastEventId}::uuid`;
  await tx.$executeRaw`
    INSERT INTO "LedgerPeriodTotal" ("periodNumber", account, entries, amount)
    SELECT ${number}, account, count(*), sum(amount) FROM ${entries} GROUP BY account`;
  await tx.$executeRaw`
    INSERT INTO "ClosedBalance" ("mitraId", account, amount)
    SELECT "mitraId", account, sum(amount) FROM ${entries} AND "mitraId" IS NOT NULL GROUP BY 1, 2
    ON CONFLICT ("mitraId", account) DO UPDATE SET amount = "ClosedBalance".amount + EXCLUDED.amount`;
}

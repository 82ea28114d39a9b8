import { Prisma, type Db } from '../../platform/db.ts';

interface Sum {
  count: number;
  total: number;
}
interface Span {
  readonly from: Date;
  readonly until: Date;
}

const sum = (amount: Prisma.Sql) => Prisma.sql`count(*)::int AS count, coalesce(sum(${amount}), 0)::float8 AS total`;
const within = (time: Prisma.Sql, { from, until }: Span) => Prisma.sql`${time} >= ${from} AND ${time} < ${until}`;
const one = async (rows: Promise<Sum[]>) => (await rows)[0]!;

/** Sums the orders that were paid within a time, but for those that were never granted. */
export const sumSales = (db: Db, span: Span) =>
  one(db.$queryRaw<Sum[]>`
    SELECT ${sum(Prisma.sql`o.total`)} FROM "Order" o
    WHERE ${within(Prisma.sql`o."paidAt"`, span)} AND o.status IN ('SUCCESS', 'PARTIALLY_REFUNDED', 'REFUNDED', 'DISPUTED') AND o."refundDueAt" IS NULL`);

/** Sums what was paid back within a time: of whole orders, and of lines. */
export const sumRefunds = (db: Db, span: Span) =>
  one(db.$queryRaw<Sum[]>`
    SELECT ${sum(Prisma.sql`r.amount`)} FROM (
      SELECT o."refundAmount" AS amount FROM "Order" o WHERE ${within(Prisma.sql`o."refundedAt"`, span)}
      UNION ALL SELECT l.amount FROM "LineRefund" l WHERE ${within(Prisma.sql`l."refundedAt"`, span)}) r`);

/** Sums the payouts that wait for an approval, a transfer or a confirmation. */
export const sumWaitingPayouts = (db: Db) =>
  one(db.$queryRaw<Sum[]>`
    SELECT ${sum(Prisma.sql`p.amount`)} FROM "Payout" p WHERE p.status IN ('requested', 'approved', 'returning')`);

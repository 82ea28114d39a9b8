import type pg from 'pg';

/**
 * Sales of some days, of all classes of the demo's partner, each to another buyer; each thousandth was refunded, and the
 * shares of the others that are older than a week are free.
 */
const statementsOf = (first: number, last: number, days: number) => [
  `CREATE UNLOGGED TABLE bench_class AS
   SELECT c.id, c.title, c."mitraId", row_number() OVER (ORDER BY c.id) - 1 AS place, count(*) OVER () AS classes FROM "Class" c
   JOIN "MitraMember" m ON m."mitraId" = c."mitraId" JOIN "User" u ON u.id = m."userId" AND u.email = 'mitra@contoh.test'
   WHERE c.kind = 'program' AND c."publishedAt" IS NOT NULL`,
  `INSERT INTO "User" (fullname, email, "emailVerifiedAt", "updatedAt")
   SELECT 'Pembeli ' || n, 'pembeli-' || n || '@bench.test', now(), now()
   FROM (SELECT DISTINCT n / (SELECT count(*) FROM bench_class) AS n FROM generate_series(${first}, ${last - 1}) n) buyers ON CONFLICT DO NOTHING`,
  `CREATE UNLOGGED TABLE bench_sale AS
   SELECT n, uuidv7() AS "orderId", uuidv7() AS "lineId", uuidv7() AS "eventId", uuidv7() AS "endId", b.id AS "userId", c.id AS "classId", c.title, c."mitraId",
     now() - ((n - ${first}) || ' seconds')::interval * (${days} * 86400.0 / ${last - first}) AS at, 100000 + (n % 40) * 5000 AS price,
     CASE WHEN n % 1000 = 0 THEN 'refund' WHEN (n - ${first}) * ${days}.0 / ${last - first} > 7 THEN 'maturity' END AS ending
   FROM generate_series(${first}, ${last - 1}) n JOIN bench_class c ON c.place = n % c.classes
   JOIN "User" b ON b.email = 'pembeli-' || n / c.classes || '@bench.test'`,
  `INSERT INTO "Order" (id, code, "userId", status, total, "expiresAt", "paidAt", "createdAt", "updatedAt")
   SELECT "orderId", 'BENCH-' || n, "userId", CASE WHEN ending = 'refund' THEN 'REFUNDED' ELSE 'SUCCESS' END::"OrderState", price, at, at, at, at FROM bench_sale`,
  `INSERT INTO "OrderLine" (id, "orderId", "classId", title, "listPrice", paid, "feePercent", fee, "mitraShare")
   SELECT "lineId", "orderId", "classId", title, price, price, 20, price / 5, price - price / 5 FROM bench_sale`,
  `INSERT INTO "LedgerEvent" (id, kind, "mitraId", "orderLineId", "occurredAt", "heldUntil")
   SELECT "eventId", 'sale', "mitraId", "lineId", at, at + interval '7 days' FROM bench_sale`,
  `INSERT INTO "LedgerEvent" (id, kind, "mitraId", "orderLineId", "occurredAt")
   SELECT "endId", ending::"LedgerEventKind", "mitraId", "lineId", at FROM bench_sale WHERE ending IS NOT NULL`,
  `INSERT INTO "LedgerEntry" ("eventId", account, "mitraId", amount)
   SELECT e."eventId", e.account::"LedgerAccount", CASE WHEN e.account IN ('held', 'available') THEN "mitraId" END, e.amount
   FROM bench_sale s CROSS JOIN LATERAL (VALUES
     (s."eventId", 'gateway_receivable', -price, NULL), (s."eventId", 'revenue', price / 5, NULL), (s."eventId", 'held', price - price / 5, NULL),
     ("endId", 'gateway_receivable', price, 'refund'), ("endId", 'revenue', -price / 5, 'refund'), ("endId", 'held', price / 5 - price, 'refund'),
     ("endId", 'held', price / 5 - price, 'maturity'), ("endId", 'available', price - price / 5, 'maturity')
   ) AS e ("eventId", account, amount, ending) WHERE e.ending IS NULL OR e.ending = s.ending`,
  `INSERT INTO "HeldShare" ("orderLineId", "mitraId", "heldUntil")
   SELECT "lineId", "mitraId", at + interval '7 days' FROM bench_sale WHERE ending IS NULL`,
  `INSERT INTO "Participant" ("userId", "classId", progress, "createdAt", "completedAt", "lastActivityAt")
   SELECT "userId", "classId", n % 101, at, CASE WHEN n % 101 = 100 THEN at END, at FROM bench_sale ON CONFLICT DO NOTHING`,
  `DROP TABLE bench_sale, bench_class`,
];

/**
 * Stores the sales from one number to another, of the newest days. The rows equal those that calls would create; checking each of them
 * would take an hour. Sales and participants are counted and listed as always.
 */
export async function storeSales(pool: pg.Pool, { first, last, days }: { first: number; last: number; days: number }) {
  for (const [table, trigger] of [
    ['LedgerEvent', 'LedgerEvent_counts_sales'],
    ['LedgerEvent', 'LedgerEvent_lists_sales'],
    ['Participant', 'Participant_comes_or_goes'],
  ])
    await pool.query(`ALTER TABLE "${table}" ENABLE ALWAYS TRIGGER "${trigger}"`);
  await pool.query('BEGIN');
  await pool.query("SET LOCAL session_replication_role = 'replica'");
  for (const statement of statementsOf(first, last, days)) await pool.query(statement);
  await pool.query('COMMIT');
}

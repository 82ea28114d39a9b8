/**
 * `npm run bench:report`: the cost of reports of a mitra with a million sales: first pages, deep ones, figures and
 * charts, and all of it as CSV, with the memory that the server takes for it. BENCH_SALES=1000000
 */
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { callApi, signIn, withDemoServer } from '@sinau/tools/demo-server';

const sales = Number(process.env.BENCH_SALES ?? 1_000_000);
const rounds = 5;

/** Sales of two years, of all classes of the demo's partner, each to another buyer; each thousandth was refunded. */
const statements = [
  `CREATE UNLOGGED TABLE bench_class AS
   SELECT c.id, c.title, c."mitraId", row_number() OVER (ORDER BY c.id) - 1 AS place, count(*) OVER () AS classes FROM "Class" c
   JOIN "MitraMember" m ON m."mitraId" = c."mitraId" JOIN "User" u ON u.id = m."userId" AND u.email = 'mitra@contoh.test'
   WHERE c.kind = 'program' AND c."publishedAt" IS NOT NULL`,
  `INSERT INTO "User" (fullname, email, "emailVerifiedAt", "updatedAt")
   SELECT 'Pembeli ' || n, 'pembeli-' || n || '@bench.test', now(), now() FROM generate_series(0, ${sales} / (SELECT count(*) FROM bench_class)) n`,
  `CREATE UNLOGGED TABLE bench_sale AS
   WITH buyer AS MATERIALIZED (SELECT id, row_number() OVER (ORDER BY id) - 1 AS place FROM "User" WHERE email LIKE 'pembeli-%@bench.test')
   SELECT n, uuidv7() AS "orderId", uuidv7() AS "lineId", uuidv7() AS "eventId", b.id AS "userId", c.id AS "classId", c.title, c."mitraId",
     now() - (n || ' seconds')::interval * (730.0 * 86400 / ${sales}) AS at, 100000 + (n % 40) * 5000 AS price
   FROM generate_series(0, ${sales - 1}) n JOIN bench_class c ON c.place = n % c.classes JOIN buyer b ON b.place = n / c.classes`,
  `INSERT INTO "Order" (id, code, "userId", status, total, "expiresAt", "paidAt", "createdAt", "updatedAt")
   SELECT "orderId", 'BENCH-' || n, "userId", CASE WHEN n % 1000 = 0 THEN 'REFUNDED' ELSE 'SUCCESS' END::"OrderState", price, at, at, at, at FROM bench_sale`,
  `INSERT INTO "OrderLine" (id, "orderId", "classId", title, "listPrice", paid, "feePercent", fee, "mitraShare")
   SELECT "lineId", "orderId", "classId", title, price, price, 20, price / 5, price - price / 5 FROM bench_sale`,
  `INSERT INTO "LedgerEvent" (id, kind, "mitraId", "orderLineId", "occurredAt", "heldUntil")
   SELECT "eventId", 'sale', "mitraId", "lineId", at, at + interval '7 days' FROM bench_sale`,
  `INSERT INTO "LedgerEvent" (kind, "mitraId", "orderLineId", "occurredAt") SELECT 'refund', "mitraId", "lineId", at FROM bench_sale WHERE n % 1000 = 0`,
  `INSERT INTO "Participant" ("userId", "classId", progress, "createdAt", "completedAt", "lastActivityAt")
   SELECT "userId", "classId", n % 101, at, CASE WHEN n % 101 = 100 THEN at END, at FROM bench_sale ON CONFLICT DO NOTHING`,
  `DROP TABLE bench_sale, bench_class`,
];

async function store(pool: pg.Pool) {
  // The rows equal those that calls would create; checking each of them would take an hour. Sales and participants are
  // counted and listed as always.
  await pool.query(
    `ALTER TABLE "LedgerEvent" ENABLE ALWAYS TRIGGER "LedgerEvent_counts_sales", ENABLE ALWAYS TRIGGER "LedgerEvent_lists_sales"`,
  );
  await pool.query(`ALTER TABLE "Participant" ENABLE ALWAYS TRIGGER "Participant_comes_or_goes"`);
  await pool.query('BEGIN');
  await pool.query("SET LOCAL session_replication_role = 'replica'");
  for (const statement of statements) await pool.query(statement);
  await pool.query('COMMIT');
  await pool.query('VACUUM ANALYZE');
}

const list = '/report-class/get-list-transaction?perPage=20';
const day = (age: number) => new Date(Date.now() - age * 86_400_000).toISOString().slice(0, 10);
const acts: Record<string, string> = {
  'dashboard, 30 days': '/user/summary-dashboard-mitra',
  'dashboard, two years': `/user/summary-dashboard-mitra?to=${day(0)}`,
  'figures of sales, 30 days': '/report-class/get-summary-transaction',
  'figures of sales, a year': `/report-class/get-summary-transaction?from=${day(364)}&to=${day(0)}`,
  'figures of sales, two years': `/report-class/get-summary-transaction?to=${day(0)}`,
  'list of sales, first page': `${list}&page=1`,
  'list of sales, 30 days': `${list}&page=1&from=${day(29)}`,
  'list of sales, page 1,000': `${list}&page=1000`,
  'list of sales, last page': `${list}&page=${Math.min(100_000, sales / 20)}`,
  'list of sales, by share': `${list}&page=1&sort=-share`,
  'list of sales, given back': `${list}&page=1&filter=${encodeURIComponent('{"status":"refunded"}')}`,
  'list of sales, an order code': `${list}&page=1&keyword=BENCH-${Math.floor(sales / 2)}`,
  'figures of participants': '/report-class/get-summary',
  'figures of participants, 30 days': `/report-class/get-summary?from=${day(29)}`,
  'list of classes, 30 days': `/report-class/get-list-class?page=1&perPage=10&sort=-share&from=${day(29)}`,
  'list of classes': '/report-class/get-list-class?page=1&perPage=10&sort=-share',
};

/** The peak and current memory of a process, in MB. */
const memoryOf = (pid: number) => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const field = (name: string) => Math.round(Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)![1]) / 1024);
  return { peak: field('VmHWM'), now: field('VmRSS') };
};

/** Reads the table completely, without storing it. */
async function takeCsv(origin: string, token: string, pid: number) {
  const before = memoryOf(pid);
  const begun = performance.now();
  const answer = await fetch(`${origin}/api/report-class/get-list-transaction/csv`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (!answer.ok) throw new Error(`CSV: ${answer.status}`);
  let first = 0;
  let bytes = 0;
  for await (const part of answer.body!) {
    first ||= performance.now() - begun;
    bytes += part.length;
  }
  const seconds = (performance.now() - begun) / 1000;
  const after = memoryOf(pid);
  console.log(
    `CSV: ${(bytes / 2 ** 20).toFixed(0)} MB in ${seconds.toFixed(1)} s, ${Math.round(sales / seconds).toLocaleString('en')} rows/s, ` +
      `the first bytes after ${first.toFixed(0)} ms; the server held ${before.now} MB before and ${after.peak} MB at most`,
  );
}

await withDemoServer(async (origin, databaseUrl, pid) => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  try {
    const token = await signIn(origin, 'Mitra');
    const begun = performance.now();
    await store(pool);
    console.log(`${sales.toLocaleString('en')} sales: stored in ${((performance.now() - begun) / 1000).toFixed(0)} s`);
    const figures: Record<string, object> = {};
    for (const [name, path] of Object.entries(acts)) {
      const times: number[] = [];
      for (let round = 0; round <= rounds; round += 1) {
        const start = performance.now();
        await callApi(origin, { method: 'GET', path, token });
        if (round > 0) times.push(performance.now() - start);
      }
      const sorted = times.toSorted((a, b) => a - b);
      figures[name] = {
        'median, ms': Number(sorted[Math.floor(rounds / 2)]!.toFixed(1)),
        'slowest, ms': Number(sorted.at(-1)!.toFixed(1)),
      };
    }
    console.table(figures);
    await takeCsv(origin, token, pid);
  } finally {
    await pool.end();
  }
});

/**
 * `npm run bench:report`: the cost of reports of a mitra with a million sales: first pages, deep ones, figures and
 * charts, with the rows that they read; all of it as CSV, with the memory that the server takes for it; and the proof of
 * the books before and after they are closed. BENCH_SALES=1000000
 */
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { createLedgerJobs } from '@sinau/api/commerce/ledger/index';
import { connect } from '@sinau/api/platform/db';
import { callApi, signIn, withDemoServer } from '@sinau/tools/demo-server';
import { storeSales } from './sales-world.ts';

const sales = Number(process.env.BENCH_SALES ?? 1_000_000);
/** Sales of a busy day, which are open when the books are proven. */
const salesOfDay = sales / 100;
const rounds = 20;

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

/** Tables of which the reports and the books read rows. */
const tables = [
  'Sale',
  'SalesFigure',
  'ParticipantFigure',
  'Participant',
  'Order',
  'OrderLine',
  'LedgerEvent',
  'LedgerEntry',
  'HeldShare',
];

/** Counts the rows that were read since the last count. A connection reports its own once it was idle for ten seconds. */
function createRowCounter(pool: pg.Pool) {
  let before = 0;
  return async () => {
    await wait(11_000);
    const { rows } = await pool.query<{ count: string }>(
      `SELECT (SELECT sum(seq_tup_read) FROM pg_stat_user_tables WHERE relname = ANY($1))
         + (SELECT sum(idx_tup_read) FROM pg_stat_user_indexes WHERE relname = ANY($1)) AS count`,
      [tables],
    );
    const count = Number(rows[0]!.count) - before;
    before += count;
    return count;
  };
}

const secondsOf = async (work: () => Promise<unknown>) => {
  const begun = performance.now();
  await work();
  return (performance.now() - begun) / 1000;
};

/** Proves the books as the job does: all of them, which closes them, and then a day's sales beside the closed past. */
async function proveBooks(pool: pg.Pool, databaseUrl: string) {
  const { db } = connect(databaseUrl, { max: 4 });
  // The sales were booked today. Two days later they are old enough to be closed.
  const clock = { now: () => new Date(Date.now() + 2 * 86_400_000) };
  const log = { info: () => {}, error: (facts: object) => console.error(JSON.stringify(facts)) } as never;
  const jobs = createLedgerJobs({ db, withPatientDb: (work) => work(db), clock, log });
  try {
    const figures: Record<string, object> = {};
    const countRows = createRowCounter(pool);
    const measure = async (name: string, work: () => Promise<unknown>) => {
      await countRows();
      const seconds = await secondsOf(work);
      figures[name] = { seconds: Number(seconds.toFixed(2)), 'rows read': await countRows() };
    };
    await measure('the first proof, of all, and closing it', () => jobs.prove());
    await storeSales(pool, { first: sales, last: sales + salesOfDay, days: 1 });
    const today = createLedgerJobs({ db, withPatientDb: (work) => work(db), clock: { now: () => new Date() }, log });
    await measure(`a proof beside ${salesOfDay.toLocaleString('en')} new sales`, () => today.prove());
    await measure('booking and freeing what is due', () => today.mature());
    await measure('a proof of all', () => today.prove({ isFull: true }));
    console.table(figures);
  } finally {
    await db.$disconnect();
  }
}

/** Waits until the job has merged the figures of single sales and participants, as it does every ten minutes. */
async function merge(pool: pg.Pool) {
  await pool.query(`INSERT INTO pgboss.job (name, data, retry_limit) VALUES ('report.merge', '{}', 0)`);
  for (;;) {
    const { rows } = await pool.query(
      `SELECT FROM "ParticipantFigure" WHERE NOT "isMerged" UNION ALL SELECT FROM "SalesFigure" WHERE NOT "isMerged" LIMIT 1`,
    );
    if (rows.length === 0) return;
    await wait(1_000);
  }
}

await withDemoServer(async (origin, databaseUrl, pid) => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  try {
    const token = await signIn(origin, 'Mitra');
    const stored = await secondsOf(() => storeSales(pool, { first: 0, last: sales, days: 730 }));
    await merge(pool);
    await pool.query('VACUUM ANALYZE');
    console.log(`${sales.toLocaleString('en')} sales: stored in ${stored.toFixed(0)} s`);
    const figures: Record<string, object> = {};
    const callTo = (path: string) => () => callApi(origin, { method: 'GET', path, token });
    const countRows = createRowCounter(pool);
    await countRows();
    const rowsRead: number[] = [];
    for (const path of Object.values(acts)) {
      await callTo(path)();
      rowsRead.push(await countRows());
    }
    for (const [index, [name, path]] of Object.entries(acts).entries()) {
      const times: number[] = [];
      const call = callTo(path);
      for (let round = 0; round < rounds; round += 1) times.push(1000 * (await secondsOf(call)));
      const sorted = times.toSorted((a, b) => a - b);
      figures[name] = {
        'p50, ms': Number(sorted[rounds / 2]!.toFixed(1)),
        'p95, ms': Number(sorted[Math.floor(rounds * 0.95)]!.toFixed(1)),
        'rows read': rowsRead[index],
      };
    }
    console.table(figures);
    console.log(
      `load: ${loadavg()
        .map((load) => load.toFixed(1))
        .join(', ')}`,
    );
    await proveBooks(pool, databaseUrl);
    await takeCsv(origin, token, pid);
  } finally {
    await pool.end();
  }
});

/**
 * `npm run bench:checkout`: the time from an order to its payment, for one buyer at a time, for eight, and for 64: of a
 * free class, of one that is paid at the simulator, whose notification comes over HTTP, and of the same one with a
 * voucher that all of them use.
 */
import { createHistogram } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { callApi, withDemoServer } from '@sinau/tools/demo-server';
import { sessionToken } from './session-token.ts';

/**
 * Number of orders for each number of concurrent buyers: together fewer than the notifications that one address may
 * send in a minute.
 */
const orders = { 1: 40, 8: 120, 64: 320 } as const;
const pollMilliseconds = 10;
const secret = 'kunci-untuk-mengukur-pesanan-dan-pembayaran';
const voucher = 'UKURPESANAN';

interface Placed {
  readonly id: string;
  readonly status: string;
  readonly redirectUrl: string | null;
}
interface Wanted {
  readonly programIds: readonly string[];
  readonly voucherPlatform?: string;
}

process.env.JWT_SECRET = secret;
await withDemoServer(measure);

async function measure(origin: string, databaseUrl: string) {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  const paid = watchPaid(pool);
  try {
    await addVoucher(pool);
    const [free, priced] = [await programOf(pool, { isFree: true }), await programOf(pool, { isFree: false })];
    const kinds: Record<string, Wanted> = {
      free: { programIds: [free] },
      paid: { programIds: [priced] },
      'with a voucher': { programIds: [priced], voucherPlatform: voucher },
    };
    await run({ buyers: 8, tokens: await signedInPeople(pool, 80) }, (token) => buy(origin, token, kinds.paid!, paid)); // Warms up.
    const figures: Record<string, object> = {};
    for (const [name, wanted] of Object.entries(kinds)) {
      await pool.query('DELETE FROM "RateLimit"');
      for (const [count, total] of Object.entries(orders)) {
        const buyers = Number(count);
        const tokens = await signedInPeople(pool, total);
        figures[`${name}, ${buyers}`] = await run({ buyers, tokens }, (token) => buy(origin, token, wanted, paid));
      }
    }
    console.table(figures);
  } finally {
    paid.stop();
    await pool.end();
  }
}

/** Orders, and pays if there is a price. Ends once the order is paid. */
async function buy(origin: string, token: string, wanted: Wanted, paid: ReturnType<typeof watchPaid>) {
  const body = { ...wanted, paymentMethod: 'qris' };
  const { id, status, redirectUrl } = await callApi<Placed>(origin, { path: '/transaction/create', body, token });
  if (status === 'SUCCESS') return;
  const payment = redirectUrl!.split('/').at(-1)!;
  await callApi(origin, { path: `/payment/simulator/${payment}`, body: { outcome: 'settlement' }, token });
  await paid.of(id);
}

/**
 * Reports when orders are paid, by one small statement for all of them: calls of each buyer would be most of the load.
 */
function watchPaid(pool: pg.Pool) {
  const waiting = new Map<string, () => void>();
  let isOver = false;
  const look = async () => {
    while (!isOver) {
      await sleep(pollMilliseconds);
      if (waiting.size === 0) continue;
      const { rows } = await pool.query<{ id: string }>(
        `SELECT id FROM "Order" WHERE id = ANY($1::uuid[]) AND status = 'SUCCESS'`,
        [[...waiting.keys()]],
      );
      for (const { id } of rows) {
        waiting.get(id)!();
        waiting.delete(id);
      }
    }
  };
  void look();
  return {
    of: (id: string) => new Promise<void>((resolve) => waiting.set(id, resolve)),
    stop: () => {
      isOver = true;
    },
  };
}

async function run(
  { buyers, tokens }: { buyers: number; tokens: readonly string[] },
  work: (token: string) => Promise<void>,
) {
  const latency = createHistogram();
  const waiting = [...tokens];
  const begun = performance.now();
  const buyer = async () => {
    for (let token = waiting.pop(); token; token = waiting.pop()) {
      const start = performance.now();
      await work(token);
      latency.record(Math.max(1, Math.round(performance.now() - start)));
    }
  };
  await Promise.all(Array.from({ length: buyers }, buyer));
  const seconds = (performance.now() - begun) / 1000;
  return {
    'orders/s': Number((tokens.length / seconds).toFixed(1)),
    'p50 ms': latency.percentile(50),
    'p99 ms': latency.percentile(99),
  };
}

async function addVoucher(pool: pg.Pool) {
  await pool.query(
    `INSERT INTO "Voucher" (code, "fundedBy", kind, value, quota, "startsAt", "createdAt", "updatedAt")
     VALUES ($1, 'platform', 'percent', 20, 100000, now(), now(), now())`,
    [voucher],
  );
}

/** A program on sale, with a price or without one. */
async function programOf(pool: pg.Pool, { isFree }: { isFree: boolean }) {
  const { rows } = await pool.query<{ id: string }>(
    `SELECT id FROM "Class" WHERE "isForSale" AND kind = 'program' AND ("salePrice" = 0) = $1 ORDER BY id LIMIT 1`,
    [isFree],
  );
  return rows[0]!.id;
}

async function signedInPeople(pool: pg.Pool, count: number) {
  const { rows } = await pool.query<{ id: string }>(
    `WITH person AS (
       INSERT INTO "User" (fullname, email, "emailVerifiedAt", "updatedAt")
       SELECT 'Pembeli', uuidv7() || '@bench.test', now(), now() FROM generate_series(1, $1::int) RETURNING id
     ) INSERT INTO "Session" ("userId", "expiresAt") SELECT id, now() + interval '1 day' FROM person RETURNING id`,
    [count],
  );
  return rows.map(({ id }) => sessionToken(id, secret));
}

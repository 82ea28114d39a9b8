import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { startFakeMidtrans, type FakeMidtrans } from '../../testing/fake-midtrans.ts';
import { publishedProgram } from '../../testing/classes.ts';
import { scene } from '../../testing/scene.ts';
import { startServerProcess } from '../../testing/server-process.ts';

let app: AppUnderTest;
let midtrans: FakeMidtrans;
beforeAll(async () => {
  midtrans = await startFakeMidtrans();
  app = await startApp({ settings: midtrans.settings });
});
afterAll(async () => {
  await app.stop();
  await midtrans.stop();
});

const orders = 10_000;
const allowedSeconds = 300;

/** Creates one order for each of many buyers, all past their deadline. */
async function overdueOrders() {
  const { partner } = await scene(app);
  const { id: classId } = await publishedProgram(app, partner);
  await app.connections.query(
    `WITH buyer AS (
       INSERT INTO "User" (fullname, email, "emailVerifiedAt", "updatedAt")
       SELECT 'Pembeli', 'pembeli' || n || '@contoh.id', now(), now() FROM generate_series(1, $1::int) n RETURNING id
     ), placed AS (
       INSERT INTO "Order" (code, "userId", total, gateway, "createdAt", "expiresAt", "nextCheckAt", "updatedAt")
       SELECT 'SN-LEWAT-' || row_number() OVER (), id, 150000, 'midtrans', now() - interval '25 hours', now() - interval '1 hour', now(), now()
       FROM buyer RETURNING id, "userId"
     )
     INSERT INTO "OrderLine" ("orderId", "classId", title, "listPrice", paid, "feePercent", fee, "mitraShare", "waitingUserId")
     SELECT id, $2::uuid, 'Menulis Lead', 150000, 150000, 20, 30000, 120000, "userId" FROM placed`,
    [orders, classId],
  );
}

test(
  `two processes end ${orders} overdue orders within ${allowedSeconds} seconds, and ask the gateway about each once`,
  { timeout: 900_000 },
  async () => {
    await overdueOrders();
    const settings = {
      ...midtrans.settings,
      DATABASE_URL: app.env.DATABASE_URL,
      DATA_DIR: app.env.DATA_DIR,
      LOG_LEVEL: 'info',
    };
    const processes = await Promise.all([startServerProcess(settings), startServerProcess(settings)]);
    const began = performance.now();
    try {
      while ((await app.db.order.count({ where: { status: 'PENDING' } })) > 0) {
        expect((performance.now() - began) / 1000).toBeLessThan(allowedSeconds);
        await wait(500);
      }
    } finally {
      await Promise.all(processes.map((process) => process.stop()));
    }
    expect(await app.db.order.count({ where: { status: 'EXPIRED' } })).toBe(orders);
    // The reservations of the orders are released, and each buyer has one mail.
    expect(await app.db.orderLine.count({ where: { waitingUserId: { not: null } } })).toBe(0);
    const { rows } = await app.connections.query<{ mails: number; recipients: number }>(
      "SELECT count(*)::int AS mails, count(DISTINCT data->>'to')::int AS recipients FROM pgboss.job WHERE data->>'template' = 'order_expired'",
    );
    expect(rows).toEqual([{ mails: orders, recipients: orders }]);
    const asked = midtrans.calls.filter((call) => call.endsWith('/status'));
    expect(asked).toHaveLength(orders);
    expect(new Set(asked).size).toBe(orders);
  },
);

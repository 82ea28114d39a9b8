import { transaction } from '@sinau/api-client';
import { priceLine } from '@sinau/contracts/commerce/transaction/pricing.rules';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { hours, later, minutes } from '../../platform/clock.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { countQueries } from '../../testing/count-queries.ts';
import { startFakeMidtrans, type FakeMidtrans } from '../../testing/fake-midtrans.ts';
import { publishedProgram } from '../../testing/classes.ts';
import { scene, type Person } from '../../testing/scene.ts';

let app: AppUnderTest;
let midtrans: FakeMidtrans;
let moved = 0;
beforeAll(async () => {
  midtrans = await startFakeMidtrans();
  app = await startApp({ settings: midtrans.settings });
});
/** Removes the orders of earlier tests. */
beforeEach(async () => {
  await app.db.order.updateMany({
    where: { status: { in: ['PENDING', 'REVIEW'] } },
    data: { status: 'CANCELLED', nextCheckAt: null },
  });
  await app.db.order.updateMany({ data: { nextCheckAt: null } });
});
afterEach(() => {
  midtrans.behaviour.isDown = false;
  advance(-moved);
});
afterAll(async () => {
  await app.stop();
  await midtrans.stop();
});

function advance(milliseconds: number) {
  moved += milliseconds;
  app.clock.advance(milliseconds);
}
async function waitingOrder() {
  const { learner, partner } = await scene(app);
  const program = await publishedProgram(app, partner);
  const placed = await learner.call(transaction.create, { body: { programIds: [program.id], paymentMethod: 'qris' } });
  return { learner, program, ...placed };
}
const statusOf = async (learner: Person, id: string) =>
  (await learner.call(transaction.detail, { query: { id } })).status;

test('an unpaid order ends after 24 hours, at the gateway too', async () => {
  const { learner, program, id, orderId } = await waitingOrder();
  midtrans.become(orderId, 'pending');
  advance(hours(24) - minutes(1));
  await app.runJob('transaction.check');
  expect(await statusOf(learner, id)).toBe('PENDING');

  advance(minutes(2));
  expect(await learner.call(transaction.detail, { query: { id } })).toMatchObject({
    status: 'PENDING',
    redirectUrl: null,
  });
  await app.runJob('transaction.check');
  expect(await statusOf(learner, id)).toBe('EXPIRED');
  expect(midtrans.notification(orderId)).toMatchObject({ transaction_status: 'cancel' });
  expect(
    (await learner.call(transaction.create, { body: { programIds: [program.id], paymentMethod: 'qris' } })).id,
  ).not.toBe(id);
});

test('ending an order takes ten statements, so that thousands end in minutes', async () => {
  await waitingOrder();
  advance(hours(25));
  const statements = await countQueries(() => app.runJob('transaction.check'));
  // Each of the ten lanes checks once more whether an order is due, and one claims the order.
  expect(statements - 10).toBeLessThanOrEqual(10);
});

test.each([
  ['was paid', 'settlement', {}, 'SUCCESS'],
  ['was refused', 'deny', {}, 'FAILED'],
  ['ran out there', 'expire', {}, 'EXPIRED'],
  ['was paid and given back', 'refund', {}, 'REFUNDED'],
  ['is looked into', 'capture', { status_code: '201', fraud_status: 'challenge' }, 'PENDING'],
])('the gateway is asked before an order ends: one that %s', async (_, transactionStatus, changes, status) => {
  const { learner, id, orderId } = await waitingOrder();
  midtrans.become(orderId, transactionStatus, changes);
  advance(hours(25));
  await app.runJob('transaction.check');
  expect(await statusOf(learner, id)).toBe(status);
  // A payment under review has no deadline.
  await app.runJob('transaction.check');
  expect(await statusOf(learner, id)).toBe(status);
});

test('an order that comes under review late is asked about until it is decided', async () => {
  const { learner, id, orderId } = await waitingOrder();
  advance(hours(26));
  midtrans.become(orderId, 'capture', { status_code: '201', fraud_status: 'challenge' });
  await app.runJob('transaction.check');
  midtrans.become(orderId, 'capture', { status_code: '200', fraud_status: 'accept' });
  advance(hours(2));
  await app.runJob('transaction.check');
  expect(await statusOf(learner, id)).toBe('SUCCESS');
});

test('no order ends while the gateway cannot be asked', async () => {
  const { learner, id } = await waitingOrder();
  advance(hours(25));
  midtrans.behaviour.isDown = true;
  await app.runJob('transaction.check');
  expect(await statusOf(learner, id)).toBe('PENDING');
  midtrans.behaviour.isDown = false;
  advance(minutes(2));
  await app.runJob('transaction.check');
  expect(await statusOf(learner, id)).toBe('EXPIRED');
});

test('one order that cannot be checked does not delay the others', async () => {
  const stuck = await waitingOrder();
  const other = await waitingOrder();
  midtrans.become(stuck.orderId, 'teleported');
  advance(hours(25));
  await app.runJob('transaction.check');
  expect(await statusOf(stuck.learner, stuck.id)).toBe('PENDING');
  expect(await statusOf(other.learner, other.id)).toBe('EXPIRED');
});

test('the others are checked, however many orders cannot be', { tags: 'night' }, async () => {
  const stuck = [];
  for (let count = 0; count < 3; count += 1) stuck.push(await waitingOrder());
  const other = await waitingOrder();
  for (const { orderId } of stuck) midtrans.become(orderId, 'teleported');
  // The stuck ones have been due longest, and end every round that begins with them.
  await app.db.order.updateMany({
    where: { id: { in: stuck.map(({ id }) => id) } },
    data: { nextCheckAt: later(app.clock.now(), minutes(1)) },
  });
  midtrans.become(other.orderId, 'settlement');
  advance(minutes(6));
  await app.runJob('transaction.check');
  await app.runJob('transaction.check');
  expect(await statusOf(other.learner, other.id)).toBe('SUCCESS');
  for (const { learner, id } of stuck) expect(await statusOf(learner, id)).toBe('PENDING');
});

test('an order is checked by one process at a time', { tags: 'night' }, async () => {
  const orders = [];
  for (let count = 0; count < 5; count += 1) orders.push(await waitingOrder());
  advance(minutes(6));
  const other = await startApp({
    clock: app.clock,
    settings: { ...midtrans.settings, DATABASE_URL: app.env.DATABASE_URL },
  });
  try {
    await Promise.all([app.runJob('transaction.check'), other.runJob('transaction.check')]);
  } finally {
    await other.stop();
  }
  for (const { orderId } of orders)
    expect(midtrans.calls.filter((call) => call === `GET /v2/${orderId}/status`)).toHaveLength(1);
});

test('a payment without a notification is found by polling, at 5 and 30 minutes and then hourly', async () => {
  const { learner, id, orderId } = await waitingOrder();
  const asks = () => midtrans.calls.filter((call) => call === `GET /v2/${orderId}/status`).length;
  const asked: number[] = [];
  for (let minute = 0; minute <= 155; minute += 5) {
    const before = asks();
    await app.runJob('transaction.check');
    if (asks() > before) asked.push(minute);
    advance(minutes(5));
  }
  expect(asked).toEqual([5, 30, 90, 150]);

  midtrans.become(orderId, 'settlement');
  advance(hours(1));
  await app.runJob('transaction.check');
  expect(await statusOf(learner, id)).toBe('SUCCESS');
  expect(await app.db.order.findUnique({ where: { id } })).toMatchObject({ nextCheckAt: null });
});

test('late money is looked for until an hour past the deadline', async () => {
  const { learner, id, orderId } = await waitingOrder();
  advance(hours(24) + minutes(5));
  await app.runJob('transaction.check');
  expect(await statusOf(learner, id)).toBe('EXPIRED');
  expect(await app.db.order.findUnique({ where: { id } })).toMatchObject({ nextCheckAt: expect.any(Date) });

  midtrans.become(orderId, 'settlement');
  advance(minutes(30));
  await app.runJob('transaction.check');
  expect(await statusOf(learner, id)).toBe('SUCCESS');

  const given = await waitingOrder();
  advance(hours(26));
  await app.runJob('transaction.check');
  expect(await app.db.order.findUnique({ where: { id: given.id } })).toMatchObject({
    status: 'EXPIRED',
    nextCheckAt: null,
  });
});

test('a failed check is repeated two minutes later', async () => {
  const { learner, id, orderId } = await waitingOrder();
  midtrans.become(orderId, 'settlement');
  advance(minutes(6));
  midtrans.behaviour.isDown = true;
  await app.runJob('transaction.check');
  midtrans.behaviour.isDown = false;
  advance(minutes(2));
  await app.runJob('transaction.check');
  expect(await statusOf(learner, id)).toBe('SUCCESS');
});

test('an order whose money is owed back is no longer checked', async () => {
  const { id, orderId } = await waitingOrder();
  midtrans.become(orderId, 'settlement', { gross_amount: '149999.00' });
  advance(minutes(6));
  await app.runJob('transaction.check');
  expect(await app.db.order.findUnique({ where: { id } })).toMatchObject({
    status: 'FAILED',
    refundDueAt: expect.any(Date),
    nextCheckAt: null,
  });
});

test('fifty undecidable orders do not delay one that ends', { tags: 'night' }, async () => {
  const { learner, partner } = await scene(app);
  const now = app.clock.now();
  for (let index = 0; index < 50; index += 1) {
    const { id: classId, title } = await publishedProgram(app, partner);
    await app.db.order.create({
      data: {
        code: `SN-MACET-${index}`,
        userId: learner.id,
        total: 150_000,
        createdAt: now,
        expiresAt: now,
        nextCheckAt: now,
        lines: { create: { classId, title, ...priceLine({ listPrice: 150_000 }) } },
      },
    });
  }
  for (let index = 0; index < 50; index += 1) midtrans.become(`SN-MACET-${index}`, 'teleported');
  const other = await waitingOrder();
  advance(hours(25));
  // Each round of failures ends early, and the next begins behind the orders that failed.
  for (let round = 0; round < 20; round += 1) await app.runJob('transaction.check');
  expect(await statusOf(other.learner, other.id)).toBe('EXPIRED');
});

import { refund, transaction } from '@sinau/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { publishedProgram } from '../../testing/classes.ts';
import { startFakeMidtrans, type FakeMidtrans } from '../../testing/fake-midtrans.ts';
import { bought } from '../../testing/purchases.ts';
import { scene } from '../../testing/scene.ts';

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

async function paid() {
  const people = await scene(app);
  const program = await publishedProgram(app, people.partner);
  const order = await bought(app, midtrans, people.learner, { programIds: [program.id] });
  const found = async (filter: object = {}) =>
    (await people.operator.call(refund.differences, { query: { keyword: order.orderId, filter } })).list;
  return { ...people, program, order, found };
}
const reconcile = () => app.runJob('transaction.reconcile');

test('the content of a lost notification is applied: a refund of the dashboard, and late money', async () => {
  const { order, found } = await paid();
  midtrans.become(order.orderId, 'refund');
  const { learner, partner } = await scene(app);
  const program = await publishedProgram(app, partner);
  const closed = await learner.call(transaction.create, {
    body: { programIds: [program.id], paymentMethod: 'qris' },
  });
  await learner.call(transaction.cancel, { params: { id: closed.id } });
  midtrans.become(closed.orderId, 'settlement');
  expect(await reconcile()).toMatchObject({ mended: 2 });
  expect(await order.detail()).toMatchObject({ status: 'REFUNDED' });
  expect(await learner.call(transaction.detail, { query: { id: closed.id } })).toMatchObject({ status: 'SUCCESS' });
  expect(await reconcile()).toMatchObject({ mended: 0 });
  expect(await found()).toEqual([]);
});

test(
  'a paid order for which the gateway has no money is reported once, and no longer when it has',
  { tags: 'night' },
  async () => {
    const { order, found, learner } = await paid();
    midtrans.become(order.orderId, 'cancel');
    await reconcile();
    await reconcile();
    expect(await order.detail()).toMatchObject({ status: 'SUCCESS' });
    expect(await found()).toMatchObject([{ kind: 'unpaid', amount: 150_000, endedAt: null }]);
    expect(await learner.attempt(refund.differences, { query: {} })).toMatchObject({ status: 403 });
    midtrans.become(order.orderId, 'settlement');
    await reconcile();
    expect(await found({ isOpen: true })).toEqual([]);
    midtrans.become(order.orderId, 'cancel');
    await reconcile();
    expect(await found({ isOpen: true })).toHaveLength(1);
  },
);

test(
  'a partial refund that belongs to no line is reported; no participant loses access by it',
  { tags: 'night' },
  async () => {
    const { order, found } = await paid();
    await order.tell('partial_refund', {
      refunds: [{ refund_key: 'DASHBOARD-7', refund_amount: '25000.00', reason: 'Kompensasi' }],
    });
    await reconcile();
    expect(await order.detail()).toMatchObject({
      status: 'PARTIALLY_REFUNDED',
      lines: [{ givenBackAt: null, refund: null }],
    });
    expect(await found()).toMatchObject([
      { kind: 'unknown_refund', key: 'DASHBOARD-7', amount: 25_000, endedAt: null },
    ]);
  },
);

test('a refund that the gateway does not know of is reported', async () => {
  const { order, learner, found } = await paid();
  await learner.call(refund.request, {
    params: { id: order.id },
    body: { lineIds: [order.lines[0]!.lineId], total: 150_000 },
  });
  await app.runJob('transaction.payRefunds');
  await reconcile();
  expect(await found()).toEqual([]);
  midtrans.become(order.orderId, 'settlement', { refunds: [] });
  await reconcile();
  expect(await found()).toMatchObject([{ kind: 'missing_refund' }]);
});

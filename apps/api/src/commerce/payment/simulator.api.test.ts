import { learning, payment, transaction } from '@sinau/api-client';
import { screens } from '@sinau/contracts';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { hours } from '../../platform/clock.ts';
import { simulatedNotification } from '../../platform/payments/simulator.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { startFakeMidtrans } from '../../testing/fake-midtrans.ts';
import { publishedProgram } from '../../testing/classes.ts';
import { newPerson, scene, type Person } from '../../testing/scene.ts';

let app: AppUnderTest;
/** App without workers. */
let idle: AppUnderTest;
beforeAll(async () => {
  app = await startApp({ withWorkers: true, settings: { PUBLIC_URL: 'https://contoh.id' } });
  idle = await startApp();
});
afterAll(async () => {
  await app.stop();
  await idle.stop();
});

async function waitingOrder(of = app) {
  const { learner, partner } = await scene(of);
  const program = await publishedProgram(of, partner);
  const placed = await learner.call(transaction.create, {
    body: { programIds: [program.id], paymentMethod: 'e_wallet' },
  });
  const { id: paymentId } = await of.db.simulatedPayment.findUniqueOrThrow({ where: { orderCode: placed.orderId } });
  const simulate = (outcome: 'settlement' | 'pending' | 'deny') => ({ params: { id: paymentId }, body: { outcome } });
  return { learner, program, paymentId, simulate, page: { params: { id: paymentId } }, ...placed };
}
const statusOf = async (learner: Person, id: string) =>
  (await learner.call(transaction.detail, { query: { id } })).status;
const becomes = (learner: Person, id: string, status: string) =>
  vi.waitFor(async () => expect(await statusOf(learner, id)).toBe(status), { timeout: 30_000, interval: 100 });

test('paying on the simulator’s page opens the class within moments', async () => {
  const { learner, program, id, orderId, redirectUrl, paymentId, page, simulate } = await waitingOrder();
  expect(redirectUrl).toBe(`https://contoh.id${screens.paymentSimulator(paymentId)}`);
  expect(await learner.call(payment.simulated, page)).toEqual({
    orderId,
    amount: 150_000,
    method: 'e_wallet',
    expiresAt: expect.any(String),
    state: 'waiting',
  });

  expect(await learner.call(payment.simulate, simulate('settlement'))).toEqual({
    redirectUrl: screens.paymentFinish(orderId),
  });
  await becomes(learner, id, 'SUCCESS');
  expect(await learner.call(learning.myClass, { params: { id: 'me' } })).toMatchObject({ list: [{ id: program.id }] });
  expect(await learner.call(payment.simulated, page)).toMatchObject({ state: 'settlement' });
  await vi.waitFor(
    () =>
      expect(app.mails()).toContainEqual(
        expect.objectContaining({ to: learner.email, subject: `Pembayaran ${orderId} berhasil` }),
      ),
    { timeout: 30_000 },
  );
});

test('a process with another SIMULATOR_KEY notifies itself, so the payment arrives', { tags: 'night' }, async () => {
  const { learner, id, simulate } = await waitingOrder(idle);
  const other = await startApp({
    withWorkers: true,
    clock: idle.clock,
    settings: { DATABASE_URL: idle.env.DATABASE_URL, SIMULATOR_KEY: 'kunci-simulator-yang-lain' },
  });
  onTestFinished(() => other.stop());
  await learner.call(payment.simulate, simulate('settlement'));
  await becomes(learner, id, 'SUCCESS');
});

test('one checkout sent ten times concurrently has one page to pay on', async () => {
  const { learner, partner } = await scene(app);
  const program = await publishedProgram(app, partner);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () =>
      learner.call(transaction.create, { body: { programIds: [program.id], paymentMethod: 'qris' } }),
    ),
  );
  expect(new Set(answers.map(({ redirectUrl }) => redirectUrl)).size).toBe(1);
});

test('a payment left pending or refused can still be made, and a completed one stays paid', async () => {
  const { learner, id, orderId, simulate } = await waitingOrder();
  expect(await learner.call(payment.simulate, simulate('pending'))).toEqual({
    redirectUrl: screens.paymentUnfinish(orderId),
  });
  expect(await learner.call(payment.simulate, simulate('deny'))).toEqual({
    redirectUrl: screens.paymentError(orderId, 'FAILED'),
  });
  expect(await statusOf(learner, id)).toBe('PENDING');

  const paid = await Promise.all(
    [1, 2, 3].map(() =>
      learner.call(payment.simulate, simulate('settlement')).catch((error: { code: string }) => error.code),
    ),
  );
  expect(paid).toContainEqual({ redirectUrl: screens.paymentFinish(orderId) });
  await becomes(learner, id, 'SUCCESS');
  expect(await learner.call(payment.simulate, simulate('settlement'))).toEqual({
    redirectUrl: screens.paymentFinish(orderId),
  });
  expect(await learner.attempt(payment.simulate, simulate('deny'))).toMatchObject({
    status: 409,
    code: 'order_not_pending',
  });
});

test('a cancelled or expired payment can no longer be made', async () => {
  const cancelled = await waitingOrder();
  await cancelled.learner.call(transaction.cancel, { params: { id: cancelled.id } });
  expect(await cancelled.learner.attempt(payment.simulate, cancelled.simulate('settlement'))).toMatchObject({
    status: 409,
    code: 'order_not_pending',
  });

  const late = await waitingOrder(idle);
  idle.clock.advance(hours(25));
  expect(await late.learner.call(payment.simulated, late.page)).toMatchObject({ state: 'expire' });
  expect(await late.learner.attempt(payment.simulate, late.simulate('settlement'))).toMatchObject({
    status: 409,
    code: 'order_not_pending',
  });
});

test('a paid order is not cancelled', async () => {
  const { learner, id, simulate } = await waitingOrder();
  await learner.call(payment.simulate, simulate('settlement'));
  expect(await learner.attempt(transaction.cancel, { params: { id } })).toMatchObject({
    status: 409,
    code: 'order_not_pending',
  });
  expect(await statusOf(learner, id)).toBe('SUCCESS');
});

test('the page is visible to its buyer alone', async () => {
  const { learner, id, page, simulate } = await waitingOrder();
  const stranger = await newPerson(app);
  expect(await stranger.attempt(payment.simulated, page)).toMatchObject({ status: 404, code: 'not_found' });
  expect(await stranger.attempt(payment.simulate, simulate('settlement'))).toMatchObject({
    status: 404,
    code: 'not_found',
  });
  expect(await learner.call(payment.simulated, page)).toMatchObject({ state: 'waiting' });
  expect(await statusOf(learner, id)).toBe('PENDING');
});

test('a lost notification is sent again', { tags: 'night' }, async () => {
  const { learner, id, paymentId, simulate } = await waitingOrder();
  await app.connections.query('ALTER TABLE "PaymentEvent" RENAME TO "Elsewhere"');
  await learner.call(payment.simulate, simulate('settlement'));
  const lost = () =>
    app.connections.query(
      "SELECT FROM pgboss.job WHERE name = 'payment.simulator-notify' AND state = 'retry' AND data->>'paymentId' = $1",
      [paymentId],
    );
  await vi.waitFor(async () => expect(await lost()).toMatchObject({ rowCount: 1 }), { timeout: 30_000 });
  await app.connections.query('ALTER TABLE "Elsewhere" RENAME TO "PaymentEvent"');
  await becomes(learner, id, 'SUCCESS');
});

test('only this installation’s simulator signs for it', async () => {
  const { learner, id, paymentId, orderId } = await waitingOrder();
  const forged = simulatedNotification(
    { id: paymentId, orderCode: orderId, amount: 150_000, state: 'settlement' },
    'kunci tebakan',
  );
  const { body } = await app.visitor.send('POST', '/payment/notification/simulator', forged);
  expect(body).toMatchObject({ status: 401, error: { code: 'bad_signature' } });
  expect(await statusOf(learner, id)).toBe('PENDING');
});

test('the buyer’s action on the page and its notification are stored together', async () => {
  const { learner, paymentId, simulate } = await waitingOrder(idle);
  await learner.call(payment.simulate, simulate('settlement'));
  expect(await idle.queued('payment.simulator-notify')).toEqual([{ paymentId }]);
  await learner.call(payment.simulate, simulate('settlement'));
  expect(await idle.queued('payment.simulator-notify')).toHaveLength(1);
});

test('with another gateway there is no simulator', { tags: 'night' }, async () => {
  const midtrans = await startFakeMidtrans();
  const other = await startApp({ settings: midtrans.settings });
  const { learner, partner } = await scene(other);
  const program = await publishedProgram(other, partner, { salePrice: 10_000 });
  const { orderId: orderCode } = await learner.call(transaction.create, { body: { programIds: [program.id] } });
  const { id } = await other.db.simulatedPayment.create({
    data: { orderCode, userId: learner.id, amount: 10_000, expiresAt: new Date(Date.now() + hours(1)) },
  });
  expect(await learner.attempt(payment.simulated, { params: { id } })).toMatchObject({
    status: 404,
    code: 'not_found',
  });
  expect(await learner.attempt(payment.simulate, { params: { id }, body: { outcome: 'settlement' } })).toMatchObject({
    status: 404,
  });
  const { body } = await other.visitor.send(
    'POST',
    '/payment/notification/simulator',
    simulatedNotification({ id, orderCode, amount: 10_000, state: 'settlement' }, 'kunci'),
  );
  expect(body).toMatchObject({ status: 404, error: { code: 'not_found' } });
  await other.stop();
  await midtrans.stop();
});

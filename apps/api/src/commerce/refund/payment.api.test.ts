import { refund, transaction } from '@sinau/api-client';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { hours, minutes } from '../../platform/clock.ts';
import type { MailMessage } from '../../platform/mail/define-mail.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { publishedProgram } from '../../testing/classes.ts';
import { startFakeMidtrans, type FakeMidtrans } from '../../testing/fake-midtrans.ts';
import { bought } from '../../testing/purchases.ts';
import { newPerson, scene } from '../../testing/scene.ts';

let app: AppUnderTest;
let midtrans: FakeMidtrans;
beforeAll(async () => {
  midtrans = await startFakeMidtrans();
  app = await startApp({ settings: midtrans.settings });
  await app.db.bank.create({ data: { code: '014', name: 'Bank Central Asia (BCA)' } });
});
beforeEach(() => {
  Object.assign(midtrans.behaviour, { isDown: false, losesRefundAnswers: false, refusesRefunds: false });
});
afterAll(async () => {
  await app.stop();
  await midtrans.stop();
});

async function owed(method: 'qris' | 'bank_transfer' = 'qris') {
  const people = await scene(app);
  const program = await publishedProgram(app, people.partner);
  const order = await bought(app, midtrans, people.learner, { programIds: [program.id], method });
  await people.learner.call(refund.request, {
    params: { id: order.id },
    body: { lineIds: [order.lines[0]!.lineId], total: 150_000 },
  });
  const { id: refundId } = await app.db.lineRefund.findFirstOrThrow({ where: { orderLine: { orderId: order.id } } });
  const refundOf = async () => (await order.detail()).lines[0]!.refund!;
  return { ...people, order, refundId, refundOf };
}
const payRefunds = () => app.runJob('transaction.payRefunds');
const timesRefunded = (code: string) => ((midtrans.notification(code).refunds ?? []) as unknown[]).length;

test('a refund waits while the gateway is down, and is paid when it is up again', async () => {
  const { order, refundId, refundOf } = await owed();
  midtrans.behaviour.isDown = true;
  await payRefunds();
  expect((await refundOf()).refundedAt).toBeNull();
  midtrans.behaviour.isDown = false;
  await payRefunds();
  expect((await refundOf()).refundedAt).toBeNull();
  app.clock.advance(minutes(6));
  await payRefunds();
  expect(await refundOf()).toMatchObject({ refundedAt: expect.any(String), reference: refundId });
  expect(timesRefunded(order.orderId)).toBe(1);
});

test('a refund whose answer was lost is found again, not paid twice', async () => {
  const { order, refundOf } = await owed();
  midtrans.behaviour.losesRefundAnswers = true;
  await payRefunds();
  expect((await refundOf()).refundedAt).toBeNull();
  midtrans.behaviour.losesRefundAnswers = false;
  app.clock.advance(minutes(6));
  await payRefunds();
  expect((await refundOf()).refundedAt).not.toBeNull();
  expect(timesRefunded(order.orderId)).toBe(1);
});

test("the gateway's own report confirms a refund before the job learns of it; the buyer is notified once", async () => {
  const { order, learner, refundId, refundOf } = await owed();
  midtrans.behaviour.losesRefundAnswers = true;
  await payRefunds();
  midtrans.behaviour.losesRefundAnswers = false;
  await order.tell('refund');
  expect(await refundOf()).toMatchObject({ reference: refundId, refundedAt: expect.any(String) });
  app.clock.advance(minutes(6));
  await payRefunds();
  const mails = await app.queued<MailMessage>('mail.send');
  expect(mails.filter(({ to, template }) => to === learner.email && template === 'payment_refunded')).toHaveLength(1);
});

test(
  'a refusal may be temporary: the gateway is asked again, and then the buyer for an account',
  { tags: 'night' },
  async () => {
    const { order, learner, refundOf, refundId } = await owed();
    midtrans.behaviour.refusesRefunds = true;
    for (const [turn, isAsked] of [
      [1, false],
      [2, false],
      [3, true],
    ] as const) {
      await payRefunds();
      expect((await order.detail()).payout !== null, `after try ${turn}`).toBe(isAsked);
      app.clock.advance(hours(8) + minutes(1));
    }
    expect((await refundOf()).refundedAt).toBeNull();
    expect(await app.db.refundPayment.findUnique({ where: { id: refundId } })).toMatchObject({
      way: 'bank',
      nextTryAt: null,
    });
    const mails = await app.queued<MailMessage>('mail.send');
    expect(
      mails.filter(({ to, template }) => to === learner.email && template === 'refund_needs_account'),
    ).toHaveLength(1);
  },
);

test('a refund for which the gateway has no money is neither paid nor left to operators', async () => {
  const { order, refundId } = await owed();
  midtrans.become(order.orderId, 'cancel');
  await payRefunds();
  expect(await app.db.refundPayment.findUnique({ where: { id: refundId } })).toMatchObject({ way: 'gateway' });
  expect(timesRefunded(order.orderId)).toBe(0);
});

test('an outage of the gateway is no refusal: one refusal after hours of it asks no buyer for an account', async () => {
  const { order } = await owed();
  midtrans.behaviour.isDown = true;
  for (let turn = 0; turn < 4; turn += 1) {
    await payRefunds();
    app.clock.advance(minutes(6));
  }
  Object.assign(midtrans.behaviour, { isDown: false, refusesRefunds: true });
  await payRefunds();
  expect(await order.detail()).toMatchObject({ payout: null });
});

test('a chargeback reported as the gateway refuses holds the refund', async () => {
  const { order, refundId, refundOf } = await owed();
  midtrans.behaviour.refusesRefunds = true;
  for (let turn = 0; turn < 2; turn += 1) {
    await payRefunds();
    app.clock.advance(hours(8) + minutes(1));
  }
  midtrans.behaviour.whenRefunded = async () => void midtrans.become(order.orderId, 'chargeback');
  await payRefunds();
  midtrans.behaviour.whenRefunded = async () => undefined;
  expect(await app.db.refundPayment.findUnique({ where: { id: refundId } })).toMatchObject({ way: 'gateway' });
  expect((await refundOf()).refundedAt).toBeNull();
  expect(await order.detail()).toMatchObject({ status: 'DISPUTED', payout: null });
});

test('bank money goes to an account that its buyer names, and operators mark once that it was sent', async () => {
  const { order, learner, operator, refundId, refundOf } = await owed('bank_transfer');
  const params = { id: order.id };
  const body = { bankCode: '014', accountNumber: '1234 5678-90', holder: 'Sekar Ayu' };
  expect(await learner.attempt(refund.saveAccount, { params, body })).toMatchObject({
    code: 'refund_account_not_needed',
  });
  expect(
    await operator.attempt(transaction.markRefunded, { params: { id: refundId }, body: { reference: 'TRF-1' } }),
  ).toMatchObject({
    code: 'refund_by_gateway',
  });
  await payRefunds();
  expect(await order.detail()).toMatchObject({ payout: { amount: 150_000, account: null } });
  const listed = async (filter: object) =>
    (await operator.call(transaction.refunds, { query: { keyword: order.orderId, filter } })).total;
  expect([await listed({ way: 'bank' }), await listed({ isPayable: true })]).toEqual([1, 0]);

  expect(await (await newPerson(app)).attempt(refund.saveAccount, { params, body })).toMatchObject({ status: 404 });
  for (const wrong of [{ accountNumber: '12ab567' }, { accountNumber: '1'.repeat(21) }, { bankCode: '999' }])
    expect(await learner.attempt(refund.saveAccount, { params, body: { ...body, ...wrong } })).toMatchObject({
      status: 422,
    });
  expect(await learner.call(refund.saveAccount, { params, body })).toMatchObject({
    payout: { account: { bank: 'Bank Central Asia (BCA)', holder: 'Sekar Ayu', numberEnd: '7890' } },
  });
  const stored = await app.db.refundAccount.findUniqueOrThrow({ where: { orderId: order.id } });
  expect(stored.number).not.toContain('1234567890');
  expect(await listed({ isPayable: true })).toBe(1);
  expect(await operator.call(refund.detail, { params: { id: refundId } })).toMatchObject({
    accountNumber: '1234567890',
    account: { numberEnd: '7890' },
    way: 'bank',
  });
  expect(await learner.attempt(refund.detail, { params: { id: refundId } })).toMatchObject({ status: 403 });

  const mark = { params: { id: refundId }, body: { reference: 'TRF-20261128-0042' } };
  await operator.call(transaction.markRefunded, mark);
  expect(await operator.attempt(transaction.markRefunded, mark)).toMatchObject({ code: 'refund_already_paid' });
  expect(await refundOf()).toMatchObject({ reference: 'TRF-20261128-0042' });
  expect(await order.detail()).toMatchObject({ payout: null });
  expect(await learner.attempt(refund.saveAccount, { params, body })).toMatchObject({
    code: 'refund_account_not_needed',
  });
  expect(timesRefunded(order.orderId)).toBe(0);
});

test('money that never paid for its order is refunded automatically, too', async () => {
  const { learner, partner } = await scene(app);
  const program = await publishedProgram(app, partner);
  const { id, orderId } = await learner.call(transaction.create, {
    body: { programIds: [program.id], paymentMethod: 'qris' },
  });
  await app.visitor.send(
    'POST',
    '/payment/notification/midtrans',
    midtrans.become(orderId, 'settlement', { gross_amount: '140000.00' }),
  );
  await app.runJob('payment.sweep');
  await payRefunds();
  expect(await learner.call(transaction.detail, { query: { id } })).toMatchObject({
    status: 'FAILED',
    refundedAt: expect.any(String),
    refundReference: id,
  });
  expect(timesRefunded(orderId)).toBe(1);
});

test('the banks to choose from are those that can receive transfers', async () => {
  const { learner } = await scene(app);
  expect((await learner.call(refund.banks)).list).toEqual([{ code: '014', name: 'Bank Central Asia (BCA)' }]);
});

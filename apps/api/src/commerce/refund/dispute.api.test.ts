import { cart, learning, ledger, refund, ticket, transaction } from '@sinau/api-client';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { days } from '../../platform/clock.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { enrolled, publishedProgram } from '../../testing/classes.ts';
import { startFakeMidtrans, type FakeMidtrans } from '../../testing/fake-midtrans.ts';
import { newTicket, publishedBundle, publishedWebinar } from '../../testing/marketplace.ts';
import { bought } from '../../testing/purchases.ts';
import { scene } from '../../testing/scene.ts';

let app: AppUnderTest;
let midtrans: FakeMidtrans;
beforeAll(async () => {
  midtrans = await startFakeMidtrans();
  app = await startApp({ settings: midtrans.settings });
  await app.db.bank.create({ data: { code: '014', name: 'Bank Central Asia (BCA)' } });
});
afterEach(() => void Object.assign(midtrans.behaviour, { isDown: false }));
afterAll(async () => {
  await app.stop();
  await midtrans.stop();
});

async function disputed({ isFree = false } = {}) {
  const people = await scene(app);
  const { learner, partner } = people;
  const program = await publishedProgram(app, partner);
  const order = await bought(app, midtrans, learner, { programIds: [program.id], method: 'card' });
  const mature = async () => {
    app.clock.advance(days(8));
    await app.runJob('ledger.mature');
  };
  if (isFree) await mature();
  await order.tell('chargeback');
  const wallet = async () => {
    const { available, held } = await partner.call(ledger.myWallet);
    return [available, held];
  };
  const isOpen = async () => (await learner.call(learning.myClass, { params: { id: 'me' } })).total === 1;
  const settle = (outcome: 'won' | 'lost') => ({
    params: { id: order.id },
    body: { outcome, reason: 'Kabar dari bank penerbit kartu.' },
  });
  return { ...people, program, order, wallet, isOpen, settle, mature };
}
const proven = () => app.runJob('ledger.prove');

test.each([true, false])(
  'a dispute freezes access and holds the share, free before: %s; won, all is as before',
  async (isFree) => {
    const { operator, learner, partner, order, wallet, isOpen, settle, mature } = await disputed({ isFree });
    expect(await order.detail()).toMatchObject({ status: 'DISPUTED' });
    expect([await isOpen(), await wallet()]).toEqual([false, [0, 120_000]]);
    await mature();
    expect(await wallet()).toEqual([0, 120_000]);
    expect(
      (await operator.call(refund.disputes, { query: { filter: { state: 'open' }, keyword: order.orderId } })).list,
    ).toMatchObject([{ id: order.id, state: 'open', total: 150_000, buyer: { id: learner.id } }]);
    expect(await learner.attempt(refund.settleDispute, settle('won'))).toMatchObject({ status: 403 });

    expect(await operator.call(refund.settleDispute, settle('won'))).toMatchObject({ state: 'won' });
    expect(await operator.attempt(refund.settleDispute, settle('lost'))).toMatchObject({ code: 'dispute_over' });
    await mature();
    expect([await order.detail(), await isOpen(), await wallet()]).toMatchObject([
      { status: 'SUCCESS' },
      true,
      [120_000, 0],
    ]);
    await app.runJob('enrolment.count');
    expect(await app.db.class.findFirst({ where: { participants: { some: { userId: learner.id } } } })).toMatchObject({
      participantCount: 1,
    });
    // The gateway keeps reporting it; it is disputed once.
    await app.runJob('transaction.reconcile');
    expect(await order.detail()).toMatchObject({ status: 'SUCCESS' });
    expect((await app.db.notification.findMany({ where: { userId: partner.id, kind: 'sales' } })).length).toBe(2);
    expect(await proven()).toBe(true);
  },
);

test.each([true, false])('a lost dispute refunds the order by what the bank took, free before: %s', async (isFree) => {
  const { operator, order, wallet, isOpen, settle } = await disputed({ isFree });
  await operator.call(refund.settleDispute, settle('lost'));
  expect(await order.detail()).toMatchObject({
    status: 'REFUNDED',
    lines: [{ refund: { reason: 'charged_back', refundedAt: expect.any(String) } }],
  });
  expect([await isOpen(), await wallet()]).toEqual([false, [0, 0]]);
  expect(await app.db.refundPayment.count({ where: { orderId: order.id } })).toBe(0);
  expect(await app.db.auditEntry.findMany({ where: { subjectId: order.id } })).toMatchObject([{ act: 'dispute.lose' }]);
  expect(await proven()).toBe(true);
});

test('a disputed order is not refunded additionally', async () => {
  const { learner, operator, order } = await disputed();
  const lineIds = [order.lines[0]!.lineId];
  const params = { id: order.id };
  expect(await learner.attempt(refund.request, { params, body: { lineIds, total: 150_000 } })).toMatchObject({
    code: 'refund_not_possible',
  });
  expect(
    await operator.attempt(refund.grant, { params, body: { lineIds, reason: 'Pembeli memintanya.' } }),
  ).toMatchObject({ code: 'refund_not_possible' });
});

/** Fully refunded, still owed: the gateway cannot pay its money back. */
async function owed() {
  const people = await scene(app);
  const program = await publishedProgram(app, people.partner);
  const order = await bought(app, midtrans, people.learner, { programIds: [program.id], method: 'bank_transfer' });
  const params = { id: order.id };
  const [line] = order.lines;
  await people.learner.call(refund.request, { params, body: { lineIds: [line!.lineId], total: 150_000 } });
  await app.runJob('transaction.payRefunds');
  await people.learner.call(refund.saveAccount, {
    params,
    body: { bankCode: '014', accountNumber: '1234567890', holder: 'Sekar Ayu' },
  });
  const { id: refundId } = await app.db.lineRefund.findFirstOrThrow({ where: { orderLineId: line!.lineId } });
  const marking = { params: { id: refundId }, body: { reference: 'TRF-0042' } };
  const mark = () => people.operator.call(transaction.markRefunded, marking);
  const refusal = () => people.operator.attempt(transaction.markRefunded, marking);
  const settle = (outcome: 'won' | 'lost') =>
    people.operator.call(refund.settleDispute, { params, body: { outcome, reason: 'Kabar dari bank penerbit.' } });
  const differences = async () =>
    (await people.operator.call(refund.differences, { query: { keyword: order.orderId } })).list;
  return { ...people, program, order, refundId, mark, refusal, settle, differences };
}

test('an amount owed is held while a chargeback of it is disputed, and was taken by the bank where that is lost', async () => {
  const { order, refusal, settle, differences } = await owed();
  expect(await order.detail()).toMatchObject({ status: 'REFUNDED' });
  await order.tell('chargeback');
  expect(await order.detail()).toMatchObject({ status: 'DISPUTED', lines: [{ refund: { refundedAt: null } }] });
  expect(await refusal()).toMatchObject({ status: 409, code: 'refund_disputed' });
  await settle('lost');
  expect(await order.detail()).toMatchObject({
    status: 'REFUNDED',
    payout: null,
    lines: [{ refund: { refundedAt: expect.any(String), reference: order.orderId } }],
  });
  expect(await refusal()).toMatchObject({ code: 'refund_already_paid' });
  expect(await differences()).toEqual([]);
  expect(await proven()).toBe(true);
});

test('an amount owed is paid after all where the dispute is won', async () => {
  const { order, mark, settle, differences } = await owed();
  await order.tell('chargeback');
  await settle('won');
  expect(await order.detail()).toMatchObject({ status: 'REFUNDED', lines: [{ refund: { refundedAt: null } }] });
  // The gateway keeps reporting it.
  await app.runJob('transaction.reconcile');
  await mark();
  expect(await order.detail()).toMatchObject({ status: 'REFUNDED', lines: [{ refund: { reference: 'TRF-0042' } }] });
  expect(await differences()).toEqual([]);
});

test('a refund during a dispute, as by a cancelled webinar, is owed only once the dispute is won', async () => {
  const { learner, partner, operator } = await scene(app);
  const seats = await publishedWebinar(app, partner);
  const order = await bought(app, midtrans, learner, { ticketIds: [seats.ticketId], method: 'card' });
  await order.tell('chargeback');
  await app.runJob('transaction.giveBackWebinar', { classId: seats.id, reason: 'webinar_cancelled' });
  await app.runJob('transaction.payRefunds');
  const held = { givenBackAt: expect.any(String), refund: { reason: 'webinar_cancelled', refundedAt: null } };
  expect(await order.detail()).toMatchObject({ status: 'DISPUTED', lines: [held] });
  const params = { id: order.id };
  await operator.call(refund.settleDispute, { params, body: { outcome: 'won', reason: 'Bank menerima buktinya.' } });
  expect(await order.detail()).toMatchObject({ status: 'REFUNDED', lines: [held] });
  expect(await proven()).toBe(true);
});

test('an unreported chargeback is found when operators look before they transfer', async () => {
  const { order, operator, refundId, refusal } = await owed();
  midtrans.become(order.orderId, 'chargeback');
  expect(await operator.call(refund.detail, { params: { id: refundId } })).toMatchObject({
    refundedAt: null,
    hold: 'refund_disputed',
    accountNumber: null,
  });
  expect(await order.detail()).toMatchObject({ status: 'DISPUTED' });
  expect(await refusal()).toMatchObject({ code: 'refund_disputed' });
});

test("a refund in the gateway's dashboard pays what is owed, also if it was not reported", async () => {
  const { order, operator, refundId, refusal } = await owed();
  midtrans.become(order.orderId, 'refund', {
    refunds: [{ refund_key: 'DASHBOARD-1', refund_amount: '150000.00', reason: 'Diminta pembeli' }],
  });
  expect(await refusal()).toMatchObject({ status: 409, code: 'refund_already_paid' });
  expect(await operator.call(refund.detail, { params: { id: refundId } })).toMatchObject({
    refundedAt: expect.any(String),
    reference: 'DASHBOARD-1',
    way: 'gateway',
  });
});

test('a transfer is at most what the gateway has left of the payment', async () => {
  const { order, refusal, differences } = await owed();
  midtrans.become(order.orderId, 'partial_refund', {
    refunds: [{ refund_key: 'DASHBOARD-2', refund_amount: '50000.00', reason: 'Kompensasi' }],
  });
  expect(await refusal()).toMatchObject({ status: 409, code: 'refund_exceeds_payment' });
  expect(await differences()).toMatchObject([{ kind: 'unknown_refund', key: 'DASHBOARD-2', amount: 50_000 }]);
});

test('no transfer is marked while the gateway cannot be asked', async () => {
  const { operator, refundId, mark, refusal } = await owed();
  midtrans.behaviour.isDown = true;
  expect(await refusal()).toMatchObject({ code: 'payment_unavailable' });
  expect(await operator.attempt(refund.detail, { params: { id: refundId } })).toMatchObject({
    code: 'payment_unavailable',
  });
  midtrans.behaviour.isDown = false;
  await mark();
});

test(
  'a chargeback after everything is paid back is reported as a difference, once, until the bank gives in',
  { tags: 'night' },
  async () => {
    const { order, mark, differences } = await owed();
    await mark();
    await order.tell('chargeback');
    await app.runJob('transaction.reconcile');
    expect(await order.detail()).toMatchObject({ status: 'REFUNDED' });
    expect(await differences()).toMatchObject([{ kind: 'charged_back', amount: 150_000, endedAt: null }]);
  },
);

test('a chargeback of money that never paid for its order pays what is owed of it', async () => {
  const { learner, partner } = await scene(app);
  const program = await publishedProgram(app, partner);
  const { id, orderId } = await learner.call(transaction.create, {
    body: { programIds: [program.id], paymentMethod: 'card' },
  });
  const tell = async (status: string) => {
    const notification = midtrans.become(orderId, status, { gross_amount: '140000.00' });
    await app.visitor.send('POST', '/payment/notification/midtrans', notification);
    await app.runJob('payment.sweep');
  };
  await tell('settlement');
  await tell('chargeback');
  expect(await learner.call(transaction.detail, { query: { id } })).toMatchObject({
    status: 'FAILED',
    refundedAt: expect.any(String),
  });
  expect(await app.db.refundPayment.findMany({ where: { orderId: id } })).toMatchObject([
    { way: 'chargeback', nextTryAt: null },
  ]);
});

describe('a class whose payment is disputed', () => {
  test('is not sold again, and the refusal names the order', async () => {
    const { learner, program, order, settle, operator } = await disputed();
    const refusal = { status: 409, code: 'class_disputed', fields: { id: order.id, orderId: order.orderId } };
    const body = { programIds: [program.id] };
    expect(await learner.attempt(transaction.create, { body: { ...body, paymentMethod: 'qris' } })).toMatchObject(
      refusal,
    );
    expect(await learner.attempt(cart.listCheckout, { body })).toMatchObject(refusal);
    expect(await learner.attempt(cart.add, { body: { type: 'Program', programId: program.id } })).toMatchObject(
      refusal,
    );
    await operator.call(refund.settleDispute, settle('lost'));
    expect(await learner.call(transaction.create, { body: { ...body, paymentMethod: 'qris' } })).toMatchObject({
      status: 'PENDING',
    });
  });

  test('is not sold in a bundle', { tags: 'night' }, async () => {
    const { learner, partner, program, order } = await disputed();
    const other = await publishedProgram(app, partner);
    const bundle = await publishedBundle(app, partner, { classIds: [program.id, other.id] });
    expect(
      await learner.attempt(transaction.create, { body: { bundleIds: [bundle.id], paymentMethod: 'qris' } }),
    ).toMatchObject({ code: 'class_disputed', fields: { orderId: order.orderId } });
  });

  test('gives no seat, additional ticket or position on the waiting list', async () => {
    const { learner, partner } = await scene(app);
    const seats = await publishedWebinar(app, partner);
    const workbook = await newTicket(app, seats.id, { kind: 'additional', position: 1 });
    const order = await bought(app, midtrans, learner, { ticketIds: [seats.ticketId], method: 'card' });
    await order.tell('chargeback');
    for (const ticketId of [seats.ticketId, workbook.id])
      expect(
        await learner.attempt(transaction.create, { body: { ticketIds: [ticketId], paymentMethod: 'qris' } }),
      ).toMatchObject({ code: 'class_disputed', fields: { orderId: order.orderId } });
    expect(
      await learner.attempt(ticket.wait, { params: { id: seats.id }, body: { ticketId: seats.ticketId } }),
    ).toMatchObject({ code: 'class_disputed' });
  });

  test('is owed back where late money of another order pays for it', { tags: 'night' }, async () => {
    const { learner, partner, operator } = await scene(app);
    const program = await publishedProgram(app, partner);
    const body = { programIds: [program.id], paymentMethod: 'card' as const };
    const late = await learner.call(transaction.create, { body });
    await learner.call(transaction.cancel, { params: { id: late.id } });
    const order = await bought(app, midtrans, learner, { programIds: [program.id], method: 'card' });
    await order.tell('chargeback');
    await app.visitor.send('POST', '/payment/notification/midtrans', midtrans.become(late.orderId, 'settlement'));
    await app.runJob('payment.sweep');
    expect(await learner.call(transaction.detail, { query: { id: late.id } })).toMatchObject({
      status: 'CANCELLED',
      refundReason: 'already_owned',
    });
    const params = { id: order.id };
    await operator.call(refund.settleDispute, { params, body: { outcome: 'won', reason: 'Bank menerima buktinya.' } });
    expect(await order.detail()).toMatchObject({ status: 'SUCCESS' });
    expect(await proven()).toBe(true);
  });

  test(
    'is refunded where it was bought again before this was refused; until then the books say so',
    { tags: 'night' },
    async () => {
      const { learner, program, order, settle, operator } = await disputed();
      await enrolled(app, learner, program);
      expect(await proven()).toBe(false);
      await operator.call(refund.settleDispute, settle('won'));
      expect(await order.detail()).toMatchObject({
        status: 'REFUNDED',
        lines: [{ refund: { reason: 'already_owned', refundedAt: null } }],
      });
      expect(await app.db.grant.count({ where: { participant: { userId: learner.id }, endedAt: null } })).toBe(1);
      expect(await proven()).toBe(true);
    },
  );
});

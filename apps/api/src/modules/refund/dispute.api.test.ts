import { learning, ledger, refund } from '@sinau/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { days } from '../../platform/clock.ts';
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
    expect(await app.db.class.findFirst({ where: { participants: { some: { userId: learner.id } } } })).toMatchObject({
      participantCount: 1,
    });
    // The gateway goes on saying so; it is disputed once.
    await app.runJob('transaction.reconcile');
    expect(await order.detail()).toMatchObject({ status: 'SUCCESS' });
    expect((await app.db.notification.findMany({ where: { userId: partner.id, kind: 'sales' } })).length).toBe(2);
    expect(await proven()).toBe(true);
  },
);

test.each([true, false])(
  'a dispute that is lost refunds the order by what the bank took, free before: %s',
  async (isFree) => {
    const { operator, order, wallet, isOpen, settle } = await disputed({ isFree });
    await operator.call(refund.settleDispute, settle('lost'));
    expect(await order.detail()).toMatchObject({
      status: 'REFUNDED',
      lines: [{ refund: { reason: 'charged_back', refundedAt: expect.any(String) } }],
    });
    expect([await isOpen(), await wallet()]).toEqual([false, [0, 0]]);
    expect(await app.db.refundPayment.count({ where: { orderId: order.id } })).toBe(0);
    expect(await app.db.auditEntry.findMany({ where: { subjectId: order.id } })).toMatchObject([
      { act: 'dispute.lose' },
    ]);
    expect(await proven()).toBe(true);
  },
);

test('a disputed order is not given back besides', async () => {
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

import { expect } from 'vitest';
import { bank, notify, ordersOf, paidThere, refundedOf, refundsOf, type OrderWorld } from './world.ts';
import type { Step, Steps } from './steps.ts';

const at = <T>(list: readonly T[], index: number): T | undefined => list[index % list.length];

/** Next states at the gateway; cancelled payments are sometimes paid nevertheless. */
const nextStates: Record<string, readonly (readonly [status: string, changes?: object])[]> = {
  none: [['pending'], ['deny'], ['capture', { status_code: '201', fraud_status: 'challenge' }], ['settlement']],
  pending: [['settlement'], ['settlement', { gross_amount: '149999.00' }], ['deny'], ['expire'], ['cancel']],
  deny: [['pending'], ['settlement']],
  capture: [['capture', { status_code: '200', fraud_status: 'accept' }], ['deny']],
  cancel: [['settlement']],
  settlement: [['settlement'], ['settlement'], ['refund'], ['chargeback']],
  partial_refund: [['partial_refund'], ['refund'], ['chargeback']],
};

/** Does a step, as far as there is something to do it with. */
export const takeStep = (world: OrderWorld, { name, value }: Step) =>
  (events[name] as (world: OrderWorld, value: unknown) => Promise<unknown>)(world, value);

const events: { [Name in keyof Steps]: (world: OrderWorld, value: Steps[Name]) => Promise<unknown> } = {
  order: placeOrder,
  gateway: payAtGateway,
  notify: deliverNotification,
  dashboard: refundInDashboard,
  chargeback,
  cancel: cancelOrder,
  operator: workAsOperator,
  requestRefund,
  job: ({ app }, name) => app.runJob(name),
  clock: async ({ app }, milliseconds) => app.clock.advance(milliseconds),
};

async function placeOrder(world: OrderWorld, step: Steps['order']) {
  const { buyers, programs, vouchers } = world;
  const person = at(buyers, step.buyer)!;
  const waiting = step.isReplacing ? await ordersOf(world, { userId: person.id, status: 'PENDING' }) : [];
  const { status } = await person.send('POST', '/transaction/create', {
    programIds: step.programs.map((index) => programs[index]!.id),
    replaces: waiting.map(({ id }) => id),
    paymentMethod: step.method,
    ...(step.usesMitraVoucher && { voucherMitra: [vouchers.mitra.code] }),
    ...(step.usesPlatformVoucher && { voucherPlatform: vouchers.platform.code }),
  });
  expect(status).toBeOneOf([200, 409]);
}

async function payAtGateway(world: OrderWorld, { order, next }: Steps['gateway']) {
  const { midtrans, begun, sent } = world;
  const chosen = at(await ordersOf(world, { gateway: { not: null } }), order);
  if (!chosen) return;
  const { code } = chosen;
  const state = begun.has(code) ? midtrans.notification(code).transaction_status : 'none';
  const [status, changes] = at(nextStates[state] ?? [[state]], next)!;
  begun.add(code);
  sent.push(midtrans.become(code, status, { fraud_status: 'accept', ...changes }));
}

async function deliverNotification(world: OrderWorld, index: Steps['notify']) {
  const notification = at(world.sent, index);
  if (notification) await notify(world, notification);
}

async function refundInDashboard(world: OrderWorld, { order, line, of }: Steps['dashboard']) {
  const { midtrans, sent } = world;
  const chosen = at(await paidThere(world), order);
  if (!chosen) return;
  const { code, lines } = chosen;
  const { gross_amount, transaction_status } = midtrans.notification(code);
  const refunds = refundsOf(world, code);
  const left = Number(gross_amount) - refundedOf(world, code);
  const amount = of === 'all' ? left : of === 'line' ? at(lines, line)!.paid : 12_345;
  if (amount === 0 || amount > left || transaction_status === 'refund') return;
  const one = { refund_key: `DASHBOARD-${refunds.length}`, refund_amount: `${amount}.00`, reason: '' };
  const status = transaction_status === 'chargeback' ? 'chargeback' : amount === left ? 'refund' : 'partial_refund';
  sent.push(midtrans.become(code, status, { refunds: [...refunds, one] as never }));
}

async function chargeback(world: OrderWorld, { order, isNotified }: Steps['chargeback']) {
  const chosen = at(await paidThere(world), order);
  if (!chosen) return;
  const notification = world.midtrans.become(chosen.code, 'chargeback');
  world.sent.push(notification);
  if (isNotified) await notify(world, notification);
}

async function cancelOrder(world: OrderWorld, { buyer, order }: Steps['cancel']) {
  const person = at(world.buyers, buyer)!;
  const chosen = at(await ordersOf(world, { userId: person.id }), order);
  if (chosen) await person.send('PUT', `/transaction/${chosen.id}/cancel`);
}

async function workAsOperator(world: OrderWorld, { order, isWon }: Steps['operator']) {
  await transferRefund(world, order);
  const { operator } = world;
  const disputed = at(await ordersOf(world, { status: 'DISPUTED' }), order);
  if (!disputed) return;
  const decision = { outcome: isWon ? 'won' : 'lost', reason: 'Kabar dari bank penerbit.' };
  expect((await operator.send('PUT', `/operator/dispute/${disputed.id}`, decision)).status).toBeOneOf([200, 409]);
}

/** The buyer names an account, and the operator says that the refund was transferred to it. */
async function transferRefund(world: OrderWorld, index: number) {
  const { operator, buyers } = world;
  const { body } = await operator.send('GET', '/operator/refund?perPage=100');
  const list = body.data.list as { id: string; orderId: string; buyer: { id: string } }[];
  const ours = list.filter((one) => buyers.some(({ id }) => id === one.buyer.id));
  const owed = at(ours, index);
  if (!owed) return;
  const account = { bankCode: bank.code, accountNumber: '1234567890', holder: 'Sekar Ayu' };
  const { id } = at(await ordersOf(world, { code: owed.orderId }), 0)!;
  const buyer = buyers.find((one) => one.id === owed.buyer.id)!;
  expect((await buyer.send('PUT', `/transaction/${id}/refund-account`, account)).status).toBeOneOf([200, 409]);
  const reference = `TRF-${owed.id}`;
  expect((await operator.send('PUT', `/operator/refund/${owed.id}`, { reference })).status).toBeOneOf([200, 409]);
}

async function requestRefund(world: OrderWorld, { order, line }: Steps['requestRefund']) {
  const chosen = at(await ordersOf(world), order);
  const buyer = world.buyers.find(({ id }) => id === chosen?.userId);
  if (!chosen || !buyer) return;
  const { body } = await buyer.send('GET', `/transaction/${chosen.id}/refund`);
  const one = at(body.data.lines as { lineId: string; amount: number }[], line);
  if (!one) return;
  const wanted = { lineIds: [one.lineId], total: one.amount };
  expect((await buyer.send('POST', `/transaction/${chosen.id}/refund`, wanted)).status).toBeOneOf([200, 409]);
}

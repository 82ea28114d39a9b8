import { refund, transaction } from '@sinau/api-client';
import { expect } from 'vitest';
import { hours } from '../platform/clock.ts';
import type { AppUnderTest } from './app-under-test.ts';
import { publishedProgram } from './classes.ts';
import type { FakeMidtrans } from './fake-midtrans.ts';
import { bought } from './purchases.ts';
import { newPartner, newPerson } from './scene.ts';

/** Events of the money of a paid order. */
export const paybackEvents = ['request', 'pay', 'transfer', 'dashboard', 'chargeback'] as const;
export type PaybackEvent = (typeof paybackEvents)[number];

export const permutations = <T>(all: readonly T[]): T[][] =>
  all.length === 0
    ? [[]]
    : all.flatMap((one) => permutations(all.filter((other) => other !== one)).map((rest) => [one, ...rest]));

/**
 * Runs these events on one order after the other, each reported as it happens; then operators decide the dispute, and
 * pay what is owed. No money is paid twice without their knowledge, and no refunded purchase is retained.
 */
export async function paybackHolds(
  app: AppUnderTest,
  midtrans: FakeMidtrans,
  { events, method, isWon }: { events: readonly PaybackEvent[]; method: 'card' | 'bank_transfer'; isWon: boolean },
) {
  const said = `${method}: ${events.join(', ')}, won: ${isWon}`;
  const learner = await newPerson(app);
  const operator = await newPerson(app, { isOperator: true });
  const program = await publishedProgram(app, await newPartner(app));
  const order = await bought(app, midtrans, learner, { programIds: [program.id], method });
  const params = { id: order.id };
  const send = async (by: typeof learner, ...call: Parameters<typeof learner.send>) =>
    expect((await by.send(...call)).status, said).toBeOneOf([200, 409]);
  const owed = () =>
    app.db.lineRefund.findMany({ where: { orderLine: { orderId: order.id }, refundedAt: null }, select: { id: true } });

  const happen: Record<PaybackEvent, () => Promise<unknown>> = {
    request: () =>
      send(learner, 'POST', `/transaction/${order.id}/refund`, { lineIds: [order.lines[0]!.lineId], total: 150_000 }),
    pay: () => app.runJob('transaction.payRefunds'),
    async transfer() {
      const account = { bankCode: '014', accountNumber: '1234567890', holder: 'Sekar Ayu' };
      await send(learner, 'PUT', `/transaction/${order.id}/refund-account`, account);
      for (const { id } of await owed())
        await send(operator, 'PUT', `/operator/refund/${id}`, { reference: `TRF-${id}` });
    },
    async dashboard() {
      const { refunds = [], transaction_status } = midtrans.notification(order.orderId);
      if ((refunds as unknown[]).length > 0) return;
      const one = { refund_key: 'DASHBOARD', refund_amount: '150000.00', reason: 'Diminta pembeli' };
      await order.tell(transaction_status === 'chargeback' ? 'chargeback' : 'refund', { refunds: [one] });
    },
    chargeback: () => order.tell('chargeback'),
  };
  for (const event of events) {
    await happen[event]();
    app.clock.advance(hours(9));
  }
  const { status } = await order.detail();
  const isLost = status === 'DISPUTED' && !isWon;
  if (status === 'DISPUTED') {
    const body = { outcome: isWon ? 'won' : 'lost', reason: 'Kabar dari bank penerbit.' } as const;
    await operator.call(refund.settleDispute, { params, body });
  }
  for (let turn = 0; turn < 3; turn += 1) {
    await happen.pay();
    app.clock.advance(hours(9));
  }
  await happen.transfer();

  const stored = await app.db.order.findUniqueOrThrow({
    where: { id: order.id },
    include: { lines: { include: { grant: true, refund: true } }, differences: { where: { endedAt: null } } },
  });
  const [line] = stored.lines;
  const refunds = (midtrans.notification(order.orderId).refunds ?? []) as { refund_amount: string }[];
  const byGateway = refunds.reduce((sum, one) => sum + Number(one.refund_amount), 0);
  const byBank = line!.refund?.refundReference?.startsWith('TRF-') ? 150_000 : 0;
  const isCharged = events.includes('chargeback');
  const received = byGateway + byBank + (isLost ? 150_000 : 0);
  if (received > 150_000 || (isCharged && !stored.disputeWonAt && byGateway + byBank > 0))
    expect([said, stored.differences.length > 0]).toEqual([said, true]);
  const hasAccess = line!.grant!.endedAt === null;
  expect([said, hasAccess]).toEqual([said, received === 0 && (!isCharged || stored.disputeWonAt !== null)]);
  expect([said, await owed()]).toEqual([said, []]);
  expect([said, hasAccess ? 'SUCCESS' : 'REFUNDED']).toEqual([said, stored.status]);
  const marked = { params: { id: line!.refund?.id ?? order.id }, body: { reference: 'TRF-LAGI' } };
  expect([said, (await operator.attempt(transaction.markRefunded, marked)).status]).toEqual([
    said,
    line!.refund ? 409 : 404,
  ]);
}

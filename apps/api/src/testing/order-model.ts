import type { GatewayNotification } from '@sinau/contracts/commerce/payment/payment.endpoints';
import fc from 'fast-check';
import { expect } from 'vitest';
import { days, hours, minutes } from '../platform/clock.ts';
import type { OrderState } from '../generated/prisma/enums.ts';
import type { AppUnderTest } from './app-under-test.ts';
import type { FakeMidtrans } from './fake-midtrans.ts';
import { publishedProgram } from './classes.ts';
import { newPartner, newPerson } from './scene.ts';
import { newVoucher } from './vouchers.ts';

/** Which of the things that are there at the time: the first, the second, and round again. */
const which = fc.nat({ max: 99 });
const at = <T>(list: readonly T[], index: number): T | undefined => list[index % list.length];

const steps = {
  order: fc.record({
    buyer: which,
    programs: fc.subarray([0, 1, 2, 3], { minLength: 1 }),
    isReplacing: fc.boolean(),
    hasMitras: fc.boolean(),
    hasPlatforms: fc.boolean(),
    method: fc.constantFrom('qris', 'card'),
  }),
  /** The buyer or the bank does something at the gateway; whether we hear of it is another step. */
  gateway: fc.record({ order: which, next: which }),
  /** A notification arrives: one that was sent, perhaps again, perhaps late. */
  notify: which,
  /** Somebody pays back in the gateway's dashboard: everything, what a line cost, or an amount of no line. */
  dashboard: fc.record({ order: which, line: which, of: fc.constantFrom('all', 'line', 'other') }),
  /** The buyer's bank takes a payment back, whatever became of it. */
  chargeback: fc.record({ order: which, isTold: fc.boolean() }),
  cancel: fc.record({ buyer: which, order: which }),
  /** An operator says that a refund was transferred, or how a dispute ended. */
  operator: fc.record({ order: which, isWon: fc.boolean() }),
  /** A buyer gives a line back. */
  giveBack: fc.record({ order: which, line: which }),
  job: fc.constantFrom(
    'payment.sweep',
    'transaction.check',
    'transaction.payRefunds',
    'transaction.reconcile',
    'ledger.mature',
  ),
  clock: fc.constantFrom(minutes(6), hours(2), hours(13), days(4)),
};
type Steps = { [Name in keyof typeof steps]: (typeof steps)[Name] extends fc.Arbitrary<infer Value> ? Value : never };
type Step = { [Name in keyof Steps]: { readonly name: Name; readonly value: Steps[Name] } }[keyof Steps];

const step = <Name extends keyof Steps>(name: Name, weight: number) => ({
  weight,
  arbitrary: (steps[name] as fc.Arbitrary<Steps[Name]>).map((value) => ({ name, value }) as Step),
});
/** One or two things that happen at once, many times over. */
const histories = fc.array(
  fc.array(
    fc.oneof(
      step('order', 4),
      step('gateway', 4),
      step('notify', 4),
      step('dashboard', 2),
      step('chargeback', 2),
      step('cancel', 2),
      step('operator', 3),
      step('giveBack', 3),
      step('job', 5),
      step('clock', 2),
    ),
    { minLength: 1, maxLength: 2 },
  ),
  { minLength: 15, maxLength: 35 },
);

/** What may follow at the gateway; cancelled payments are sometimes paid all the same. */
const nextStates: Record<string, readonly (readonly [status: string, changes?: object])[]> = {
  none: [['pending'], ['deny'], ['capture', { status_code: '201', fraud_status: 'challenge' }], ['settlement']],
  pending: [['settlement'], ['settlement', { gross_amount: '149999.00' }], ['deny'], ['expire'], ['cancel']],
  deny: [['pending'], ['settlement']],
  capture: [['capture', { status_code: '200', fraud_status: 'accept' }], ['deny']],
  cancel: [['settlement']],
  settlement: [['settlement'], ['settlement'], ['refund'], ['chargeback']],
  partial_refund: [['partial_refund'], ['refund'], ['chargeback']],
};
const withMoney = ['settlement', 'capture', 'partial_refund', 'refund', 'chargeback'];

const ranks = {
  PENDING: 0,
  REVIEW: 0,
  EXPIRED: 1,
  CANCELLED: 1,
  FAILED: 1,
  SUCCESS: 2,
  PARTIALLY_REFUNDED: 3,
  DISPUTED: 3,
  REFUNDED: 4,
};
const rankOf = (status: OrderState) => ranks[status];
const isPaid = (status: OrderState) => rankOf(status) >= 2;

/** What an order of each rank does to its vouchers, unless all of it was given back before a dispute. */
const redemptionOf = ['held', 'released', 'used', 'used', 'released'];

/** So many histories hold together. A failure names its seed and the shortest history that was found to fail, before the test's own time is over. */
export const historiesHold = (app: AppUnderTest, midtrans: FakeMidtrans, numRuns: number, seed?: number) =>
  fc.assert(
    fc.asyncProperty(histories, async (history) => (await orderModel(app, midtrans)).run(history)),
    {
      numRuns,
      ...(seed !== undefined && { seed }),
      interruptAfterTimeLimit: 90_000 * Math.ceil(numRuns / 10),
      markInterruptAsFailure: true,
    },
  );

/** Two buyers, two mitra with four classes, one of them free, and two vouchers that are soon used up, in which a history takes place. */
async function orderModel(app: AppUnderTest, midtrans: FakeMidtrans) {
  // Many histories, or one that is being shortened, send more notifications a minute than a gateway may.
  await app.db.rateLimit.deleteMany();
  const partners = [await newPartner(app), await newPartner(app)];
  const programs = await Promise.all(
    [0, 1, 2, 3].map((index) => publishedProgram(app, partners[index % 2]!, { salePrice: index === 3 ? 0 : 150_000 })),
  );
  const buyers = [await newPerson(app), await newPerson(app)];
  const mitras = await newVoucher(app, partners[0]!, { quota: 3, perUser: 2 });
  const platforms = await newVoucher(app, null, { kind: 'fixed', value: 30_000, quota: 2 });
  const operator = await newPerson(app, { isOperator: true });
  const bank = { code: '014', name: 'Bank Central Asia (BCA)' };
  await app.db.bank.upsert({ where: { code: bank.code }, create: bank, update: bank });
  const isOurs = { userId: { in: buyers.map(({ id }) => id) } };
  const sent: GatewayNotification[] = [];
  const begun = new Set<string>();
  const reached = new Map<string, number>();

  const ordersOf = (where: object = {}) =>
    app.db.order.findMany({
      where: { ...isOurs, ...where },
      include: { lines: { include: { grant: true } }, redemptions: true },
      orderBy: { id: 'asc' },
    });
  const refundsOf = (code: string) => (midtrans.notification(code).refunds ?? []) as { refund_amount: string }[];
  const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
  const refundedOf = (code: string) => sumOf(refundsOf(code).map(({ refund_amount }) => Number(refund_amount)));
  /** Orders of which the gateway has, or had, money. */
  const paidThere = async () =>
    (await ordersOf({ gateway: { not: null } })).filter(
      ({ code }) => begun.has(code) && withMoney.includes(midtrans.notification(code).transaction_status!),
    );
  const tell = async (notification: GatewayNotification) =>
    expect((await app.visitor.send('POST', '/payment/notification/midtrans', notification)).status).toBe(200);

  const take: { [Name in keyof Steps]: (value: Steps[Name]) => Promise<unknown> } = {
    async order({ buyer, programs: chosen, isReplacing, hasMitras, hasPlatforms, method }) {
      const person = at(buyers, buyer)!;
      const waiting = isReplacing ? await ordersOf({ userId: person.id, status: 'PENDING' }) : [];
      const { status } = await person.send('POST', '/transaction/create', {
        programIds: chosen.map((index) => programs[index]!.id),
        replaces: waiting.map(({ id }) => id),
        paymentMethod: method,
        ...(hasMitras && { voucherMitra: [mitras.code] }),
        ...(hasPlatforms && { voucherPlatform: platforms.code }),
      });
      expect(status).toBeOneOf([200, 409]);
    },
    async gateway({ order, next }) {
      const chosen = at(await ordersOf({ gateway: { not: null } }), order);
      if (!chosen) return;
      const { code } = chosen;
      const state = begun.has(code) ? midtrans.notification(code).transaction_status : 'none';
      const [status, changes] = at(nextStates[state] ?? [[state]], next)!;
      begun.add(code);
      sent.push(midtrans.become(code, status, { fraud_status: 'accept', ...changes }));
    },
    async notify(index) {
      const notification = at(sent, index);
      if (notification) await tell(notification);
    },
    async dashboard({ order, line, of }) {
      const chosen = at(await paidThere(), order);
      if (!chosen) return;
      const { code, lines } = chosen;
      const { gross_amount, transaction_status } = midtrans.notification(code);
      const left = Number(gross_amount) - refundedOf(code);
      const amount = of === 'all' ? left : of === 'line' ? at(lines, line)!.paid : 12_345;
      if (amount === 0 || amount > left || transaction_status === 'refund') return;
      const one = { refund_key: `DASHBOARD-${refundsOf(code).length}`, refund_amount: `${amount}.00`, reason: '' };
      const status = transaction_status === 'chargeback' ? 'chargeback' : amount === left ? 'refund' : 'partial_refund';
      sent.push(midtrans.become(code, status, { refunds: [...refundsOf(code), one] as never }));
    },
    async chargeback({ order, isTold }) {
      const chosen = at(await paidThere(), order);
      if (!chosen) return;
      const notification = midtrans.become(chosen.code, 'chargeback');
      sent.push(notification);
      if (isTold) await tell(notification);
    },
    async cancel({ buyer, order }) {
      const person = at(buyers, buyer)!;
      const chosen = at(await ordersOf({ userId: person.id }), order);
      if (chosen) await person.send('PUT', `/transaction/${chosen.id}/cancel`);
    },
    async operator({ order, isWon }) {
      const { body } = await operator.send('GET', '/operator/refund?perPage=100');
      const list = body.data.list as { id: string; orderId: string; buyer: { id: string } }[];
      const ours = list.filter((one) => buyers.some(({ id }) => id === one.buyer.id));
      const owed = at(ours, order);
      if (owed) {
        const account = { bankCode: bank.code, accountNumber: '1234567890', holder: 'Sekar Ayu' };
        const { id } = at(await ordersOf({ code: owed.orderId }), 0)!;
        const buyer = buyers.find((one) => one.id === owed.buyer.id)!;
        expect((await buyer.send('PUT', `/transaction/${id}/refund-account`, account)).status).toBeOneOf([200, 409]);
        const reference = `TRF-${owed.id}`;
        expect((await operator.send('PUT', `/operator/refund/${owed.id}`, { reference })).status).toBeOneOf([200, 409]);
      }
      const disputed = at(await ordersOf({ status: 'DISPUTED' }), order);
      if (!disputed) return;
      const decision = { outcome: isWon ? 'won' : 'lost', reason: 'Kabar dari bank penerbit.' };
      expect((await operator.send('PUT', `/operator/dispute/${disputed.id}`, decision)).status).toBeOneOf([200, 409]);
    },
    async giveBack({ order, line }) {
      const chosen = at(await ordersOf(), order);
      const buyer = buyers.find(({ id }) => id === chosen?.userId);
      if (!chosen || !buyer) return;
      const { body } = await buyer.send('GET', `/transaction/${chosen.id}/refund`);
      const one = at(body.data.lines as { lineId: string; amount: number }[], line);
      if (!one) return;
      const wanted = { lineIds: [one.lineId], total: one.amount };
      expect((await buyer.send('POST', `/transaction/${chosen.id}/refund`, wanted)).status).toBeOneOf([200, 409]);
    },
    job: (name) => app.runJob(name),
    clock: async (milliseconds) => app.clock.advance(milliseconds),
  };

  /** What is true after every step. */
  const holds = async () => {
    for (const one of await ordersOf()) {
      const { id, status, total, lines, redemptions, refundDueAt, refundedAt, refundReference } = one;
      // What cost nothing is cancelled when it is given up, and a dispute that is won goes back; else orders only go on.
      if (total > 0 && status !== 'DISPUTED') {
        expect(rankOf(status)).toBeGreaterThanOrEqual(reached.get(id) ?? 0);
        reached.set(id, rankOf(status));
      }
      expect(lines.reduce((sum, { paid }) => sum + paid, 0)).toBe(total);
      if (total > 0) expect(lines.map(({ grant }) => grant !== null)).toEqual(lines.map(() => isPaid(status)));
      for (const { grant, givenBackAt, waitingUserId } of lines) {
        if (grant) expect(grant.endedAt === null).toBe(givenBackAt === null && status !== 'DISPUTED');
        expect(waitingUserId !== null).toBe(rankOf(status) === 0);
      }
      if (status === 'REFUNDED')
        expect(lines.every(({ givenBackAt, paid }) => givenBackAt !== null || paid === 0)).toBe(true);
      const isWhole = isPaid(status) && lines.every(({ givenBackAt }) => givenBackAt !== null);
      const redeemed = isWhole ? 'released' : redemptionOf[rankOf(status)];
      for (const { state } of redemptions) expect([status, state]).toEqual([status, redeemed]);
      if (isPaid(status)) expect(refundDueAt).toBeNull();
      expect(refundReference !== null).toBe(refundedAt !== null);
    }
    for (const { id, quota, perUser } of [mitras, platforms]) {
      const { held, used } = await app.db.voucher.findUniqueOrThrow({ where: { id } });
      const taken = await app.db.voucherRedemption.findMany({ where: { voucherId: id, state: { not: 'released' } } });
      expect([held, used]).toEqual(['held', 'used'].map((state) => taken.filter((one) => one.state === state).length));
      expect(held + used).toBeLessThanOrEqual(quota!);
      for (const buyer of buyers)
        expect(taken.filter(({ userId }) => userId === buyer.id).length).toBeLessThanOrEqual(perUser!);
    }
    const participants = await app.db.participant.findMany({
      where: isOurs,
      include: { grants: { include: { orderLine: { select: { givenBackAt: true } } } } },
    });
    // Also while a dispute suspends what it gave: nobody pays for a class twice.
    for (const { grants } of participants)
      expect(grants.filter(({ orderLine }) => orderLine.givenBackAt === null).length).toBeLessThanOrEqual(1);
    expect(await app.runJob('ledger.prove')).toBe(true);
    const shares = await app.db.orderLine.aggregate({
      where: { order: { ...isOurs, status: { in: ['SUCCESS', 'PARTIALLY_REFUNDED', 'DISPUTED'] } }, givenBackAt: null },
      _sum: { mitraShare: true },
    });
    const kept = await app.db.ledgerEntry.aggregate({
      where: { mitraId: { in: partners.map(({ mitraId }) => mitraId) } },
      _sum: { amount: true },
    });
    expect(Number(kept._sum.amount ?? 0)).toBe(shares._sum.mitraShare ?? 0);
  };

  /** Whoever got money back twice is told to operators, and nobody keeps what was paid back or charged back. */
  const holdsMoney = async ({ id, code, lines, disputeWonAt }: Awaited<ReturnType<typeof ordersOf>>[number]) => {
    const { gross_amount, transaction_status } = midtrans.notification(code);
    const [transferred] = await app.db.$queryRaw<[{ amount: number }]>`
      SELECT coalesce(sum(coalesce(r.amount, o."refundAmount")), 0)::int AS amount FROM "RefundPayment" p
      JOIN "Order" o ON o.id = p."orderId" LEFT JOIN "LineRefund" r ON r.id = p.id
      WHERE p."orderId" = ${id}::uuid AND p.way = 'bank' AND coalesce(r."refundedAt", o."refundedAt") IS NOT NULL`;
    const total = Number(gross_amount);
    const refunded = transaction_status === 'refund' ? total : refundedOf(code);
    const returned = refunded + transferred.amount;
    const isCharged = transaction_status === 'chargeback' && !disputeWonAt;
    const differences = await app.db.paymentDifference.count({ where: { orderId: id, endedAt: null } });
    if (returned > total || (isCharged && returned > 0)) expect([code, differences]).not.toEqual([code, 0]);
    const kept = lines.filter(({ paid, grant }) => paid > 0 && grant?.endedAt === null);
    if (isCharged || refunded >= total) expect([code, kept]).toEqual([code, []]);
  };

  /** Once everything was told and its time has passed, nothing waits, and no money is kept without an owner. */
  const settle = async () => {
    for (const notification of sent) await tell(notification);
    app.clock.advance(days(2));
    for (let round = 0; round < 3; round += 1) {
      await app.runJob('payment.sweep');
      await app.runJob('transaction.check');
      app.clock.advance(hours(3));
    }
    await holds();
    for (const order of await paidThere()) await holdsMoney(order);
    for (const { code, status, gateway, refundDueAt } of await ordersOf()) {
      if (!gateway || !begun.has(code)) {
        expect(rankOf(status)).toBeGreaterThan(0);
        continue;
      }
      const { transaction_status: state, fraud_status: fraud } = midtrans.notification(code);
      if (fraud === 'challenge') continue;
      expect([code, status]).not.toEqual([code, 'PENDING']);
      if (state === 'settlement' || state === 'capture')
        expect([code, isPaid(status) || refundDueAt !== null]).toEqual([code, true]);
    }
  };

  return {
    async run(history: readonly (readonly Step[])[]) {
      for (const together of history) {
        await Promise.all(together.map(({ name, value }) => (take[name] as (of: unknown) => Promise<unknown>)(value)));
        await holds();
      }
      await settle();
    },
  };
}

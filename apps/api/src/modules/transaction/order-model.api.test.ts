import { transaction } from '@sinau/api-client';
import type { GatewayNotification } from '@sinau/contracts/payment/payment.endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { days, hours, minutes } from '../../platform/clock.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { startFakeMidtrans, type FakeMidtrans } from '../../testing/fake-midtrans.ts';
import { newPartner, newPerson, publishedProgram } from '../../testing/scene.ts';
import { seededRandom, seeds } from '../../testing/seeded-random.ts';

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

const tell = async (notification: GatewayNotification) =>
  expect((await app.visitor.send('POST', '/payment/notification/midtrans', notification)).status).toBe(200);

const rankOf = (status: string) => (status === 'SUCCESS' ? 2 : status === 'PENDING' || status === 'REVIEW' ? 0 : 1);

/** What may follow at the gateway; cancelled payments are sometimes paid all the same. */
const nextStates: Record<string, readonly [status: string, changes?: object][]> = {
  none: [['pending'], ['deny'], ['capture', { status_code: '201', fraud_status: 'challenge' }], ['settlement']],
  pending: [['settlement'], ['settlement', { gross_amount: '149999.00' }], ['deny'], ['expire'], ['cancel']],
  deny: [['pending'], ['settlement']],
  capture: [['capture', { status_code: '200', fraud_status: 'accept' }], ['deny']],
  cancel: [['settlement']],
  expire: [],
  settlement: [],
};

test.each(seeds(3))(
  'orders, grants and the ledger hold together after whatever happens in whatever order, by seed %i',
  { timeout: 60_000 },
  async (seed) => {
    const random = seededRandom(seed);
    const partners = [await newPartner(app), await newPartner(app)];
    const programs = await Promise.all(
      [0, 1, 2, 3].map((index) =>
        publishedProgram(app, partners[index % 2]!, { salePrice: index === 3 ? 0 : 150_000 }),
      ),
    );
    const buyers = [await newPerson(app), await newPerson(app)];
    const isOurs = { userId: { in: buyers.map(({ id }) => id) } };
    const sent: GatewayNotification[] = [];
    const ranks = new Map<string, number>();

    const ordersOf = () =>
      app.db.order.findMany({
        where: isOurs,
        include: { lines: { include: { grant: true } } },
        orderBy: { id: 'asc' },
      });
    const order = async () => {
      const programIds = programs.filter(() => random.chance(0.4)).map(({ id }) => id);
      const buyer = random.pick(buyers);
      const waiting = await app.db.order.findMany({ where: { userId: buyer.id, status: 'PENDING' } });
      const replaces = random.chance(0.3) ? waiting.map(({ id }) => id) : [];
      await buyer.send('POST', '/transaction/create', {
        programIds,
        replaces,
        paymentMethod: random.pick(['qris', 'card']),
      });
    };
    const payAtGateway = async () => {
      const orders = (await ordersOf()).filter(({ gateway }) => gateway);
      if (orders.length === 0) return;
      const { code } = random.pick(orders);
      const state = midtrans.calls.includes(`begun ${code}`) ? midtrans.notification(code).transaction_status : 'none';
      const [status, changes] = random.pick(nextStates[state]?.length ? nextStates[state]! : [[state]]);
      midtrans.calls.push(`begun ${code}`);
      sent.push(midtrans.become(code, status, { fraud_status: 'accept', ...changes }));
    };
    const notify = async () => {
      if (sent.length > 0) await tell(random.pick(sent));
    };
    const cancel = async () => {
      const buyer = random.pick(buyers);
      const orders = await app.db.order.findMany({ where: { userId: buyer.id } });
      if (orders.length > 0)
        await buyer.attempt(transaction.cancel, { params: { id: random.pick(orders).id } }).catch(() => null);
    };
    const steps = [
      order,
      order,
      payAtGateway,
      payAtGateway,
      notify,
      notify,
      cancel,
      () => app.runJob('payment.sweep'),
      () => app.runJob('transaction.check'),
      () => app.runJob('ledger.mature'),
      async () => app.clock.advance(random.pick([minutes(6), hours(2), hours(13), days(4)])),
    ];

    const holds = async () => {
      const orders = await ordersOf();
      for (const { id, status, lines, refundDueAt } of orders) {
        expect(rankOf(status)).toBeGreaterThanOrEqual(ranks.get(id) ?? 0);
        ranks.set(id, rankOf(status));
        expect(lines.map(({ grant }) => grant !== null)).toEqual(lines.map(() => status === 'SUCCESS'));
        if (status === 'SUCCESS') expect(refundDueAt).toBeNull();
      }
      const participants = await app.db.participant.findMany({ where: isOurs, include: { grants: true } });
      for (const { grants } of participants) expect(grants).toHaveLength(1);
      expect(await app.runJob('ledger.prove')).toBe(true);
      const shares = await app.db.orderLine.aggregate({
        where: { order: { ...isOurs, status: 'SUCCESS' } },
        _sum: { mitraShare: true },
      });
      const kept = await app.db.ledgerEntry.aggregate({
        where: { mitraId: { in: partners.map(({ mitraId }) => mitraId) } },
        _sum: { amount: true },
      });
      expect(Number(kept._sum.amount ?? 0)).toBe(shares._sum.mitraShare ?? 0);
    };

    for (let turn = 0; turn < 40; turn += 1) {
      // Some things happen at once.
      await Promise.all(Array.from({ length: random.int(1, 2) }, () => random.pick(steps)()));
      await holds();
    }

    // Once everything was told and its time has passed, nothing waits, and no money is kept without an owner.
    for (const notification of sent) await tell(notification);
    app.clock.advance(days(2));
    for (let round = 0; round < 3; round += 1) {
      await app.runJob('payment.sweep');
      await app.runJob('transaction.check');
      app.clock.advance(hours(3));
    }
    await holds();
    for (const { code, status, gateway, refundDueAt } of await ordersOf()) {
      if (!gateway || !midtrans.calls.includes(`begun ${code}`)) {
        expect(rankOf(status)).toBeGreaterThan(0);
        continue;
      }
      const { transaction_status: state, fraud_status: fraud } = midtrans.notification(code);
      if (fraud === 'challenge') continue;
      expect([code, status]).not.toEqual([code, 'PENDING']);
      if (state === 'settlement' || state === 'capture')
        expect([code, status === 'SUCCESS' || refundDueAt !== null]).toEqual([code, true]);
    }
  },
);

import { randomUUID } from 'node:crypto';
import { transaction } from '@sinau/api-client';
import type { GatewayNotification } from '@sinau/contracts/commerce/payment/payment.endpoints';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SimulatedState } from '../../generated/prisma/enums.ts';
import { hours, later } from '../../platform/clock.ts';
import { readKeys } from '../../platform/keys.ts';
import { createPayments } from '../../platform/payments/index.ts';
import type { PaymentGateway } from '../../platform/payments/gateway.ts';
import { simulatedNotification } from '../../platform/payments/simulator.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { publishedProgram } from '../../testing/classes.ts';
import { startFakeMidtrans } from '../../testing/fake-midtrans.ts';
import { scene } from '../../testing/scene.ts';

type Status = 'pending' | 'settlement' | 'deny' | 'expire' | 'cancel' | 'refund' | 'chargeback';

/** Gateway, with the buyer, the bank and the gateway's own staff at its other end. */
interface World {
  readonly app: AppUnderTest;
  readonly gateway: PaymentGateway;
  /** Changes the status at the gateway. Returns the notification that it sends. */
  readonly become: (orderCode: string, status: Status) => Promise<GatewayNotification>;
  /** Pays a part back in the gateway's own dashboard. */
  readonly payBack: (orderCode: string, key: string, amount: number) => Promise<GatewayNotification>;
  readonly stop: () => Promise<void>;
}

const gatewayOf = (app: AppUnderTest) =>
  createPayments({ ...app, keys: readKeys(app.env), log: pino({ level: 'silent' }) });

async function midtransWorld(): Promise<World> {
  const midtrans = await startFakeMidtrans();
  const app = await startApp({ settings: midtrans.settings });
  return {
    app,
    gateway: gatewayOf(app),
    become: async (orderCode, status) => midtrans.become(orderCode, status),
    payBack: async (orderCode, key, amount) =>
      midtrans.become(orderCode, 'partial_refund', {
        refunds: [{ refund_key: key, refund_amount: `${amount}.00`, reason: 'Dasbor' }],
      }),
    async stop() {
      await app.stop();
      await midtrans.stop();
    },
  };
}

async function simulatorWorld(): Promise<World> {
  const app = await startApp();
  const notify = async (orderCode: string, state: SimulatedState) => {
    const payment = await app.db.simulatedPayment.update({ where: { orderCode }, data: { state } });
    return simulatedNotification(payment, readKeys(app.env).simulator);
  };
  return {
    app,
    gateway: gatewayOf(app),
    become: notify,
    async payBack(orderCode, key, amount) {
      const { id } = await app.db.simulatedPayment.findUniqueOrThrow({ where: { orderCode } });
      await app.db.simulatedRefund.create({ data: { paymentId: id, key, amount } });
      return notify(orderCode, 'partial_refund');
    },
    stop: () => app.stop(),
  };
}

describe.each([
  ['midtrans', midtransWorld],
  ['simulator', simulatorWorld],
] as const)('%s', (name, open) => {
  let world: World;
  beforeAll(async () => {
    world = await open();
  });
  afterAll(() => world.stop());

  async function placed({
    method = 'qris',
    classes = 1,
  }: { method?: 'qris' | 'bank_transfer'; classes?: number } = {}) {
    const { app } = world;
    const people = await scene(app);
    const programs = await Promise.all(
      Array.from({ length: classes }, (_, index) =>
        publishedProgram(app, people.partner, { salePrice: 150_000 + index * 10_000 }),
      ),
    );
    const order = await people.learner.call(transaction.create, {
      body: { programIds: programs.map(({ id }) => id), paymentMethod: method },
    });
    const detail = () => people.learner.call(transaction.detail, { query: { id: order.id } });
    return { ...people, ...order, programs, detail, statusOf: async () => (await detail()).status };
  }
  const send = (notification: object) => world.app.visitor.send('POST', `/payment/notification/${name}`, notification);
  async function tell(notification: GatewayNotification) {
    expect((await send(notification)).status).toBe(200);
    await world.app.runJob('payment.sweep');
  }

  test('a payment is opened once, unknown until its buyer begins to pay, and reported with its amount', async () => {
    const { orderId, redirectUrl, programs, learner } = await placed();
    expect(redirectUrl).toBeTruthy();
    const again = await learner.call(transaction.create, {
      body: { programIds: [programs[0]!.id], paymentMethod: 'qris' },
    });
    expect(again).toMatchObject({ orderId, redirectUrl });
    expect(await world.gateway.status(orderId)).toBeNull();
    await world.become(orderId, 'pending');
    expect(await world.gateway.status(orderId)).toEqual({ state: 'pending', amount: 150_000 });
  });

  test.each([
    ['pending', 'PENDING'],
    ['deny', 'PENDING'],
    ['settlement', 'SUCCESS'],
    ['expire', 'EXPIRED'],
    ['cancel', 'CANCELLED'],
  ] as const)('a notification of %s makes the order %s', async (status, expected) => {
    const { orderId, statusOf } = await placed();
    await tell(await world.become(orderId, status));
    expect(await statusOf()).toBe(expected);
  });

  test('an order that its buyer cancels cannot be paid any more', async () => {
    const { id, orderId, learner } = await placed();
    await world.become(orderId, 'pending');
    await learner.call(transaction.cancel, { params: { id } });
    expect(await world.gateway.status(orderId)).toMatchObject({ state: 'cancelled' });
  });

  test('an order is closed at the gateway too at its deadline; what was paid by then is granted', async () => {
    const [left, paid] = [await placed(), await placed()];
    await world.become(paid.orderId, 'settlement');
    const past = later(world.app.clock.now(), -hours(1));
    await world.app.db.order.updateMany({
      where: { id: { in: [left.id, paid.id] } },
      data: { expiresAt: past, nextCheckAt: past },
    });
    await world.app.runJob('transaction.check');
    expect(await left.statusOf()).toBe('EXPIRED');
    expect(await paid.statusOf()).toBe('SUCCESS');
    expect(await world.gateway.cancel({ orderCode: paid.orderId, reference: null })).toBe(false);
  });

  test('a refund is paid once for each key, never more than was received, and reported by the status', async () => {
    const { orderId } = await placed({ classes: 2 });
    await world.become(orderId, 'settlement');
    const refund = (key: string, amount: number) =>
      world.gateway.refund({ orderCode: orderId, key, amount, reason: 'Diminta pembeli' });
    const [first, second] = [randomUUID(), randomUUID()];
    expect([await refund(first, 150_000), await refund(first, 150_000)]).toEqual(['paid', 'paid']);
    expect(await world.gateway.status(orderId)).toEqual({
      state: 'partly_refunded',
      amount: 310_000,
      refunds: [{ key: first, amount: 150_000 }],
    });
    expect(await refund(randomUUID(), 160_001)).toBe('refused');
    expect(await refund(second, 160_000)).toBe('paid');
    expect(await world.gateway.status(orderId)).toMatchObject({ state: 'refunded' });
    expect(await refund(randomUUID(), 10_000)).toBe('refused');
  });

  test('a payment that was never made, or cannot be paid back, is not refunded', async () => {
    const unpaid = await placed();
    const byBank = await placed({ method: 'bank_transfer' });
    await world.become(byBank.orderId, 'settlement');
    const refund = (orderCode: string) =>
      world.gateway.refund({ orderCode, key: randomUUID(), amount: 150_000, reason: 'Diminta pembeli' });
    expect(await refund(unpaid.orderId)).not.toBe('paid');
    expect(await refund(byBank.orderId)).toBe('impossible');
    expect(world.gateway.hasRefundRail('bank_transfer')).toBe(false);
    expect(world.gateway.hasRefundRail('retail')).toBe(false);
    expect(world.gateway.hasRefundRail('qris')).toBe(true);
    expect(world.gateway.hasRefundRail(null)).toBe(true);
  });

  test('a line refunded in the dashboard is cancelled here, and the rest with the rest', async () => {
    const { orderId, detail } = await placed({ classes: 2 });
    await tell(await world.become(orderId, 'settlement'));
    await tell(await world.payBack(orderId, 'DASHBOARD-1', 160_000));
    const part = await detail();
    expect(part).toMatchObject({ status: 'PARTIALLY_REFUNDED' });
    expect(part.lines.map(({ refund }) => refund && [refund.amount, refund.reason, refund.reference])).toEqual([
      null,
      [160_000, 'gateway', 'DASHBOARD-1'],
    ]);
    await tell(await world.become(orderId, 'refund'));
    expect(await detail()).toMatchObject({ status: 'REFUNDED', lines: [{ refund: { reason: 'gateway' } }, {}] });
  });

  test('a chargeback after the settlement disputes the order; no later report makes it paid again', async () => {
    const { orderId, statusOf } = await placed();
    await tell(await world.become(orderId, 'settlement'));
    await tell(await world.become(orderId, 'chargeback'));
    expect(await statusOf()).toBe('DISPUTED');
    await tell({ ...(await world.become(orderId, 'settlement')), transaction_id: randomUUID() });
    expect(await statusOf()).toBe('DISPUTED');
  });

  test('a forged, an altered and an unsigned notification change nothing and are recorded; a replayed one is processed once', async () => {
    const { id, orderId, statusOf } = await placed();
    const genuine = await world.become(orderId, 'settlement');
    const wrong = [
      { ...genuine, signature_key: 'a'.repeat(128) },
      { ...genuine, gross_amount: '1.00' },
      { ...genuine, status_code: '201' },
      { ...genuine, transaction_id: 'tanpa-tanda-tangan', signature_key: undefined },
    ];
    for (const notification of wrong) expect((await send(notification)).status).toBe(401);
    await world.app.runJob('payment.sweep');
    expect(await statusOf()).toBe('PENDING');
    const recorded = await world.app.db.paymentEvent.findMany({ where: { orderCode: orderId } });
    expect(recorded.map(({ isRejected, orderId: of }) => [isRejected, of])).toEqual([
      [true, null],
      [true, null],
      [true, null],
    ]);

    for (let turn = 0; turn < 3; turn += 1) await tell(genuine);
    expect(await statusOf()).toBe('SUCCESS');
    expect(await world.app.db.paymentEvent.count({ where: { orderId: id } })).toBe(1);
  });
});

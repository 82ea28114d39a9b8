import type { GatewayNotification } from '@sinau/contracts/commerce/payment/payment.endpoints';
import { expect } from 'vitest';
import type { AppUnderTest } from '../app-under-test.ts';
import { publishedProgram } from '../classes.ts';
import type { FakeMidtrans } from '../fake-midtrans.ts';
import { newPartner, newPerson } from '../scene.ts';
import { newVoucher } from '../vouchers.ts';

export type OrderWorld = Awaited<ReturnType<typeof createWorld>>;
export type ModelledOrder = Awaited<ReturnType<typeof ordersOf>>[number];

export const bank = { code: '014', name: 'Bank Central Asia (BCA)' };

/**
 * Sets up two buyers, two mitra with four classes, one of them free, and two vouchers that are soon used up, for a
 * history.
 */
export async function createWorld(app: AppUnderTest, midtrans: FakeMidtrans) {
  // Many histories, or one that is being shortened, send more notifications a minute than a gateway may.
  await app.db.rateLimit.deleteMany();
  const partners = [await newPartner(app), await newPartner(app)];
  const programs = await Promise.all(
    [0, 1, 2, 3].map((index) => publishedProgram(app, partners[index % 2]!, { salePrice: index === 3 ? 0 : 150_000 })),
  );
  const buyers = [await newPerson(app), await newPerson(app)];
  const vouchers = {
    mitra: await newVoucher(app, partners[0]!, { quota: 3, perUser: 2 }),
    platform: await newVoucher(app, null, { kind: 'fixed', value: 30_000, quota: 2 }),
  };
  const operator = await newPerson(app, { isOperator: true });
  await app.db.bank.upsert({ where: { code: bank.code }, create: bank, update: bank });
  return {
    app,
    midtrans,
    partners,
    programs,
    buyers,
    vouchers,
    operator,
    /** Notifications that the gateway made, whether or not they arrived. */
    sent: [] as GatewayNotification[],
    /** Codes of orders with which something happened at the gateway. */
    begun: new Set<string>(),
    /** Progress of each order. */
    reached: new Map<string, number>(),
  };
}

/** Orders of this history's buyers. */
export const isOurs = ({ buyers }: Pick<OrderWorld, 'buyers'>) => ({ userId: { in: buyers.map(({ id }) => id) } });

export const ordersOf = (world: Pick<OrderWorld, 'app' | 'buyers'>, where: object = {}) =>
  world.app.db.order.findMany({
    where: { ...isOurs(world), ...where },
    include: { lines: { include: { grant: true } }, redemptions: true },
    orderBy: { id: 'asc' },
  });

export const refundsOf = ({ midtrans }: OrderWorld, code: string) =>
  (midtrans.notification(code).refunds ?? []) as { refund_amount: string }[];
/** Amount that the gateway refunded of an order. */
export const refundedOf = (world: OrderWorld, code: string) =>
  refundsOf(world, code).reduce((sum, { refund_amount }) => sum + Number(refund_amount), 0);

const withMoney = ['settlement', 'capture', 'partial_refund', 'refund', 'chargeback'];
/** Orders for which the gateway has, or had, money. */
export const paidThere = async (world: OrderWorld) =>
  (await ordersOf(world, { gateway: { not: null } })).filter(
    ({ code }) => world.begun.has(code) && withMoney.includes(world.midtrans.notification(code).transaction_status!),
  );

/** Delivers a notification of the gateway. */
export const notify = async ({ app }: OrderWorld, notification: GatewayNotification) =>
  expect((await app.visitor.send('POST', '/payment/notification/midtrans', notification)).status).toBe(200);

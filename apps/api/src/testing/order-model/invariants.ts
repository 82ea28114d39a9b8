import { expect } from 'vitest';
import type { OrderState } from '../../generated/prisma/enums.ts';
import { days, hours } from '../../platform/clock.ts';
import { isOurs, notify, ordersOf, paidThere, refundedOf, type ModelledOrder, type OrderWorld } from './world.ts';

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

/** Effect of an order's rank on its vouchers, unless all of it was cancelled before a dispute. */
const redemptionOf = ['held', 'released', 'used', 'used', 'released'];

/** Checks the invariants after every step. */
export async function expectInvariants(world: OrderWorld) {
  for (const order of await ordersOf(world)) expectOrder(world, order);
  await expectVouchers(world);
  await expectGrants(world);
  await expectLedger(world);
}

function expectOrder({ reached }: OrderWorld, order: ModelledOrder) {
  const { id, status, total, lines, refundDueAt, refundedAt, refundReference } = order;
  // A free order is cancelled when it is returned, and a won dispute is reversed; otherwise orders only move forward.
  if (total > 0 && status !== 'DISPUTED') {
    expect(rankOf(status)).toBeGreaterThanOrEqual(reached.get(id) ?? 0);
    reached.set(id, rankOf(status));
  }
  expectLines(order);
  expectRedemptions(order);
  if (status === 'REFUNDED')
    expect(lines.every(({ givenBackAt, paid }) => givenBackAt !== null || paid === 0)).toBe(true);
  if (isPaid(status)) expect(refundDueAt).toBeNull();
  expect(refundReference !== null).toBe(refundedAt !== null);
}

function expectLines({ status, total, lines }: ModelledOrder) {
  expect(lines.reduce((sum, { paid }) => sum + paid, 0)).toBe(total);
  if (total > 0) expect(lines.map(({ grant }) => grant !== null)).toEqual(lines.map(() => isPaid(status)));
  for (const { grant, givenBackAt, waitingUserId } of lines) {
    if (grant) expect(grant.endedAt === null).toBe(givenBackAt === null && status !== 'DISPUTED');
    expect(waitingUserId !== null).toBe(rankOf(status) === 0);
  }
}

function expectRedemptions({ status, lines, redemptions }: ModelledOrder) {
  const isWhole = isPaid(status) && lines.every(({ givenBackAt }) => givenBackAt !== null);
  const redeemed = isWhole ? 'released' : redemptionOf[rankOf(status)];
  for (const { state } of redemptions) expect([status, state]).toEqual([status, redeemed]);
}

async function expectVouchers({ app, buyers, vouchers }: OrderWorld) {
  for (const { id, quota, perUser } of [vouchers.mitra, vouchers.platform]) {
    const { held, used } = await app.db.voucher.findUniqueOrThrow({ where: { id } });
    const taken = await app.db.voucherRedemption.findMany({ where: { voucherId: id, state: { not: 'released' } } });
    expect([held, used]).toEqual(['held', 'used'].map((state) => taken.filter((one) => one.state === state).length));
    expect(held + used).toBeLessThanOrEqual(quota!);
    for (const buyer of buyers)
      expect(taken.filter(({ userId }) => userId === buyer.id).length).toBeLessThanOrEqual(perUser!);
  }
}

/** Nobody pays for a class twice, also while a dispute suspends what it gave. */
async function expectGrants(world: OrderWorld) {
  const participants = await world.app.db.participant.findMany({
    where: isOurs(world),
    include: { grants: { include: { orderLine: { select: { givenBackAt: true } } } } },
  });
  for (const { grants } of participants)
    expect(grants.filter(({ orderLine }) => orderLine.givenBackAt === null).length).toBeLessThanOrEqual(1);
}

async function expectLedger(world: OrderWorld) {
  const { app, partners } = world;
  expect(await app.runJob('ledger.prove')).toBe(true);
  const shares = await app.db.orderLine.aggregate({
    where: {
      order: { ...isOurs(world), status: { in: ['SUCCESS', 'PARTIALLY_REFUNDED', 'DISPUTED'] } },
      givenBackAt: null,
    },
    _sum: { mitraShare: true },
  });
  const kept = await app.db.ledgerEntry.aggregate({
    where: { mitraId: { in: partners.map(({ mitraId }) => mitraId) } },
    _sum: { amount: true },
  });
  expect(Number(kept._sum.amount ?? 0)).toBe(shares._sum.mitraShare ?? 0);
}

/** Operators see every buyer who got money back twice, and no buyer keeps what was refunded or charged back. */
async function expectMoney(world: OrderWorld, { id, code, lines, disputeWonAt }: ModelledOrder) {
  const { app, midtrans } = world;
  const { gross_amount, transaction_status } = midtrans.notification(code);
  const [transferred] = await app.db.$queryRaw<[{ amount: number }]>`
    SELECT coalesce(sum(coalesce(r.amount, o."refundAmount")), 0)::int AS amount FROM "RefundPayment" p
    JOIN "Order" o ON o.id = p."orderId" LEFT JOIN "LineRefund" r ON r.id = p.id
    WHERE p."orderId" = ${id}::uuid AND p.way = 'bank' AND coalesce(r."refundedAt", o."refundedAt") IS NOT NULL`;
  const total = Number(gross_amount);
  const refunded = transaction_status === 'refund' ? total : refundedOf(world, code);
  const returned = refunded + transferred.amount;
  const isCharged = transaction_status === 'chargeback' && !disputeWonAt;
  const differences = await app.db.paymentDifference.count({ where: { orderId: id, endedAt: null } });
  if (returned > total || (isCharged && returned > 0)) expect([code, differences]).not.toEqual([code, 0]);
  const kept = lines.filter(({ paid, grant }) => paid > 0 && grant?.endedAt === null);
  if (isCharged || refunded >= total) expect([code, kept]).toEqual([code, []]);
}

/** Once everything was notified and its time has passed, nothing waits, and no money is kept without an owner. */
export async function expectSettled(world: OrderWorld) {
  await letPass(world);
  await expectInvariants(world);
  for (const order of await paidThere(world)) await expectMoney(world, order);
  for (const order of await ordersOf(world)) expectDecided(world, order);
}

async function letPass(world: OrderWorld) {
  const { app, sent } = world;
  for (const notification of sent) await notify(world, notification);
  app.clock.advance(days(2));
  for (let round = 0; round < 3; round += 1) {
    await app.runJob('payment.sweep');
    await app.runJob('transaction.check');
    app.clock.advance(hours(3));
  }
}

function expectDecided({ midtrans, begun }: OrderWorld, { code, status, gateway, refundDueAt }: ModelledOrder) {
  if (!gateway || !begun.has(code)) {
    expect(rankOf(status)).toBeGreaterThan(0);
    return;
  }
  const { transaction_status: state, fraud_status: fraud } = midtrans.notification(code);
  if (fraud === 'challenge') return;
  expect([code, status]).not.toEqual([code, 'PENDING']);
  if (state === 'settlement' || state === 'capture')
    expect([code, isPaid(status) || refundDueAt !== null]).toEqual([code, true]);
}

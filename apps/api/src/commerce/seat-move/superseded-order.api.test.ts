import { ticket, transaction } from '@sinau/api-client';
import { isFullRun } from '@sinau/test-kit/full-run';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { minutes } from '../../platform/clock.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { startFakeMidtrans, type FakeMidtrans } from '../../testing/fake-midtrans.ts';
import { newTicket, publishedWebinar } from '../../testing/marketplace.ts';
import { newPerson, scene, type Person } from '../../testing/scene.ts';

let app: AppUnderTest;
let midtrans: FakeMidtrans;
beforeAll(async () => {
  midtrans = await startFakeMidtrans();
  app = await startApp({ settings: midtrans.settings });
});
afterEach(() => void Object.assign(midtrans.behaviour, { isDown: false }));
afterAll(async () => {
  await app.stop();
  await midtrans.stop();
});

/** Creates a webinar whose last seat waits in an order of the learner. */
async function lastSeat() {
  const { learner, partner } = await scene(app);
  const { id, ticketId } = await publishedWebinar(app, partner);
  await app.db.seatStock.update({ where: { classId: id }, data: { quota: 1 } });
  const body = { ticketIds: [ticketId], paymentMethod: 'qris' as const };
  return { learner, id, ticketId, body, placed: await learner.call(transaction.create, { body }) };
}
const stockOf = async (classId: string) => {
  const { held, sold } = await app.db.seatStock.findUniqueOrThrow({ where: { classId } });
  return { held, sold };
};
const inAnotherWay = (person: Person, { ticketIds }: { ticketIds: string[] }, replaced: { id: string }, turn = 0) =>
  person.call(transaction.create, {
    body: { ticketIds, paymentMethod: turn % 2 ? 'qris' : 'card', replaces: [replaced.id] },
  });
const closeReplaced = () => app.runQueued('transaction.closeReplaced');

test('no other buyer gets the last seat while its holder changes the payment method', { tags: 'night' }, async () => {
  const [tries, turns] = isFullRun ? [20, 10] : [6, 3];
  const { learner, id, body, placed } = await lastSeat();
  const waiting = await newPerson(app);
  await waiting.call(ticket.wait, { params: { id }, body: { ticketId: body.ticketIds[0]! } });
  const others = await Promise.all(Array.from({ length: tries }, () => newPerson(app)));
  let isChanging = true;
  const codes = new Set<string>();
  const trying = others.map(async (other) => {
    while (isChanging) codes.add((await other.attempt(transaction.create, { body }))?.code ?? 'seated');
  });
  let current = placed;
  for (let turn = 0; turn < turns; turn += 1) current = await inAnotherWay(learner, body, current, turn);
  isChanging = false;
  await Promise.all(trying);

  expect([...codes]).toEqual(['ticket_sold_out']);
  expect(await stockOf(id)).toEqual({ held: 1, sold: 0 });
  const lines = await app.db.orderLine.findMany({ where: { classId: id }, include: { order: true } });
  expect(lines.filter(({ stock }) => stock === 'held').map(({ order }) => order.id)).toEqual([current.id]);
  expect(lines.map(({ order }) => order.status).sort()).toEqual([...Array(turns).fill('CANCELLED'), 'PENDING']);
  expect(await app.db.waitingEntry.findMany({ where: { userId: waiting.id } })).toMatchObject([{ state: 'waiting' }]);
});

test(
  'an order keeps its early price when it is paid in another way, though the tier is over',
  { tags: 'night' },
  async () => {
    const { learner, ticketId, body, placed, id } = await lastSeat();
    const tier = await app.db.ticketTier.create({ data: { ticketId, position: 0, price: 90_000, count: 1 } });
    await learner.call(transaction.cancel, { params: { id: placed.id } });
    const early = await learner.call(transaction.create, { body });
    const next = await inAnotherWay(learner, body, early);
    const { total } = await app.db.order.findUniqueOrThrow({ where: { id: next.id } });
    const { taken } = await app.db.ticketTier.findUniqueOrThrow({ where: { id: tier.id } });
    expect([total, taken, await stockOf(id)]).toEqual([90_000, 1, { held: 1, sold: 0 }]);
  },
);

test('a seat is held for sixty minutes, however often its order is replaced; then the waiting list comes first', async () => {
  const { learner, id, body, placed } = await lastSeat();
  const deadlineOf = async (order: { id: string }) =>
    (await app.db.order.findUniqueOrThrow({ where: { id: order.id } })).expiresAt;
  const until = await deadlineOf(placed);
  let current = placed;
  for (let turn = 0; turn < 5; turn += 1) {
    app.clock.advance(minutes(11));
    current = await inAnotherWay(learner, body, current, turn);
    expect(await deadlineOf(current)).toEqual(until);
  }
  const waiting = await newPerson(app);
  await waiting.call(ticket.wait, { params: { id }, body: { ticketId: body.ticketIds[0]! } });
  app.clock.advance(minutes(6));
  const again = { ...body, replaces: [current.id] };
  expect(await learner.attempt(transaction.create, { body: again })).toMatchObject({ code: 'ticket_sold_out' });
  await app.runJob('transaction.check');
  expect(await app.db.waitingEntry.findMany({ where: { userId: waiting.id } })).toMatchObject([{ state: 'offered' }]);
  expect(await stockOf(id)).toEqual({ held: 1, sold: 0 });
});

test('a seat without a waiting list can be ordered again once its order is overdue', async () => {
  const { learner, id, body, placed } = await lastSeat();
  app.clock.advance(minutes(61));
  const next = await inAnotherWay(learner, body, placed);
  const [old, renewed] = await Promise.all(
    [placed, next].map((one) => app.db.order.findUniqueOrThrow({ where: { id: one.id } })),
  );
  expect(old).toMatchObject({ status: 'CANCELLED' });
  expect(renewed!.expiresAt.getTime() - renewed!.createdAt.getTime()).toBe(minutes(60));
  expect(await stockOf(id)).toEqual({ held: 1, sold: 0 });
});

test('ten calls that replace the same order make one new order', async () => {
  const { learner, id, body, placed } = await lastSeat();
  const made = await Promise.all(Array.from({ length: 10 }, () => inAnotherWay(learner, body, placed)));
  expect(new Set(made.map((one) => one.id)).size).toBe(1);
  expect(await stockOf(id)).toEqual({ held: 1, sold: 0 });
});

test(
  'the payment of a replaced order is closed at the gateway as soon as that answers',
  { tags: 'night' },
  async () => {
    const { learner, body, placed } = await lastSeat();
    midtrans.become(placed.orderId, 'pending');
    await inAnotherWay(learner, body, placed);
    midtrans.behaviour.isDown = true;
    const [payload] = await app.queued<{ orderId: string }>('transaction.closeReplaced');
    await expect(app.runJob('transaction.closeReplaced', payload)).rejects.toThrow();
    midtrans.behaviour.isDown = false;
    await closeReplaced();
    expect(midtrans.notification(placed.orderId)).toMatchObject({ transaction_status: 'cancel' });
  },
);

const orderOf = ({ id }: { id: string }) => app.db.order.findUniqueOrThrow({ where: { id } });

test('money received for a replaced order takes over the last seat, which the newer order holds', async () => {
  const { learner, id, body, placed } = await lastSeat();
  const waiting = await newPerson(app);
  await waiting.call(ticket.wait, { params: { id }, body: { ticketId: body.ticketIds[0]! } });
  midtrans.become(placed.orderId, 'pending');
  const next = await inAnotherWay(learner, body, placed);
  midtrans.become(placed.orderId, 'settlement');
  midtrans.become(next.orderId, 'pending');
  await closeReplaced();
  expect(await orderOf(placed)).toMatchObject({ status: 'SUCCESS', refundDueAt: null });
  expect(await orderOf(next)).toMatchObject({ status: 'CANCELLED' });
  expect(await stockOf(id)).toEqual({ held: 0, sold: 1 });
  expect(await app.db.waitingEntry.findMany({ where: { userId: waiting.id } })).toMatchObject([{ state: 'waiting' }]);

  await closeReplaced();
  expect(midtrans.notification(next.orderId)).toMatchObject({ transaction_status: 'cancel' });
});

test('money received for both, the replaced order and the newer one, pays one of them and is owed back of the other', async () => {
  const { learner, id, body, placed } = await lastSeat();
  const next = await inAnotherWay(learner, body, placed);
  midtrans.become(placed.orderId, 'settlement');
  await closeReplaced();
  midtrans.become(next.orderId, 'settlement');
  await closeReplaced();
  expect(await orderOf(placed)).toMatchObject({ status: 'SUCCESS' });
  expect(await orderOf(next)).toMatchObject({ status: 'CANCELLED', refundReason: 'already_owned' });
  expect(await stockOf(id)).toEqual({ held: 0, sold: 1 });
});

test('late money takes over an additional ticket, too, which a newer order holds, and no other', async () => {
  const { learner, id, body, placed } = await lastSeat();
  midtrans.become(placed.orderId, 'settlement');
  app.clock.advance(minutes(6));
  await app.runJob('transaction.check');
  const [one, two] = await Promise.all([
    newTicket(app, id, { kind: 'additional', title: 'Modul', price: 75_000, quota: 1, position: 1 }),
    newTicket(app, id, { kind: 'additional', title: 'Kaus', price: 90_000, quota: 1, position: 2 }),
  ]);
  const order = (ticketIds: string[]) => learner.call(transaction.create, { body: { ...body, ticketIds } });
  const old = await order([one.id]);
  const other = await order([two.id]);
  const next = await inAnotherWay(learner, { ticketIds: [one.id] }, old);
  midtrans.become(old.orderId, 'settlement');
  await closeReplaced();
  expect(await Promise.all([old, next, other].map(async (each) => (await orderOf(each)).status))).toEqual([
    'SUCCESS',
    'CANCELLED',
    'PENDING',
  ]);
});

test('money received for a closed order is owed back when others have the last seat', async () => {
  const { learner, id, body, placed } = await lastSeat();
  await learner.call(transaction.cancel, { params: { id: placed.id } });
  const other = await newPerson(app);
  await other.call(transaction.create, { body });
  midtrans.become(placed.orderId, 'settlement');
  app.clock.advance(minutes(6));
  await app.runJob('transaction.check');
  expect(await orderOf(placed)).toMatchObject({ status: 'CANCELLED', refundReason: 'sold_out' });
  expect(await stockOf(id)).toEqual({ held: 1, sold: 0 });
});

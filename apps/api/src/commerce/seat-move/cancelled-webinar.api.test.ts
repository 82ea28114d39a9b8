import { ledger, live, payment, report, ticket, transaction, webinar } from '@sinau/api-client';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { days } from '../../platform/clock.ts';
import { transact } from '../../platform/db.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { publishedProgram } from '../../testing/classes.ts';
import { newTicket, publishedWebinar } from '../../testing/marketplace.ts';
import { newPerson, scene, type Person } from '../../testing/scene.ts';
import type { CancelledPurchase } from '../../study/live/index.ts';
import { applyReport, endPending } from '../order/settlement.ts';
import { contextOf } from '../order-record/index.ts';
import { cancelSeatsOfBuyer } from './cancelled-seats.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp({ withWorkers: true });
});
afterAll(() => app.stop());

async function event() {
  const people = await scene(app);
  const { id, ticketId } = await publishedWebinar(app, people.partner);
  const book = await newTicket(app, id, { kind: 'additional', price: 75_000, position: 1, perOrder: 2, perUser: 2 });
  await app.db.seatStock.update({ where: { classId: id }, data: { quota: 1 } });
  return { ...people, id, ticketId, bookId: book.id };
}
async function place(person: Person, body: { programIds?: string[]; ticketIds: string[] }) {
  const placed = await person.call(transaction.create, { body: { ...body, paymentMethod: 'qris' } });
  const paid = async (status: string) => {
    await person.call(payment.simulate, {
      params: { id: placed.redirectUrl!.split('/').at(-1)! },
      body: { outcome: 'settlement' },
    });
    await vi.waitFor(async () => expect(await orderOf(placed.id)).toMatchObject({ status }), 30_000);
  };
  return { ...placed, paid };
}
const orderOf = (id: string) =>
  app.db.order.findUniqueOrThrow({
    where: { id },
    include: { lines: { orderBy: { id: 'asc' }, include: { grant: true, refund: true } } },
  });
const settlementDeps = () => ({ ...app, log: pino({ level: 'silent' }) });
const cancelSeats = (userId: string, purchase: CancelledPurchase) =>
  transact(app.db, (tx) => cancelSeatsOfBuyer(contextOf(settlementDeps(), tx), userId, purchase));

test('a cancelled webinar owes its lines back; the rest of the order stays', async () => {
  const { learner, partner, operator, id, ticketId, bookId } = await event();
  const program = await publishedProgram(app, partner);
  const {
    id: orderId,
    paid: pay,
    orderId: code,
  } = await place(learner, {
    programIds: [program.id],
    ticketIds: [ticketId, bookId, bookId],
  });
  await pay('SUCCESS');
  const before = await partner.call(ledger.myWallet);
  const { sessions } = await partner.call(webinar.mineDetail, { params: { id } });
  await partner.call(live.cancel, { params: { id: sessions[0]!.lesson!.id }, body: { reason: 'Pembicara sakit' } });
  await vi.waitFor(async () => expect(await orderOf(orderId)).toMatchObject({ status: 'PARTIALLY_REFUNDED' }), 30_000);

  const { lines } = await orderOf(orderId);
  expect(lines.map(({ stock, grant, refund }) => [stock, grant && grant.endedAt !== null, refund?.amount])).toEqual([
    [null, false, undefined],
    ['released', true, 150_000],
    ['released', null, 150_000],
  ]);
  expect(await app.db.seatStock.findUnique({ where: { classId: id } })).toMatchObject({ held: 0, sold: 0 });
  await app.runJob('enrolment.count');
  expect(await app.db.class.findUnique({ where: { id } })).toMatchObject({ participantCount: 0 });
  expect(await app.runJob('ledger.prove')).toBe(true);
  const after = await partner.call(ledger.myWallet);
  expect(before.held - after.held).toBe(240_000);
  expect(await partner.call(ledger.entries, { query: { filter: { kind: 'refund' } } })).toMatchObject({
    total: 2,
    list: [{ amount: -120_000 }, { amount: -120_000 }],
  });
  const saleCount = async (status: 'kept' | 'refunded') =>
    (await partner.call(report.sales, { query: { filter: { status } } })).total;
  expect([await saleCount('kept'), await saleCount('refunded')]).toEqual([1, 2]);

  const refundsOf = () => operator.call(transaction.refunds, { query: { keyword: code } });
  const paid = { reason: 'webinar_cancelled', amount: 150_000, way: 'gateway', refundedAt: expect.any(String) };
  await vi.waitFor(async () => expect(await refundsOf()).toMatchObject({ total: 2, list: [paid, paid] }), 30_000);
  const params = { id: (await refundsOf()).list[0]!.id };
  expect(
    await operator.attempt(transaction.markRefunded, { params, body: { reference: 'TRF-20261128-0042' } }),
  ).toMatchObject({ code: 'refund_already_paid' });
  // A second run changes nothing.
  await app.runJob('transaction.giveBackWebinar', { classId: id, reason: 'webinar_cancelled' });
  expect(await app.db.lineRefund.count({ where: { orderLine: { orderId } } })).toBe(2);
  app.clock.advance(days(30));
  await app.runJob('ledger.mature');
  expect(await app.runJob('ledger.prove')).toBe(true);
});

test('a participant who cannot come at the new time frees the seat for the next on the waiting list', async () => {
  const { learner, id, ticketId } = await event();
  const { id: orderId, paid } = await place(learner, { ticketIds: [ticketId] });
  await paid('SUCCESS');
  const next = await newPerson(app);
  await next.call(ticket.wait, { params: { id }, body: { ticketId } });
  const of = { classId: id, reason: 'session_moved' as const };
  const given = await Promise.all([cancelSeats(learner.id, of), cancelSeats(learner.id, of)]);
  expect(given.toSorted()).toEqual([false, true]);
  expect(await orderOf(orderId)).toMatchObject({
    status: 'REFUNDED',
    lines: [{ refund: { reason: 'session_moved' } }],
  });
  expect((await next.call(webinar.detail, { params: { id } })).own).toMatchObject({ waiting: [{ position: 0 }] });
  expect(await app.db.seatStock.findUnique({ where: { classId: id } })).toMatchObject({ held: 1, sold: 0 });
  expect(await cancelSeats(next.id, of)).toBe(false);
});

test('a cancelled seat that is bought again opens the same access', async () => {
  const { learner, id, ticketId } = await event();
  await app.db.ticket.update({ where: { id: ticketId }, data: { price: 0 } });
  const buy = () => learner.call(transaction.create, { body: { ticketIds: [ticketId] } });
  const { id: orderId } = await buy();
  await cancelSeats(learner.id, { classId: id, reason: 'session_moved' });
  expect(await orderOf(orderId)).toMatchObject({ status: 'CANCELLED', lines: [{ stock: 'released', refund: null }] });
  await buy();
  await app.runJob('enrolment.count');
  expect(await app.db.class.findUnique({ where: { id } })).toMatchObject({ participantCount: 1 });
  expect(await app.db.grant.count({ where: { endedAt: null, participant: { classId: id } } })).toBe(1);
});

test(
  'an order whose free seat is cancelled is unchanged, since nothing is refunded; without any seat it is cancelled',
  { tags: 'night' },
  async () => {
    const { learner, partner, id, ticketId } = await event();
    const other = await publishedWebinar(app, partner);
    await app.db.ticket.updateMany({ where: { id: { in: [ticketId, other.ticketId] } }, data: { price: 0 } });
    await app.db.seatStock.update({ where: { classId: id }, data: { quota: 2 } });
    const free = await learner.call(transaction.create, { body: { ticketIds: [ticketId, other.ticketId] } });
    const back = (person: Person, classId: string) => cancelSeats(person.id, { classId, reason: 'session_moved' });
    expect(await back(learner, id)).toBe(true);
    const { status, lines } = await orderOf(free.id);
    expect([status, lines.map(({ stock }) => stock).toSorted()]).toEqual(['SUCCESS', ['released', 'sold']]);
    expect(await back(learner, other.id)).toBe(true);
    expect(await orderOf(free.id)).toMatchObject({ status: 'CANCELLED' });

    const buyer = await newPerson(app);
    const program = await publishedProgram(app, partner);
    const mixed = await place(buyer, { programIds: [program.id], ticketIds: [ticketId] });
    await mixed.paid('SUCCESS');
    expect(await back(buyer, id)).toBe(true);
    expect(await orderOf(mixed.id)).toMatchObject({ status: 'SUCCESS', lines: [{ refund: null }, { refund: null }] });
  },
);

test('money for a webinar that was cancelled meanwhile is refunded', async () => {
  const { learner, id, ticketId, partner } = await event();
  const { id: orderId, paid } = await place(learner, { ticketIds: [ticketId] });
  const { sessions } = await partner.call(webinar.mineDetail, { params: { id } });
  await app.db.liveSession.update({
    where: { id: sessions[0]!.lesson!.id },
    data: { cancelledAt: app.clock.now(), cancelReason: 'Pembicara sakit' },
  });
  await paid('FAILED');
  expect(await orderOf(orderId)).toMatchObject({
    refundReason: 'webinar_cancelled',
    lines: [{ stock: 'released', grant: null }],
  });
  expect(await app.db.seatStock.findUnique({ where: { classId: id } })).toMatchObject({ held: 0, sold: 0 });
});

test('late money for a webinar that is over is refunded', async () => {
  const { learner, id, ticketId } = await event();
  const { id: orderId } = await place(learner, { ticketIds: [ticketId] });
  app.clock.advance(days(8));
  await endPending(settlementDeps(), orderId, 'EXPIRED');
  await applyReport(settlementDeps(), orderId, { state: 'paid', amount: 150_000 });
  expect(await orderOf(orderId)).toMatchObject({
    status: 'EXPIRED',
    refundReason: 'webinar_over',
    refundAmount: 150_000,
    lines: [{ stock: 'released', grant: null }],
  });
  expect(await app.db.seatStock.findUnique({ where: { classId: id } })).toMatchObject({ held: 0, sold: 0 });
});

test('a released share comes off the balance', { tags: 'night' }, async () => {
  const { learner, partner, id, ticketId } = await event();
  await (await place(learner, { ticketIds: [ticketId] })).paid('SUCCESS');
  app.clock.advance(days(12));
  await app.runJob('ledger.mature');
  const before = await partner.call(ledger.myWallet);
  await cancelSeats(learner.id, { classId: id, reason: 'webinar_cancelled' });
  const after = await partner.call(ledger.myWallet);
  expect(before.available - after.available).toBe(120_000);
  expect(after.available).toBe(0);
  expect(await app.runJob('ledger.prove')).toBe(true);
});

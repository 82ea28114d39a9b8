import { cart, learning, payment, transaction, webinar } from '@sinau/api-client';
import type { CheckoutItems } from '@sinau/contracts/commerce/cart/cart.schemas';
import { isFullRun } from '@sinau/test-kit/full-run';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { days, later, minutes } from '../../platform/clock.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { enrolled } from '../../testing/classes.ts';
import { costOf } from '../../testing/count-queries.ts';
import { newTicket, publishedWebinar } from '../../testing/marketplace.ts';
import { newPerson, scene } from '../../testing/scene.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp({ withWorkers: true, settings: { DATABASE_POOL_SIZE: '10' } });
});
afterAll(() => app.stop());

/** Webinar with a regular ticket for Rp150.000 and books for Rp75.000 each, at most three. */
async function event() {
  const people = await scene(app);
  const { id, ticketId, title } = await publishedWebinar(app, people.partner);
  const book = await newTicket(app, id, {
    kind: 'additional',
    title: 'Modul cetak',
    price: 75_000,
    perOrder: 3,
    perUser: 3,
    position: 1,
  });
  const seat = { type: 'Webinar', webinarId: id, ticketId } as const;
  return { ...people, id, title, ticketId, bookId: book.id, seat };
}
type Items = Partial<Pick<CheckoutItems, 'webinarIds' | 'ticketIds'>>;

const quote = (person: Awaited<ReturnType<typeof newPerson>>, body: Items) =>
  person.attempt(cart.listCheckout, { body });
const order = (person: Awaited<ReturnType<typeof newPerson>>, body: Items) =>
  person.call(transaction.create, { body: { ...body, paymentMethod: 'qris' } });
const stockOf = async (classId: string) => {
  const { held, sold } = await app.db.seatStock.findUniqueOrThrow({ where: { classId } });
  return { held, sold };
};
const ticketOf = async (id: string) => {
  const { held, sold } = await app.db.ticket.findUniqueOrThrow({ where: { id } });
  return { held, sold };
};
async function pay(person: Awaited<ReturnType<typeof newPerson>>, placed: { id: string; redirectUrl: string | null }) {
  await person.call(payment.simulate, {
    params: { id: placed.redirectUrl!.split('/').at(-1)! },
    body: { outcome: 'settlement' },
  });
  await vi.waitFor(
    async () =>
      expect(await app.db.order.findUniqueOrThrow({ where: { id: placed.id } })).toMatchObject({ status: 'SUCCESS' }),
    30_000,
  );
}

test('a seat and additional tickets are added to the cart, each as its type', async () => {
  const { learner, id, title, ticketId, bookId, seat } = await event();
  expect(await learner.attempt(cart.add, { body: { type: 'Ticket', ticketId: bookId } })).toMatchObject({
    status: 409,
    code: 'ticket_needs_seat',
  });
  const place = await learner.call(cart.add, { body: seat });
  expect(place).toMatchObject({
    type: 'Webinar',
    webinarId: id,
    title,
    ticketId,
    ticket: { id: ticketId, title: 'Tiket reguler', kind: 'regular' },
    salePrice: 150_000,
    isForSale: true,
    sale: { state: 'open', seatsLeft: null },
  });
  const books = await learner.call(cart.add, { body: { type: 'Ticket', ticketId: bookId, quantity: 2 } });
  expect(books).toMatchObject({ type: 'Ticket', webinarId: id, quantity: 2, salePrice: 150_000, perOrder: 3 });
  expect(await learner.attempt(cart.add, { body: seat })).toMatchObject({ code: 'cart_item_exists' });
  expect(await learner.attempt(cart.add, { body: { type: 'Ticket', ticketId: bookId } })).toMatchObject({
    code: 'cart_item_exists',
  });
  expect(await learner.attempt(cart.add, { body: { ...seat, webinarId: (await event()).id } })).toMatchObject({
    status: 404,
  });
  const params = { id: books.id };
  expect(await learner.call(cart.setQuantity, { params, body: { quantity: 3 } })).toMatchObject({
    quantity: 3,
    salePrice: 225_000,
  });
  expect(await learner.attempt(cart.setQuantity, { params, body: { quantity: 4 } })).toMatchObject({
    code: 'ticket_limit',
  });
  expect(await learner.call(cart.list)).toMatchObject({
    total: 2,
    selectable: { items: 2, classes: 1, total: 375_000 },
  });
  expect(await costOf(() => learner.call(cart.list))).toBeLessThanOrEqual(6);
  await learner.call(cart.remove, { params: { id: place.id } });
  expect(await learner.call(cart.count)).toBe(0);
});

test('lines name their tickets and quantities, and the order waits an hour', async () => {
  const { learner, id, ticketId, bookId } = await event();
  const body = { webinarIds: [id], ticketIds: [bookId, bookId] };
  expect(await learner.call(cart.listCheckout, { body })).toMatchObject({
    lines: [
      { type: 'Webinar', id, format: null, ticket: { id: ticketId }, quantity: 1, paid: 150_000 },
      { type: 'Ticket', id, ticket: { id: bookId, kind: 'additional' }, quantity: 2, listPrice: 150_000 },
    ],
    total: 300_000,
    paymentWindowMinutes: 60,
  });
  const placed = await order(learner, body);
  expect(await stockOf(id)).toEqual({ held: 1, sold: 0 });
  expect(await ticketOf(bookId)).toEqual({ held: 2, sold: 0 });
  expect(await order(learner, body)).toMatchObject({ orderId: placed.orderId });
  const detail = await learner.call(transaction.detail, { query: { id: placed.id } });
  expect(detail).toMatchObject({ lines: [{ type: 'Webinar' }, { type: 'Ticket', quantity: 2 }] });
  expect(Date.parse(detail.expiresAt) - Date.parse(detail.createdAt)).toBe(minutes(60));
  await pay(learner, placed);
  expect(await stockOf(id)).toEqual({ held: 0, sold: 1 });
  expect(await ticketOf(bookId)).toEqual({ held: 0, sold: 2 });
  expect((await learner.call(learning.myClass, { params: { id: 'me' } })).total).toBe(1);
  const lines = await app.db.orderLine.findMany({
    where: { orderId: placed.id },
    include: { grant: true, ledgerEvents: true },
    orderBy: { id: 'asc' },
  });
  expect(lines.map(({ stock, grant, ledgerEvents }) => [stock, grant !== null, ledgerEvents.length])).toEqual([
    ['sold', true, 1],
    ['sold', false, 1],
  ]);
});

test('a buyer with a seat orders additional tickets, up to the limits', { tags: 'night' }, async () => {
  const { learner, id, title, ticketId, bookId } = await event();
  expect(await quote(learner, { ticketIds: [bookId] })).toMatchObject({ status: 409, code: 'ticket_needs_seat' });
  await enrolled(app, learner, { id, title, salePrice: 0 });
  expect(await quote(learner, { ticketIds: [ticketId] })).toMatchObject({ code: 'class_already_owned' });
  expect(await quote(learner, { ticketIds: Array(4).fill(bookId) as string[] })).toMatchObject({
    status: 409,
    code: 'ticket_limit',
  });
  await pay(learner, await order(learner, { ticketIds: [bookId, bookId] }));
  expect(await quote(learner, { ticketIds: [bookId, bookId] })).toMatchObject({ code: 'ticket_limit' });
  await pay(learner, await order(learner, { ticketIds: [bookId] }));
  expect(await ticketOf(bookId)).toEqual({ held: 0, sold: 3 });
});

test('each reason why a ticket cannot be bought has its own message', async () => {
  const { learner, partner, id, ticketId } = await event();
  const now = app.clock.now();
  const refusal = async (data: object) => {
    await app.db.ticket.update({ where: { id: ticketId }, data });
    return quote(learner, { ticketIds: [ticketId] });
  };
  const other = await newTicket(app, id, { title: 'VIP', position: 2 });
  expect(await quote(learner, { ticketIds: [ticketId, other.id] })).toMatchObject({ code: 'one_seat_each' });
  expect(await refusal({ saleStartsAt: later(now, days(1)) })).toMatchObject({ code: 'ticket_not_open' });
  expect(await refusal({ saleStartsAt: null, saleEndsAt: later(now, -days(1)) })).toMatchObject({
    code: 'ticket_sale_ended',
  });
  expect(await refusal({ saleEndsAt: null, archivedAt: now })).toMatchObject({ code: 'ticket_sale_ended' });
  expect(await refusal({ archivedAt: null, quota: 0 })).toMatchObject({ code: 'ticket_sold_out' });
  const past = await publishedWebinar(app, partner, { inDays: [-1] });
  expect(await quote(learner, { webinarIds: [past.id] })).toMatchObject({ code: 'webinar_over' });
  expect(await quote(partner, { webinarIds: [id] })).toMatchObject({ code: 'own_class' });
  await app.db.class.update({ where: { id }, data: { archiveAt: now } });
  expect(await quote(learner, { webinarIds: [id] })).toMatchObject({ code: 'class_not_for_sale' });
  const book = await newTicket(app, past.id, { kind: 'additional', quota: 1, position: 1, perOrder: 2, perUser: 2 });
  expect(await quote(learner, { ticketIds: [book.id] })).toMatchObject({ code: 'ticket_needs_seat' });
});

test('a cancelled or expired order releases everything, and late money takes it again or is refunded', async () => {
  const { id, ticketId, bookId } = await event();
  await app.db.seatStock.update({ where: { classId: id }, data: { quota: 1 } });
  const [first, second] = [await newPerson(app), await newPerson(app)];
  const placed = await order(first, { ticketIds: [ticketId, bookId] });
  expect(await second.attempt(transaction.create, { body: { ticketIds: [ticketId] } })).toMatchObject({
    code: 'ticket_sold_out',
  });
  await first.call(transaction.cancel, { params: { id: placed.id } });
  expect([await stockOf(id), await ticketOf(bookId)]).toEqual([
    { held: 0, sold: 0 },
    { held: 0, sold: 0 },
  ]);
  const again = await order(second, { ticketIds: [ticketId] });
  app.clock.advance(minutes(61));
  await app.runJob('transaction.check');
  expect(await app.db.order.findUniqueOrThrow({ where: { id: again.id } })).toMatchObject({ status: 'EXPIRED' });
  expect(await stockOf(id)).toEqual({ held: 0, sold: 0 });
});

test(
  'as many buyers as the tier counts pay the early price, and a waiting order keeps it',
  { tags: 'night' },
  async () => {
    const { id, ticketId } = await event();
    await app.db.ticketTier.create({ data: { ticketId, position: 0, price: 90_000, count: 3 } });
    const people = await Promise.all(Array.from({ length: 8 }, () => newPerson(app)));
    const placed = await Promise.all(people.map((person) => order(person, { ticketIds: [ticketId] })));
    const lines = await app.db.orderLine.findMany({ where: { orderId: { in: placed.map((one) => one.id) } } });
    expect(lines.filter(({ listPrice }) => listPrice === 90_000)).toHaveLength(3);
    expect(lines.filter(({ listPrice }) => listPrice === 150_000)).toHaveLength(5);
    for (const [index, person] of people.entries())
      expect(await order(person, { webinarIds: [id] })).toMatchObject({ orderId: placed[index]!.orderId });
    expect(await app.visitor.call(webinar.detail, { params: { id } })).toMatchObject({
      salePrice: 150_000,
      normalPrice: null,
    });
  },
);

test('another ticket of the same webinar replaces the waiting one', async () => {
  const { learner, id, ticketId } = await event();
  await app.db.seatStock.update({ where: { classId: id }, data: { quota: 1 } });
  const vip = await newTicket(app, id, { title: 'VIP', price: 300_000, position: 1 });
  const placed = await order(learner, { ticketIds: [ticketId] });
  const body = { ticketIds: [vip.id], paymentMethod: 'qris' as const };
  expect(await learner.attempt(transaction.create, { body })).toMatchObject({
    code: 'order_pending_exists',
    fields: { id: placed.id },
  });
  const next = await learner.call(transaction.create, { body: { ...body, replaces: [placed.id] } });
  expect(next.id).not.toBe(placed.id);
  expect([await ticketOf(ticketId), await ticketOf(vip.id), await stockOf(id)]).toEqual([
    { held: 0, sold: 0 },
    { held: 1, sold: 0 },
    { held: 1, sold: 0 },
  ]);
});

test('a free ticket seats its buyer immediately', async () => {
  const { learner, id, ticketId } = await event();
  await app.db.ticket.update({ where: { id: ticketId }, data: { price: 0, quota: 1 } });
  expect(await learner.call(transaction.create, { body: { webinarIds: [id] } })).toMatchObject({ status: 'SUCCESS' });
  expect([await stockOf(id), await ticketOf(ticketId)]).toEqual([
    { held: 0, sold: 1 },
    { held: 0, sold: 1 },
  ]);
});

test('many concurrent buyers get exactly as many seats as there are, and nothing stays held', async () => {
  const [buyers, seats] = isFullRun ? [200, 50] : [50, 13];
  const { id, ticketId } = await event();
  await app.db.seatStock.update({ where: { classId: id }, data: { quota: seats } });
  await app.db.ticket.update({ where: { id: ticketId }, data: { quota: seats } });
  const people = await Promise.all(Array.from({ length: buyers }, () => newPerson(app)));
  const outcomes = await Promise.all(
    people.map(async (person) => {
      const { status, body } = await person.send('POST', '/transaction/create', { ticketIds: [ticketId] });
      return status === 200 ? 'seated' : (body.error.code as string);
    }),
  );
  const count = (wanted: string) => outcomes.filter((outcome) => outcome === wanted).length;
  expect([count('seated'), count('ticket_sold_out')]).toEqual([seats, buyers - seats]);
  expect(await stockOf(id)).toEqual({ held: seats, sold: 0 });
  app.clock.advance(minutes(61));
  await app.runJob('transaction.check');
  expect([await stockOf(id), await ticketOf(ticketId)]).toEqual([
    { held: 0, sold: 0 },
    { held: 0, sold: 0 },
  ]);
  expect(await app.db.orderLine.count({ where: { ticketId, stock: { not: 'released' } } })).toBe(0);
});

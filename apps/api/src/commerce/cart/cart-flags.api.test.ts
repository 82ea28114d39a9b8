import { cart, transaction } from '@sinau/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { days, later } from '../../platform/clock.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { enrolled, publishedProgram } from '../../testing/classes.ts';
import { newTicket, publishedBundle, publishedWebinar } from '../../testing/marketplace.ts';
import { scene, type Person } from '../../testing/scene.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

/** A cart with a program, a seat and a bundle. */
async function fullCart() {
  const people = await scene(app);
  const { learner, partner } = people;
  const program = await publishedProgram(app, partner);
  const webinar = await publishedWebinar(app, partner);
  const bundled = [await publishedProgram(app, partner), await publishedProgram(app, partner)];
  const bundle = await publishedBundle(app, partner, { classIds: bundled.map(({ id }) => id) });
  await learner.call(cart.add, { body: { type: 'Program', programId: program.id } });
  await learner.call(cart.add, { body: { type: 'Webinar', webinarId: webinar.id, ticketId: webinar.ticketId } });
  await learner.call(cart.add, { body: { type: 'Bundle', bundleId: bundle.id } });
  return { ...people, program, webinar, bundled, bundle };
}
const flagsOf = async (person: Person) =>
  Object.fromEntries(
    (await person.call(cart.list)).list.map(({ type, isForSale, problem, previousPrice, waitsInOrder }) => {
      expect(isForSale).toBe(problem === null);
      return [type, problem ?? previousPrice ?? waitsInOrder];
    }),
  );
const fine = { Program: null, Webinar: null, Bundle: null };

test('an item added at the current price has no flag', async () => {
  const { learner } = await fullCart();
  expect(await flagsOf(learner)).toEqual(fine);
});

test('a changed price is returned with the previous one, until it is the same again', async () => {
  const { learner, program, bundle, webinar } = await fullCart();
  await app.db.class.update({ where: { id: program.id }, data: { salePrice: 175_000 } });
  await app.db.bundle.update({ where: { id: bundle.id }, data: { salePrice: 150_000 } });
  await app.db.ticket.update({ where: { id: webinar.ticketId }, data: { price: 120_000 } });
  expect(await flagsOf(learner)).toEqual({ Program: 150_000, Webinar: 150_000, Bundle: 200_000 });
  await app.db.class.update({ where: { id: program.id }, data: { salePrice: 150_000 } });
  expect(await flagsOf(learner)).toMatchObject({ Program: null });
});

test('an item that the buyer has come to own says so, and is not added up', async () => {
  const { learner, program, webinar, bundled } = await fullCart();
  for (const one of [program, webinar, ...bundled]) await enrolled(app, learner, one);
  expect(await flagsOf(learner)).toEqual({ Program: 'owned', Webinar: 'owned', Bundle: 'owned' });
  expect((await learner.call(cart.list)).selectable).toEqual({ items: 0, classes: 0, total: 0 });
});

test('an archived item says so, as does one of the buyer’s own mitra', async () => {
  const { learner, partner, program, webinar, bundle } = await fullCart();
  const archiveAt = app.clock.now();
  await app.db.class.updateMany({ where: { id: { in: [program.id, webinar.id] } }, data: { archiveAt } });
  await app.db.bundle.update({ where: { id: bundle.id }, data: { archiveAt } });
  expect(await flagsOf(learner)).toEqual({ Program: 'not_for_sale', Webinar: 'not_for_sale', Bundle: 'not_for_sale' });
  await app.db.mitraMember.create({ data: { mitraId: partner.mitraId, userId: learner.id, role: 'member' } });
  expect(await flagsOf(learner)).toEqual({ Program: 'own_class', Webinar: 'own_class', Bundle: 'own_class' });
});

test.each([
  ['not on sale yet', 'not_open', { saleStartsAt: later(new Date(), days(1)) }],
  ['on sale no longer', 'sale_ended', { saleEndsAt: later(new Date(), -days(1)) }],
  ['sold out', 'sold_out', { quota: 0 }],
])('a ticket that is %s says so', async (_, problem, data) => {
  const { learner, webinar } = await fullCart();
  await app.db.ticket.update({ where: { id: webinar.ticketId }, data });
  expect(await flagsOf(learner)).toEqual({ ...fine, Webinar: problem });
});

test('a webinar that is over says so', async () => {
  const { learner, webinar } = await fullCart();
  const past = { startsAt: later(new Date(), -days(2)), endsAt: later(new Date(), -days(1)) };
  await app.db.class.update({ where: { id: webinar.id }, data: past });
  expect(await flagsOf(learner)).toEqual({ ...fine, Webinar: 'webinar_over' });
});

test('an item in the buyer’s waiting order names that order, which no other user sees', async () => {
  const { learner, operator, program, bundled, webinar } = await fullCart();
  const order = (items: object) =>
    learner.call(transaction.create, { body: { ...items, paymentMethod: 'qris' as const } });
  const whole = await order({ programIds: [program.id] });
  const partOfBundle = await order({ programIds: [bundled[0]!.id] });
  const seat = await order({ ticketIds: [webinar.ticketId] });
  expect(await flagsOf(learner)).toEqual({
    Program: whole.orderId,
    Bundle: partOfBundle.orderId,
    Webinar: seat.orderId,
  });
  await operator.call(cart.add, { body: { type: 'Program', programId: program.id } });
  expect(await flagsOf(operator)).toEqual({ Program: null });
});

test('a different quantity is the buyer’s choice, and not a changed price', async () => {
  const { learner, webinar } = await fullCart();
  const book = await newTicket(app, webinar.id, {
    kind: 'additional',
    title: 'Buku saku',
    price: 75_000,
    perOrder: 3,
    perUser: 3,
  });
  const { id } = await learner.call(cart.add, { body: { type: 'Ticket', ticketId: book.id } });
  await learner.call(cart.setQuantity, { params: { id }, body: { quantity: 3 } });
  expect(await flagsOf(learner)).toMatchObject({ Ticket: null });
  await app.db.ticket.update({ where: { id: book.id }, data: { price: 80_000 } });
  expect(await flagsOf(learner)).toMatchObject({ Ticket: 225_000 });
});

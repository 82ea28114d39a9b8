import { transaction } from '@sinau/api-client';
import type { PaymentMethodCode } from '@sinau/contracts/commerce/transaction/transaction.schemas';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { minutes } from '../../platform/clock.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { publishedProgram } from '../../testing/classes.ts';
import { startFakeMidtrans, type FakeMidtrans } from '../../testing/fake-midtrans.ts';
import { newTicket, publishedBundle, publishedWebinar } from '../../testing/marketplace.ts';
import { paymentsOf } from '../../testing/payments.ts';
import { newPerson, scene, type Person } from '../../testing/scene.ts';

let app: AppUnderTest;
let midtrans: FakeMidtrans;
let payments: ReturnType<typeof paymentsOf>;
beforeAll(async () => {
  midtrans = await startFakeMidtrans();
  app = await startApp({ settings: midtrans.settings });
  payments = paymentsOf(app, midtrans);
});
afterEach(() => void Object.assign(midtrans.behaviour, { isDown: false, whenAsked: async () => undefined }));
afterAll(async () => {
  await app.stop();
  await midtrans.stop();
});

const changed = (id: string, paymentMethod: PaymentMethodCode) => ({ params: { id }, body: { paymentMethod } });
const change = (person: Person, { id }: { id: string }, method: PaymentMethodCode = 'card') =>
  person.call(transaction.changeMethod, changed(id, method));
const orderOf = (person: Person, { id }: { id: string }) => person.call(transaction.detail, { query: { id } });
const storedLines = (orderId: string) =>
  app.db.orderLine.findMany({ where: { orderId }, orderBy: { id: 'asc' }, omit: { id: true, orderId: true } });

/** Waiting order with a bundle, and a seat with two additional tickets. */
async function fullOrder() {
  const people = await scene(app);
  const webinar = await publishedWebinar(app, people.partner);
  await app.db.seatStock.update({ where: { classId: webinar.id }, data: { quota: 1 } });
  const book = await newTicket(app, webinar.id, {
    kind: 'additional',
    title: 'Buku saku',
    price: 75_000,
    perOrder: 3,
    perUser: 3,
    quota: 2,
  });
  const classes = [await publishedProgram(app, people.partner), await publishedProgram(app, people.partner)];
  const bundle = await publishedBundle(app, people.partner, { classIds: classes.map(({ id }) => id) });
  const placed = await payments.place(people.learner, {
    bundleIds: [bundle.id],
    ticketIds: [webinar.ticketId, book.id, book.id],
  });
  return { ...people, webinar, book, classes, placed };
}

test('one call closes the old payment and opens another: lines, prices, stock and deadline stay', async () => {
  const { learner, partner, placed, webinar } = await fullOrder();
  const before = { lines: await storedLines(placed.id), order: await orderOf(learner, placed) };
  // Neither a new price nor a class that is no longer sold changes the order.
  await app.db.class.updateMany({
    where: { mitraId: partner.mitraId, kind: 'program' },
    data: { salePrice: 1_000_000, archiveAt: app.clock.now() },
  });
  app.clock.advance(minutes(20));

  const next = await change(learner, placed);
  expect(next).toMatchObject({ status: 'PENDING', redirectUrl: expect.stringContaining(midtrans.url) });
  expect(midtrans.opened.at(-1)).toMatchObject({
    transaction_details: { order_id: next.orderId, gross_amount: before.order.total },
    enabled_payments: ['credit_card'],
  });
  expect(await storedLines(next.id)).toEqual(before.lines);
  expect(await orderOf(learner, next)).toMatchObject({
    total: before.order.total,
    expiresAt: before.order.expiresAt,
    paymentMethod: { code: 'card' },
  });
  expect(await orderOf(learner, placed)).toMatchObject({
    status: 'CANCELLED',
    replacedBy: next.orderId,
    isOrderable: false,
    timeline: [{ kind: 'placed' }, { kind: 'replaced' }],
  });
  expect(await app.db.seatStock.findUnique({ where: { classId: webinar.id } })).toMatchObject({ held: 1, sold: 0 });

  await payments.become(next.orderId, 'settlement');
  expect(await app.db.grant.count({ where: { participant: { userId: learner.id } } })).toBe(3);
  expect(
    (await app.db.ticket.findMany({ where: { classId: webinar.id }, orderBy: { price: 'desc' } })).map(
      ({ held, sold }) => [held, sold],
    ),
  ).toEqual([
    [0, 1],
    [0, 2],
  ]);
});

test('ten concurrent calls make one order, and all return its page', async () => {
  const { learner, placed } = await fullOrder();
  const answers = await Promise.all(Array.from({ length: 10 }, () => change(learner, placed)));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await app.db.order.count({ where: { userId: learner.id } })).toBe(2);
});

test('the payment method already chosen returns the page that is open', async () => {
  const { learner, placed } = await fullOrder();
  expect(await change(learner, placed, 'qris')).toEqual(placed);
  expect(await app.db.order.count({ where: { userId: learner.id } })).toBe(1);
});

test('an order whose page could not be opened is opened by the same call', async () => {
  const { learner, placed } = await fullOrder();
  midtrans.behaviour.isDown = true;
  expect(await learner.attempt(transaction.changeMethod, changed(placed.id, 'card'))).toMatchObject({
    code: 'payment_unavailable',
  });
  expect(await orderOf(learner, placed)).toMatchObject({ status: 'PENDING' });

  midtrans.behaviour.isDown = false;
  // The gateway fails after it was asked, and before it opens the new page.
  midtrans.behaviour.whenAsked = async () => void (midtrans.behaviour.isDown = true);
  expect(await learner.attempt(transaction.changeMethod, changed(placed.id, 'card'))).toMatchObject({
    code: 'payment_unavailable',
  });
  Object.assign(midtrans.behaviour, { isDown: false, whenAsked: async () => undefined });
  const opened = await change(learner, placed);
  expect(opened.redirectUrl).toContain(midtrans.url);
  expect(await app.db.order.count({ where: { userId: learner.id } })).toBe(2);
});

test('an order that was just paid is not closed but delivered', async () => {
  const { learner, placed } = await fullOrder();
  midtrans.become(placed.orderId, 'settlement');
  expect(await learner.attempt(transaction.changeMethod, changed(placed.id, 'card'))).toMatchObject({
    status: 409,
    code: 'order_not_pending',
  });
  expect(await orderOf(learner, placed)).toMatchObject({ status: 'SUCCESS' });
});

test('an order under review, past its deadline, closed, or of another user cannot be paid in another way', async () => {
  const { learner, placed } = await fullOrder();
  const refusal = (person: Person) => person.attempt(transaction.changeMethod, changed(placed.id, 'card'));
  expect(await refusal(await newPerson(app))).toMatchObject({ status: 404, code: 'not_found' });
  await app.db.order.update({ where: { id: placed.id }, data: { status: 'REVIEW' } });
  expect(await refusal(learner)).toMatchObject({ code: 'payment_in_review' });
  await app.db.order.update({ where: { id: placed.id }, data: { status: 'PENDING', expiresAt: app.clock.now() } });
  expect(await refusal(learner)).toMatchObject({ code: 'order_not_pending' });
  await app.runJob('transaction.check');
  expect(await refusal(learner)).toMatchObject({ code: 'order_not_pending' });
  expect(await app.db.order.count({ where: { userId: learner.id } })).toBe(1);
});

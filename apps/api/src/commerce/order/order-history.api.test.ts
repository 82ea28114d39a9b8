import { randomUUID } from 'node:crypto';
import { transaction } from '@sinau/api-client';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { hours, later, minutes } from '../../platform/clock.ts';
import type { MailMessage } from '../../platform/mail/define-mail.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { enrolled, publishedProgram } from '../../testing/classes.ts';
import { countQueries } from '../../testing/count-queries.ts';
import { startFakeMidtrans, type FakeMidtrans } from '../../testing/fake-midtrans.ts';
import { publishedWebinar } from '../../testing/marketplace.ts';
import { paymentsOf } from '../../testing/payments.ts';
import { scene, type Person } from '../../testing/scene.ts';

let app: AppUnderTest;
let midtrans: FakeMidtrans;
let payments: ReturnType<typeof paymentsOf>;
beforeAll(async () => {
  midtrans = await startFakeMidtrans();
  app = await startApp({ settings: midtrans.settings });
  payments = paymentsOf(app, midtrans);
});
afterEach(() => void Object.assign(midtrans.behaviour, { isDown: false }));
afterAll(async () => {
  await app.stop();
  await midtrans.stop();
});

const orderOf = (person: Person, id: string) => person.call(transaction.detail, { query: { id } });
const kindsOf = async (person: Person, id: string) => (await orderOf(person, id)).timeline.map(({ kind }) => kind);
const waiting = async (price = 150_000) => {
  const people = await scene(app);
  const program = await publishedProgram(app, people.partner, { salePrice: price });
  return { ...people, program, ...(await payments.place(people.learner, { programIds: [program.id] })) };
};

test(
  'the events of an order are listed in their order of time, with each payment attempt and its method',
  { tags: 'night' },
  async () => {
    const { learner, id, orderId } = await waiting();
    await payments.become(orderId, 'pending');
    await payments.become(orderId, 'deny');
    await payments.become(orderId, 'pending', { transaction_id: randomUUID() });
    await payments.become(orderId, 'settlement');
    const { timeline, attempts, invoice } = await orderOf(learner, id);
    expect(timeline.map(({ kind, method }) => [kind, method])).toEqual(
      ['placed', 'pending', 'refused', 'pending', 'paid'].map((kind) => [kind, 'QRIS']),
    );
    expect(timeline.map(({ at }) => at)).toEqual(timeline.map(({ at }) => at).toSorted());
    expect(attempts).toEqual([
      { state: 'refused', method: 'QRIS', at: timeline[2]!.at },
      { state: 'paid', method: 'QRIS', at: timeline[4]!.at },
    ]);
    expect(invoice).toEqual({ number: expect.stringMatching(/^INV\/\d{4}\/\d{6}$/), issuedAt: expect.any(String) });
  },
);

test('the same refusal reported twice is one event, and one mail', async () => {
  const { learner, id, orderId } = await waiting();
  await payments.become(orderId, 'deny');
  await payments.become(orderId, 'deny');
  expect(await kindsOf(learner, id)).toEqual(['placed', 'refused']);
  const mails = await app.queued<MailMessage>('mail.send');
  expect(mails.filter(({ to }) => to === learner.email).map(({ template }) => template)).toEqual([
    'order_placed',
    'payment_failed',
  ]);
});

test('an order shows how it ended, and that its money is owed and was paid back', { tags: 'night' }, async () => {
  const cancelled = await waiting();
  await cancelled.learner.call(transaction.cancel, { params: { id: cancelled.id } });
  expect(await kindsOf(cancelled.learner, cancelled.id)).toEqual(['placed', 'cancelled']);

  const refused = await waiting();
  await payments.become(refused.orderId, 'settlement', { gross_amount: '149999.00' });
  await app.runJob('transaction.payRefunds');
  expect(await kindsOf(refused.learner, refused.id)).toEqual(['placed', 'failed', 'refund_due', 'refund_paid']);

  const taken = await waiting();
  await payments.become(taken.orderId, 'settlement');
  await payments.become(taken.orderId, 'refund');
  expect(await kindsOf(taken.learner, taken.id)).toEqual(['placed', 'paid', 'refunded', 'refund_paid']);

  const late = await waiting();
  app.clock.advance(hours(25));
  await app.runJob('transaction.check');
  app.clock.advance(-hours(25));
  expect(await kindsOf(late.learner, late.id)).toEqual(['placed', 'expired']);
});

test('a free order is delivered immediately, without a payment attempt', async () => {
  const { learner, id } = await waiting(0);
  const { timeline, attempts, invoice } = await orderOf(learner, id);
  expect([timeline.map(({ kind }) => kind), attempts, invoice]).toEqual([['placed', 'paid'], [], null]);
});

test('ordering again is offered only where all of the order is still available', async () => {
  const { learner, partner, program, id } = await waiting();
  const isOrderable = async (of = id) => (await orderOf(learner, of)).isOrderable;
  expect(await isOrderable()).toBe(false);
  await learner.call(transaction.cancel, { params: { id } });
  expect(await isOrderable()).toBe(true);
  await app.db.class.update({ where: { id: program.id }, data: { archiveAt: app.clock.now() } });
  expect(await isOrderable()).toBe(false);
  await app.db.class.update({ where: { id: program.id }, data: { archiveAt: null } });
  await enrolled(app, learner, program);
  expect(await isOrderable()).toBe(false);

  const webinar = await publishedWebinar(app, partner);
  const seat = await payments.place(learner, { ticketIds: [webinar.ticketId] });
  await learner.call(transaction.cancel, { params: { id: seat.id } });
  expect(await isOrderable(seat.id)).toBe(true);
  const past = { startsAt: later(new Date(), -hours(2)), endsAt: later(new Date(), -minutes(1)) };
  await app.db.class.update({ where: { id: webinar.id }, data: past });
  expect(await isOrderable(seat.id)).toBe(false);
});

test('the history is searched and filtered like the list, and is the older shape with more fields', async () => {
  const { learner, partner, program, id, orderId } = await waiting();
  const other = await publishedProgram(app, partner, { title: 'Wawancara Mendalam' });
  await payments.pay(learner, { programIds: [other.id] });
  const found = async (query: object) => (await learner.call(transaction.history, { query })).list.map((one) => one.id);
  expect(await found({ keyword: orderId })).toEqual([id]);
  expect(await found({ keyword: 'wawancara' })).toHaveLength(1);
  expect(await found({ filter: { status: 'PENDING' } })).toEqual([id]);
  expect(await found({ keyword: program.title, filter: { status: 'SUCCESS' } })).toEqual([]);

  const [older] = (await learner.call(transaction.list, { query: { keyword: orderId } })).list;
  const [newer] = (await learner.call(transaction.history, { query: { keyword: orderId } })).list;
  expect(newer).toMatchObject(older!);
  expect(Object.keys(newer!).filter((key) => !(key in older!))).toEqual([
    'attempts',
    'timeline',
    'invoice',
    'replacedBy',
    'isOrderable',
  ]);
});

test('the history costs as many statements for ten orders as for one', { tags: 'night' }, async () => {
  const { learner, partner } = await scene(app);
  const history = () => countQueries(() => learner.call(transaction.history));
  const buy = async () => payments.pay(learner, { programIds: [(await publishedProgram(app, partner)).id] });
  await buy();
  const one = await history();
  for (let count = 0; count < 9; count += 1) await buy();
  expect(await history()).toBe(one);
});

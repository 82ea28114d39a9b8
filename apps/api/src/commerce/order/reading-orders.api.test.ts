import { cart, live, payment, refund, transaction, webinar } from '@sinau/api-client';
import type { CheckoutItems } from '@sinau/contracts/commerce/cart/cart.schemas';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { publishedProgram } from '../../testing/classes.ts';
import { costOf } from '../../testing/count-queries.ts';
import { newTicket, publishedBundle, publishedWebinar } from '../../testing/marketplace.ts';
import { scene, type PartnerPerson, type Person } from '../../testing/scene.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp({ withWorkers: true });
});
afterAll(() => app.stop());

/** Creates a program, a bundle of two, and a webinar with an additional ticket. */
async function offers(partner: PartnerPerson) {
  const [alone, ...held] = await Promise.all([1, 2, 3].map(() => publishedProgram(app, partner)));
  const bundle = await publishedBundle(app, partner, { classIds: held.map(({ id }) => id) });
  const { id, ticketId } = await publishedWebinar(app, partner);
  const book = await newTicket(app, id, { kind: 'additional', price: 75_000, position: 1, perOrder: 2, perUser: 2 });
  return { programId: alone!.id, bundleId: bundle.id, webinarId: id, ticketId, bookId: book.id };
}
type Offers = Awaited<ReturnType<typeof offers>>;

async function buy(person: Person, items: Partial<CheckoutItems>, paymentMethod: 'qris' | 'bank_transfer' = 'qris') {
  const placed = await person.call(transaction.create, { body: { ...items, paymentMethod } });
  await person.call(payment.simulate, {
    params: { id: placed.redirectUrl!.split('/').at(-1)! },
    body: { outcome: 'settlement' },
  });
  const detail = () => person.call(transaction.detail, { query: { id: placed.id } });
  await vi.waitFor(async () => expect(await detail()).toMatchObject({ status: 'SUCCESS' }), 30_000);
  return { ...placed, detail };
}
const everything = ({ programId, bundleId, ticketId, bookId }: Offers) => ({
  programIds: [programId],
  bundleIds: [bundleId],
  ticketIds: [ticketId, bookId, bookId],
});

test(
  'orders, one order, the cart and a quote are read in six statements at most, however much they hold',
  { tags: 'night' },
  async () => {
    const { learner, partner } = await scene(app);
    const fill = async (one: Offers) => {
      await learner.call(cart.add, { body: { type: 'Program', programId: one.programId } });
      await learner.call(cart.add, { body: { type: 'Bundle', bundleId: one.bundleId } });
      await learner.call(cart.add, { body: { type: 'Webinar', webinarId: one.webinarId, ticketId: one.ticketId } });
      await learner.call(cart.add, { body: { type: 'Ticket', ticketId: one.bookId, quantity: 2 } });
    };
    const chosen: Offers[] = [await offers(partner)];
    const cost = async (orderId: string) => ({
      history: await costOf(() => learner.call(transaction.list, { query: { perPage: 100 } })),
      alias: await costOf(() => learner.send('GET', '/user/transaction-history?perPage=100')),
      detail: await costOf(() => learner.call(transaction.detail, { query: { id: orderId } })),
      cart: await costOf(() => learner.call(cart.list, { query: { perPage: 2 } })),
      quote: await costOf(() =>
        learner.call(cart.listCheckout, {
          body: {
            programIds: chosen.map(({ programId }) => programId),
            bundleIds: chosen.map(({ bundleId }) => bundleId),
            ticketIds: chosen.flatMap(({ ticketId, bookId }) => [ticketId, bookId]),
          },
        }),
      ),
    });

    const { programId } = await offers(partner);
    const single = await buy(learner, { programIds: [programId] });
    await fill(chosen[0]!);
    const forOne = await cost(single.id);

    for (let count = 0; count < 3; count += 1) await buy(learner, everything(await offers(partner)));
    const big = await Promise.all([offers(partner), offers(partner)]);
    const last = await buy(learner, {
      programIds: big.map((one) => one.programId),
      bundleIds: big.map((one) => one.bundleId),
      ticketIds: big.flatMap((one) => [one.ticketId, one.bookId]),
    });
    for (let count = 0; count < 2; count += 1) {
      const more = await offers(partner);
      await fill(more);
      chosen.push(more);
    }
    const forMany = await cost(last.id);

    expect(Math.max(...Object.values(forMany))).toBeLessThanOrEqual(6);
    expect(forMany).toEqual(forOne);
    expect((await learner.call(transaction.list)).list.map(({ lines }) => lines.length)).toEqual([10, 5, 5, 5, 1]);
  },
);

test('an order shows line by line what is refunded, why, and when it was paid', async () => {
  const { learner, partner, operator } = await scene(app);
  const one = await offers(partner);
  const { id, orderId, detail } = await buy(
    learner,
    { programIds: [one.programId], ticketIds: [one.ticketId, one.bookId] },
    'bank_transfer',
  );
  expect((await detail()).lines.map(({ refund }) => refund)).toEqual([null, null, null]);

  const { sessions } = await partner.call(webinar.mineDetail, { params: { id: one.webinarId } });
  await partner.call(live.cancel, { params: { id: sessions[0]!.lesson!.id }, body: { reason: 'Pembicara sakit' } });
  await vi.waitFor(async () => expect(await detail()).toMatchObject({ status: 'PARTIALLY_REFUNDED' }), 30_000);
  const owed = { reason: 'webinar_cancelled', refundedAt: null, reference: null };
  expect((await detail()).lines).toMatchObject([
    { type: 'Program', refund: null },
    { type: 'Webinar', refund: { ...owed, amount: 150_000 } },
    { type: 'Ticket', refund: { ...owed, amount: 75_000 } },
  ]);

  // The bank takes no refund, so operators transfer it.
  const refundsOf = () => operator.call(transaction.refunds, { query: { keyword: orderId, filter: { way: 'bank' } } });
  await vi.waitFor(async () => expect(await refundsOf()).toMatchObject({ total: 2 }), 30_000);
  const { list } = await refundsOf();
  const ofSeat = list.find(({ amount }) => amount === 150_000)!;
  await app.db.bank.create({ data: { code: '014', name: 'Bank Central Asia (BCA)' } });
  const account = { bankCode: '014', accountNumber: '1234567890', holder: 'Sekar Ayu' };
  await learner.call(refund.saveAccount, { params: { id }, body: account });
  await operator.call(transaction.markRefunded, { params: { id: ofSeat.id }, body: { reference: 'TRF-0042' } });
  const history = await learner.call(transaction.list, { query: { filter: { status: ['PARTIALLY_REFUNDED'] } } });
  expect(history.list.find((order) => order.id === id)!.lines.map(({ refund }) => refund)).toEqual([
    null,
    expect.objectContaining({ amount: 150_000, reference: 'TRF-0042', refundedAt: expect.any(String) }),
    expect.objectContaining({ amount: 75_000, reference: null, refundedAt: null }),
  ]);
});

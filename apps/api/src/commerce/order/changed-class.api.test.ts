import { cart, learning, transaction } from '@sinau/api-client';
import { casesOfRun } from '@sinau/test-kit/full-run';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { publishedProgram } from '../../testing/classes.ts';
import { startFakeMidtrans, type FakeMidtrans } from '../../testing/fake-midtrans.ts';
import { publishedBundle, publishedWebinar } from '../../testing/marketplace.ts';
import { paymentsOf } from '../../testing/payments.ts';
import { scene } from '../../testing/scene.ts';

let app: AppUnderTest;
let midtrans: FakeMidtrans;
let payments: ReturnType<typeof paymentsOf>;
beforeAll(async () => {
  midtrans = await startFakeMidtrans();
  app = await startApp({ settings: midtrans.settings });
  payments = paymentsOf(app, midtrans);
});
afterAll(async () => {
  await app.stop();
  await midtrans.stop();
});

const changes = {
  archived: { archiveAt: new Date() },
  suspended: { suspendedAt: new Date(), suspensionReason: 'Sedang ditinjau' },
  repriced: { salePrice: 990_000, normalPrice: null, promotionEndsAt: null },
  renamed: { title: 'Judul yang sama sekali lain' },
  'sent back for changes': { statusApprove: 'revision' },
} as const;

test.each(casesOfRun(Object.entries(changes), 3))(
  'an ordered class is granted at the price of the order, though it was %s before the payment',
  async (_, data) => {
    const { learner, partner } = await scene(app);
    const classes = [await publishedProgram(app, partner), await publishedProgram(app, partner)];
    const webinar = await publishedWebinar(app, partner);
    const bundle = await publishedBundle(app, partner, {
      classIds: [classes[1]!.id, (await publishedProgram(app, partner)).id],
    });
    const { id, orderId } = await payments.place(learner, {
      programIds: [classes[0]!.id],
      bundleIds: [bundle.id],
      ticketIds: [webinar.ticketId],
    });
    const ordered = await learner.call(transaction.detail, { query: { id } });

    await app.db.class.updateMany({ where: { mitraId: partner.mitraId }, data });
    await app.db.ticket.update({
      where: { id: webinar.ticketId },
      data: { price: 880_000, archivedAt: app.clock.now() },
    });
    await app.db.bundle.update({ where: { id: bundle.id }, data: { salePrice: 770_000, archiveAt: app.clock.now() } });
    await payments.become(orderId, 'settlement');

    const paid = await learner.call(transaction.detail, { query: { id } });
    expect(paid).toMatchObject({ status: 'SUCCESS', total: ordered.total, refundDueAt: null });
    expect(paid.lines.map((line) => [line.title, line.paid])).toEqual(
      ordered.lines.map((line) => [line.title, line.paid]),
    );
    expect((await learner.call(learning.myClass, { params: { id: 'me' } })).total).toBe(4);
  },
);

test('a price that changed since the page was shown is reported before anything is ordered', async () => {
  const { learner, partner } = await scene(app);
  const program = await publishedProgram(app, partner);
  await learner.call(cart.add, { body: { type: 'Program', programId: program.id } });
  const { total } = await learner.call(cart.listCheckout, { body: { programIds: [program.id] } });
  await app.db.class.update({ where: { id: program.id }, data: { salePrice: 175_000 } });

  const body = { programIds: [program.id], paymentMethod: 'qris', total } as const;
  expect(await learner.attempt(transaction.create, { body: { ...body, programIds: [program.id] } })).toMatchObject({
    status: 409,
    code: 'price_changed',
  });
  expect(await app.db.order.count({ where: { userId: learner.id } })).toBe(0);
  expect((await learner.call(cart.list)).list).toMatchObject([{ salePrice: 175_000, previousPrice: 150_000 }]);
});

test.each([
  ['a price of one own', { price: 1 }],
  ['a price within a line', { lines: [{ paid: 1 }] }],
  ['a discount', { discount: 149_999 }],
  ['another buyer', { userId: '0198f1c0-0000-7000-8000-000000000000' }],
])('a checkout that names %s is refused, and names it', async (_, extra) => {
  const { learner, partner } = await scene(app);
  const program = await publishedProgram(app, partner);
  const [name] = Object.keys(extra);
  const { body } = await learner.send('POST', '/transaction/create', {
    programIds: [program.id],
    paymentMethod: 'qris',
    ...extra,
  });
  expect(body).toMatchObject({ status: 422, error: { fields: { [name!]: expect.any(String) } } });
  expect(await app.db.order.count({ where: { userId: learner.id } })).toBe(0);
});

import { cart, transaction } from '@sinau/api-client';
import { priceLine } from '@sinau/contracts/commerce/transaction/pricing.rules';
import type { PaymentMethodCode } from '@sinau/contracts/commerce/transaction/transaction.schemas';
import { isFullRun } from '@sinau/test-kit/full-run';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { later, minutes } from '../../platform/clock.ts';
import type { MailMessage } from '../../platform/mail/define-mail.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { startFakeMidtrans, type FakeMidtrans } from '../../testing/fake-midtrans.ts';
import { countQueries } from '../../testing/count-queries.ts';
import { enrolled, newProgram, publishedProgram } from '../../testing/classes.ts';
import { newPerson, scene, type PartnerPerson, type Person } from '../../testing/scene.ts';

let app: AppUnderTest;
let midtrans: FakeMidtrans;
beforeAll(async () => {
  midtrans = await startFakeMidtrans();
  app = await startApp({ settings: { ...midtrans.settings, DATABASE_POOL_SIZE: '10' } });
});
afterEach(() => void Object.assign(midtrans.behaviour, { isDown: false, whenAsked: async () => undefined }));
afterAll(async () => {
  await app.stop();
  await midtrans.stop();
});

interface Bought {
  id: string;
}
const checkout = (programs: readonly Bought[], paymentMethod: PaymentMethodCode = 'qris') => ({
  body: { programIds: programs.map(({ id }) => id), paymentMethod },
});
const checkoutItemsOf = (...programs: Bought[]) => ({ body: { programIds: programs.map(({ id }) => id) } });
const order = (person: Person, ...programs: Bought[]) => person.call(transaction.create, checkout(programs));
const several = (partner: PartnerPerson, count: number) =>
  Promise.all(Array.from({ length: count }, () => publishedProgram(app, partner)));
const ordersOf = (person: Person) => app.db.order.findMany({ where: { userId: person.id }, include: { lines: true } });

test('an order is stored with its arithmetic, opened at the gateway, and shown to its buyer', async () => {
  const { learner, partner } = await scene(app);
  const [lead, interview] = [
    await publishedProgram(app, partner),
    await publishedProgram(app, partner, { title: 'Wawancara', salePrice: 99_999 }),
  ];
  const placed = await order(learner, lead, interview);

  const page = midtrans.opened.at(-1)!;
  expect(page).toMatchObject({
    transaction_details: { order_id: placed.orderId, gross_amount: 249_999 },
    customer_details: { email: learner.email },
    enabled_payments: ['other_qris'],
  });
  expect(placed).toEqual({
    id: expect.any(String),
    orderId: expect.stringMatching(/^SN-\d{6}-[0-9A-Z]{8}$/),
    status: 'PENDING',
    redirectUrl: expect.stringContaining(midtrans.url),
  });
  expect((await ordersOf(learner))[0]!.lines.map(({ paid, fee, mitraShare }) => [paid, fee, mitraShare])).toEqual([
    [150_000, 30_000, 120_000],
    [99_999, 20_000, 79_999],
  ]);

  const detail = await learner.call(transaction.detail, { query: { order_id: placed.orderId } });
  expect(detail).toMatchObject({
    ...placed,
    total: 249_999,
    paymentMethod: { code: 'qris', title: 'QRIS' },
    paidAt: null,
    lines: [
      { type: 'Program', id: lead.id, title: lead.title, listPrice: 150_000, paid: 150_000 },
      { title: 'Wawancara', mitra: { id: partner.mitraId } },
    ],
  });
  expect(Date.parse(detail.expiresAt) - Date.parse(detail.createdAt)).toBe(24 * 3_600_000);
  expect(await learner.call(transaction.detail, { query: { id: placed.id } })).toEqual(detail);
});

test('one checkout sent ten times concurrently makes one order, and all calls return it', async () => {
  const { learner, partner } = await scene(app);
  const programs = await several(partner, 2);
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, turn) => order(learner, ...(turn % 2 ? programs : programs.toReversed()))),
  );
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await ordersOf(learner)).toHaveLength(1);
  expect(await order(learner, ...programs)).toEqual(answers[0]);
});

test('a class waits in one order at a time, and the refusal names that order', async () => {
  const { learner, partner } = await scene(app);
  const [lead, interview] = await several(partner, 2);
  const { id, orderId } = await order(learner, lead!);
  const inTheWay = { status: 409, code: 'order_pending_exists', fields: { id, orderId } };
  expect(await learner.attempt(transaction.create, checkout([lead!, interview!]))).toMatchObject(inTheWay);
  expect(await learner.attempt(transaction.create, checkout([lead!], 'card'))).toMatchObject(inTheWay);
  await app.db.class.update({ where: { id: lead!.id }, data: { salePrice: 90_000 } });
  expect(await learner.attempt(transaction.create, checkout([lead!]))).toMatchObject(inTheWay);
  expect(await ordersOf(learner)).toHaveLength(1);
  expect(await order(await newPerson(app), lead!)).toMatchObject({ status: 'PENDING' });
});

test('a checkout lists the waiting orders that hold a class of it', async () => {
  const { learner, partner } = await scene(app);
  const [lead, interview, other] = await several(partner, 3);
  const pendingOf = async (...programs: Bought[]) =>
    (await learner.call(cart.listCheckout, { body: { programIds: programs.map(({ id }) => id) } })).pendingOrders;
  expect(await pendingOf(lead!)).toEqual([]);

  const placed = await order(learner, lead!);
  const pending = {
    id: placed.id,
    orderId: placed.orderId,
    total: 150_000,
    paymentMethod: 'QRIS',
    expiresAt: expect.any(String),
    redirectUrl: placed.redirectUrl,
    isInReview: false,
    isSame: true,
  };
  expect(await pendingOf(lead!)).toEqual([pending]);
  expect(await pendingOf(lead!, interview!)).toEqual([{ ...pending, isSame: false }]);
  expect(await pendingOf(other!)).toEqual([]);
  const second = await order(learner, interview!);
  expect((await pendingOf(lead!, interview!)).map(({ id }) => id)).toEqual([placed.id, second.id]);

  await app.db.order.update({ where: { id: placed.id }, data: { status: 'REVIEW' } });
  expect(await pendingOf(lead!)).toEqual([{ ...pending, isInReview: true, redirectUrl: null }]);
  expect(await (await newPerson(app)).call(cart.listCheckout, checkoutItemsOf(lead!))).toMatchObject({
    pendingOrders: [],
  });
});

test('one call changes how a waiting order is paid: the order is closed, and a new one replaces it', async () => {
  const { learner, partner } = await scene(app);
  const programs = await several(partner, 2);
  const first = await order(learner, programs[0]!);
  midtrans.become(first.orderId, 'pending');
  const replace = { body: { ...checkout(programs, 'card').body, replaces: [first.id], total: 300_000 } };

  const second = await learner.call(transaction.create, replace);
  expect(second).toMatchObject({ status: 'PENDING', redirectUrl: expect.any(String) });
  expect(second.id).not.toBe(first.id);
  await app.runQueued('transaction.closeReplaced');
  expect(midtrans.notification(first.orderId)).toMatchObject({ transaction_status: 'cancel' });
  expect(await learner.call(transaction.detail, { query: { id: first.id } })).toMatchObject({ status: 'CANCELLED' });
  expect(midtrans.opened.at(-1)).toMatchObject({ enabled_payments: ['credit_card'] });
  // Sent again, it finds the order that it placed.
  expect(await learner.call(transaction.create, replace)).toEqual(second);
  expect(await ordersOf(learner)).toHaveLength(2);
});

test('a waiting order is not given up for an order that cannot be placed', async () => {
  const { learner, partner } = await scene(app);
  const [lead] = await several(partner, 1);
  const { id, orderId } = await order(learner, lead!);
  const replacing = (changes: object) => ({ body: { ...checkout([lead!], 'card').body, replaces: [id], ...changes } });

  expect(await learner.attempt(transaction.create, replacing({ total: 1 }))).toMatchObject({ code: 'price_changed' });
  const stranger = await newPerson(app);
  expect(await stranger.attempt(transaction.create, replacing({}))).toMatchObject({ status: 404, code: 'not_found' });
  midtrans.behaviour.isDown = true;
  expect(await learner.attempt(transaction.create, replacing({}))).toMatchObject({ code: 'payment_unavailable' });
  midtrans.behaviour.isDown = false;
  midtrans.become(orderId, 'capture', { status_code: '201', fraud_status: 'challenge' });
  expect(await learner.attempt(transaction.create, replacing({}))).toMatchObject({ code: 'payment_in_review' });
  midtrans.become(orderId, 'settlement');
  await app.runJob('transaction.check');
  expect(await ordersOf(learner)).toHaveLength(1);
});

test('an order that was just paid is not replaced but delivered', async () => {
  const { learner, partner } = await scene(app);
  const [lead] = await several(partner, 1);
  const { id, orderId } = await order(learner, lead!);
  midtrans.become(orderId, 'settlement');
  expect(
    await learner.attempt(transaction.create, { body: { ...checkout([lead!], 'card').body, replaces: [id] } }),
  ).toMatchObject({ status: 409, code: 'order_not_pending' });
  expect(await learner.call(transaction.detail, { query: { id } })).toMatchObject({ status: 'SUCCESS' });
});

test('an order waits until its deadline, and from that instant on blocks the same checkout', async () => {
  const { learner, partner } = await scene(app);
  const [lead] = await several(partner, 1);
  const { id } = await order(learner, lead!);
  await app.db.order.update({ where: { id }, data: { expiresAt: new Date(app.clock.now().getTime() - 1) } });
  expect(await learner.attempt(transaction.create, checkout([lead!]))).toMatchObject({ code: 'order_pending_exists' });
});

test('deleting a class while it is ordered refuses one of the two requests, and neither fails', async () => {
  const { partner } = await scene(app);
  // Rounds alternate between a class that costs something and a free one.
  for (let round = 0; round < (isFullRun ? 8 : 2); round += 1) {
    const buyers = await Promise.all([newPerson(app), newPerson(app), newPerson(app)]);
    const program = await publishedProgram(app, partner, { salePrice: round % 2 ? 0 : 150_000 });
    const [removed, ...placed] = await Promise.all([
      partner.send('DELETE', `/user/program/${program.id}`),
      ...buyers.map((buyer) => buyer.send('POST', '/transaction/create', checkout([program]).body)),
    ]);
    const statuses = placed.map(({ status }) => status);
    if (removed.status === 200) expect(statuses).toEqual([404, 404, 404]);
    else expect([removed.status, ...statuses]).toEqual([409, 200, 200, 200]);
  }
});

test('three orders may wait for their payment, also when five are placed concurrently', async () => {
  const { learner, partner } = await scene(app);
  const outcomes = await Promise.allSettled((await several(partner, 5)).map((program) => order(learner, program)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  expect(await learner.attempt(transaction.create, checkout(await several(partner, 1)))).toMatchObject({
    status: 409,
    code: 'too_many_pending_orders',
  });
  expect(await learner.call(transaction.list)).toMatchObject({ total: 3 });
});

test('a free class can be ordered beside three waiting orders', async () => {
  const { learner, partner } = await scene(app);
  for (const program of await several(partner, 3)) await order(learner, program);
  expect(await order(learner, await publishedProgram(app, partner, { salePrice: 0 }))).toMatchObject({
    status: 'SUCCESS',
  });
});

test('an order at another price than the page showed is refused', async () => {
  const { learner, partner } = await scene(app);
  const program = await publishedProgram(app, partner, { salePrice: 0 });
  const shown = (total: number) => ({ body: { ...checkout([program]).body, total } });
  await app.db.class.update({ where: { id: program.id }, data: { salePrice: 90_000 } });
  expect(await learner.attempt(transaction.create, shown(0))).toMatchObject({ status: 409, code: 'price_changed' });
  expect(await ordersOf(learner)).toEqual([]);
  const placed = await learner.call(transaction.create, shown(90_000));
  expect(placed).toMatchObject({ status: 'PENDING' });
  expect(await learner.call(transaction.create, shown(90_000))).toEqual(placed);
});

test('an item that cannot be bought is not ordered', async () => {
  const { learner, partner } = await scene(app);
  const owned = await publishedProgram(app, partner);
  await enrolled(app, learner, owned);
  const unconfirmed = await newPerson(app, { emailVerifiedAt: null });
  const good = await publishedProgram(app, partner);
  const cases = [
    [learner, [], 422, 'checkout_empty'],
    [learner, [good, { id: '0198f1c0-0000-7000-8000-000000000000' }], 404, 'not_found'],
    [learner, [good, await newProgram(app, partner)], 404, 'not_found'],
    [learner, [await publishedProgram(app, partner, { archiveAt: new Date() })], 409, 'class_not_for_sale'],
    [learner, [good, owned], 409, 'class_already_owned'],
    [partner, [good], 409, 'own_class'],
    [unconfirmed, [good], 409, 'email_not_verified'],
  ] as const;
  for (const [person, programs, status, code] of cases) {
    const before = (await ordersOf(person)).length;
    expect(await person.attempt(transaction.create, checkout(programs))).toMatchObject({ status, code });
    expect(await ordersOf(person)).toHaveLength(before);
  }
});

test('a free order succeeds immediately, with all its effects', async () => {
  const { learner, partner } = await scene(app);
  const programs = await Promise.all(
    [1, 2].map(() => publishedProgram(app, partner, { salePrice: 0, outline: [['Satu', 'Dua']] })),
  );
  for (const { id } of programs) await learner.call(cart.add, { body: { type: 'Program', programId: id } });
  const pagesBefore = midtrans.opened.length;

  const placed = await order(learner, ...programs);
  expect(placed).toMatchObject({ status: 'SUCCESS', redirectUrl: null });
  expect(midtrans.opened).toHaveLength(pagesBefore);
  await app.runJob('enrolment.count');
  const participants = await app.db.participant.findMany({
    where: { userId: learner.id },
    include: { grants: true, sessions: { include: { lesson: true } }, class: true },
  });
  expect(participants).toHaveLength(2);
  for (const {
    grants,
    sessions,
    class: { participantCount },
  } of participants) {
    expect(grants).toHaveLength(1);
    expect(sessions.map(({ lesson, status, isRequired }) => [lesson.title, status, isRequired]).sort()).toEqual([
      ['Dua', 'pending', true],
      ['Satu', 'not_started', true],
    ]);
    expect(participantCount).toBe(1);
  }
  expect(await learner.call(cart.count)).toBe(0);
  expect(await app.queued<MailMessage>('mail.send')).toContainEqual(
    expect.objectContaining({ template: 'order_paid', to: learner.email, orderId: placed.orderId, total: 0 }),
  );
  expect(await learner.attempt(transaction.create, checkout(programs))).toMatchObject({
    status: 409,
    code: 'class_already_owned',
  });
});

test('an order without its payment page is kept, and sending the checkout again opens the page', async () => {
  const { learner, partner } = await scene(app);
  const programs = await several(partner, 1);
  midtrans.behaviour.isDown = true;
  expect(await learner.attempt(transaction.create, checkout(programs))).toMatchObject({
    status: 503,
    code: 'payment_unavailable',
  });
  expect(await learner.call(transaction.list)).toMatchObject({ list: [{ status: 'PENDING', redirectUrl: null }] });

  midtrans.behaviour.isDown = false;
  expect(await order(learner, ...programs)).toMatchObject({ status: 'PENDING', redirectUrl: expect.any(String) });
  expect(await ordersOf(learner)).toHaveLength(1);
});

test('an order without its payment page can still be paid in another way', { tags: 'night' }, async () => {
  const { learner, partner } = await scene(app);
  const programs = await several(partner, 1);
  midtrans.behaviour.isDown = true;
  await learner.attempt(transaction.create, checkout(programs, 'card'));
  midtrans.behaviour.isDown = false;

  const placed = await learner.call(transaction.create, checkout(programs, 'qris'));
  expect(midtrans.opened.at(-1)).toMatchObject({
    transaction_details: { order_id: placed.orderId },
    enabled_payments: ['other_qris'],
  });
  expect(await learner.call(transaction.list)).toMatchObject({
    list: [{ id: placed.id, redirectUrl: placed.redirectUrl, paymentMethod: { code: 'qris' } }],
    total: 1,
  });
  expect(await learner.attempt(transaction.create, checkout(programs, 'card'))).toMatchObject({
    status: 409,
    code: 'order_pending_exists',
  });
});

test('while the gateway is asked, the order is stored and nothing is locked', async () => {
  const { learner, partner } = await scene(app);
  const programs = await several(partner, 1);
  const seen: unknown[] = [];
  midtrans.behaviour.whenAsked = async (orderCode) => {
    const { rows } = await app.connections.query(
      'SELECT o.status FROM "Order" o JOIN "User" u ON u.id = o."userId" WHERE o.code = $1 FOR UPDATE NOWAIT',
      [orderCode],
    );
    const open = await app.connections.query(
      "SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in transaction%'",
    );
    seen.push({ ...rows[0], transactions: open.rows[0].count });
  };
  const { id } = await order(learner, ...programs);
  await learner.call(transaction.cancel, { params: { id } });
  // Opened; asked for its status, and cancelled.
  expect(seen).toEqual(Array.from({ length: 3 }, () => ({ status: 'PENDING', transactions: 0 })));
});

test('an abandoned checkout does not change the cart', async () => {
  const { learner, partner } = await scene(app);
  const programs = await several(partner, 2);
  for (const { id } of programs) await learner.call(cart.add, { body: { type: 'Program', programId: id } });
  const { id } = await order(learner, programs[0]!);
  expect(await learner.call(cart.count)).toBe(2);
  await learner.call(transaction.cancel, { params: { id } });
  expect(await learner.call(cart.count)).toBe(2);
});

test('orders are visible to their buyer alone', async () => {
  const { learner, partner } = await scene(app);
  const placed = await order(learner, ...(await several(partner, 1)));
  const stranger = await newPerson(app);
  expect(await stranger.attempt(transaction.detail, { query: { id: placed.id } })).toMatchObject({
    status: 404,
    code: 'not_found',
  });
  expect(await stranger.attempt(transaction.detail, { query: { order_id: placed.orderId } })).toMatchObject({
    status: 404,
  });
  expect(await stranger.attempt(transaction.cancel, { params: { id: placed.id } })).toMatchObject({ status: 404 });
  expect(await stranger.call(transaction.list)).toMatchObject({ list: [], total: 0 });
  expect(await learner.attempt(transaction.detail, {})).toMatchObject({ status: 404 });
  expect(await learner.call(transaction.detail, { query: { id: placed.id } })).toMatchObject({ status: 'PENDING' });
});

test('orders are found by status, word and day; one under review is a waiting one', async () => {
  const { learner, partner } = await scene(app);
  const programs = await several(partner, 3);
  const [first, second, third] = [
    await order(learner, programs[0]!),
    await order(learner, programs[1]!),
    await order(learner, programs[2]!),
  ];
  await app.db.order.update({ where: { id: first.id }, data: { status: 'REVIEW' } });
  await learner.call(transaction.cancel, { params: { id: third.id } });

  const found = async (query: object) =>
    (await learner.call(transaction.list, { query })).list.map(({ orderId }) => orderId);
  expect(await found({})).toEqual([third.orderId, second.orderId, first.orderId]);
  expect(await found({ filter: { status: 'PENDING' } })).toEqual([second.orderId, first.orderId]);
  expect(await found({ filter: { status: { ne: 'PENDING' } } })).toEqual([third.orderId]);
  expect(await found({ filter: { status: ['CANCELLED', 'SUCCESS'] } })).toEqual([third.orderId]);
  expect(await found({ keyword: second.orderId.slice(-6) })).toEqual([second.orderId]);
  expect(await found({ keyword: '_' })).toEqual([]);
  expect(await found({ filter: { createdAt: { gt: later(app.clock.now(), minutes(1)).toISOString() } } })).toEqual([]);
  expect(await learner.call(transaction.detail, { query: { id: first.id } })).toMatchObject({
    status: 'PENDING',
    redirectUrl: null,
  });
});

test.each([
  '/transaction/get-detail?order_id=%00',
  '/transaction/get-detail?id=bukan-id',
  '/transaction/list-by-user?filter={',
  '/transaction/list-by-user?filter={"status":"LUNAS"}',
  '/transaction/list-by-user?filter={"createdAt":"0000-01-01T00:00:00Z"}',
  '/transaction/list-by-user?filter={"createdAt":{"contains":"2026"}}',
  '/transaction/list-by-user?sort=user',
])('%s is malformed, not a defect', async (address) => {
  const { learner } = await scene(app);
  const { body } = await learner.send('GET', encodeURI(address).replace('%2500', '%00'));
  expect(body).toMatchObject({ status: 400, error: { code: 'bad_request', fields: expect.any(Object) } });
});

test('the history costs as many queries for ten orders as for one', { tags: 'night' }, async () => {
  const { learner, partner } = await scene(app);
  const cost = () => countQueries(() => learner.call(transaction.list));
  await order(learner, ...(await several(partner, 2)));
  const forOne = await cost();
  for (let count = 0; count < 9; count += 1) await enrolled(app, learner, await publishedProgram(app, partner));
  expect(await learner.call(transaction.list)).toMatchObject({ total: 10 });
  expect(await cost()).toBe(forOne);
});

test('a cancelled order is closed at the gateway, and its classes can be ordered again', async () => {
  const { learner, partner } = await scene(app);
  const programs = await several(partner, 1);
  const placed = await order(learner, ...programs);
  midtrans.become(placed.orderId, 'pending');

  expect(await learner.call(transaction.cancel, { params: { id: placed.id } })).toMatchObject({
    status: 'CANCELLED',
    redirectUrl: null,
  });
  expect(midtrans.notification(placed.orderId)).toMatchObject({ transaction_status: 'cancel' });
  expect([...midtrans.pages.values()].find(({ orderCode }) => orderCode === placed.orderId)).toMatchObject({
    isCancelled: true,
  });
  expect(await learner.attempt(transaction.cancel, { params: { id: placed.id } })).toMatchObject({
    status: 409,
    code: 'order_not_pending',
  });
  expect((await order(learner, ...programs)).id).not.toBe(placed.id);
});

test('an order that was just paid is not cancelled but delivered', async () => {
  const { learner, partner } = await scene(app);
  const placed = await order(learner, ...(await several(partner, 1)));
  midtrans.become(placed.orderId, 'settlement');
  expect(await learner.attempt(transaction.cancel, { params: { id: placed.id } })).toMatchObject({
    status: 409,
    code: 'order_not_pending',
  });
  expect(await learner.call(transaction.detail, { query: { id: placed.id } })).toMatchObject({
    status: 'SUCCESS',
    paidAt: expect.any(String),
  });
});

test('cancelling an order whose payment has just come under review says so', async () => {
  const { learner, partner } = await scene(app);
  const placed = await order(learner, ...(await several(partner, 1)));
  midtrans.become(placed.orderId, 'capture', { status_code: '201', fraud_status: 'challenge' });
  expect(await learner.attempt(transaction.cancel, { params: { id: placed.id } })).toMatchObject({
    status: 409,
    code: 'payment_in_review',
  });
  expect(midtrans.calls).not.toContain(`POST /v2/${placed.orderId}/cancel`);
  expect(midtrans.notification(placed.orderId)).toMatchObject({ transaction_status: 'capture' });
});

test('no order is cancelled while the gateway is down', async () => {
  const { learner, partner } = await scene(app);
  const placed = await order(learner, ...(await several(partner, 1)));
  midtrans.behaviour.isDown = true;
  expect(await learner.attempt(transaction.cancel, { params: { id: placed.id } })).toMatchObject({
    status: 503,
    code: 'payment_unavailable',
  });
  expect(await learner.call(transaction.detail, { query: { id: placed.id } })).toMatchObject({ status: 'PENDING' });
});

test('orders of one instant are paginated without a gap or a repetition', { tags: 'night' }, async () => {
  const { learner, partner } = await scene(app);
  const programs = await several(partner, 10);
  const createdAt = app.clock.now();
  const ids = programs.map((_, index) => `0198f1c0-0000-7000-8000-${String((index * 7) % 10).padStart(12, '0')}`);
  for (const [index, program] of programs.entries())
    await app.db.order.create({
      data: {
        id: ids[index]!,
        code: `SN-SERENTAK-${index}`,
        userId: learner.id,
        status: 'CANCELLED',
        total: 150_000,
        createdAt,
        expiresAt: createdAt,
        lines: { create: { classId: program.id, title: program.title, ...priceLine({ listPrice: 150_000 }) } },
      },
    });
  const pages = [];
  for (let page = 1; page <= 10; page += 1)
    pages.push(...(await learner.call(transaction.list, { query: { page, perPage: 1 } })).list.map(({ id }) => id));
  expect(pages).toEqual(ids.toSorted().toReversed());
});

test('a list of all rows says when it was cut at a thousand rows', async () => {
  const { learner } = await scene(app);
  const insert = (count: number) =>
    app.connections.query(
      `INSERT INTO "Order" (code, "userId", status, total, "expiresAt", "updatedAt")
       SELECT 'SN-BANYAK-' || $1 || '-' || n, $1::text::uuid, 'FAILED', 0, now(), now() FROM generate_series(1, $2::int) n`,
      [learner.id, count],
    );
  const all = () => learner.send('GET', '/transaction/list-by-user?page=0&perPage=0');
  await insert(1_000);
  const whole = await all();
  expect([whole.body.data.list.length, whole.headers['x-truncated']]).toEqual([1_000, undefined]);

  await app.db.order.create({
    data: { code: `SN-LAGI-${learner.id}`, userId: learner.id, status: 'FAILED', total: 0, expiresAt: app.clock.now() },
  });
  const cut = await all();
  expect([cut.body.data.list.length, cut.body.data.total, cut.headers['x-truncated']]).toEqual([1_000, 1_001, 'true']);
  const page = await learner.send('GET', '/transaction/list-by-user');
  expect(page.headers['x-truncated']).toBeUndefined();
});

test('the ways to pay are public', async () => {
  expect((await app.visitor.call(transaction.paymentMethods)).list.map(({ code }) => code)).toEqual([
    'qris',
    'bank_transfer',
    'e_wallet',
    'card',
    'retail',
  ]);
});

import { cart, learning, transaction } from '@sinau/api-client';
import type { GatewayNotification } from '@sinau/contracts/commerce/payment/payment.endpoints';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { days, hours, minutes } from '../../platform/clock.ts';
import type { MailMessage } from '../../platform/mail/define-mail.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { startFakeMidtrans, type FakeMidtrans } from '../../testing/fake-midtrans.ts';
import { enrolled, publishedProgram } from '../../testing/classes.ts';
import { scene, type Person } from '../../testing/scene.ts';

let app: AppUnderTest;
let midtrans: FakeMidtrans;
beforeAll(async () => {
  midtrans = await startFakeMidtrans();
  app = await startApp({ settings: { ...midtrans.settings, DATABASE_POOL_SIZE: '10' } });
});
afterEach(() => void Object.assign(midtrans.behaviour, { isDown: false }));
afterAll(async () => {
  await app.stop();
  await midtrans.stop();
});

async function waitingOrder(count = 1) {
  const { learner, partner } = await scene(app);
  const programs = await Promise.all(Array.from({ length: count }, () => publishedProgram(app, partner)));
  const placed = await learner.call(transaction.create, {
    body: { programIds: programs.map(({ id }) => id), paymentMethod: 'qris' },
  });
  return { learner, partner, programs, program: programs[0]!, ...placed };
}
const notify = async (notification: GatewayNotification | object | string, gateway = 'midtrans') =>
  (await app.visitor.send('POST', `/payment/notification/${gateway}`, notification)).body as {
    status: number;
    error: { code: string } | null;
  };
const eventsOf = (orderCode: string) =>
  app.db.paymentEvent.findMany({ where: { orderCode }, orderBy: { receivedAt: 'asc' } });
const order = (learner: Person, ...programs: { id: string }[]) =>
  learner.call(transaction.create, { body: { programIds: programs.map(({ id }) => id), paymentMethod: 'qris' } });
async function processEvents(orderCode: string) {
  for (const { id } of await eventsOf(orderCode)) await app.runJob('payment.process', { eventId: id });
}
async function notifyAndProcess(notification: GatewayNotification) {
  expect(await notify(notification)).toMatchObject({ status: 200 });
  await processEvents(notification.order_id);
}
const statusOf = async (learner: Person, id: string) =>
  (await learner.call(transaction.detail, { query: { id } })).status;
const mailsTo = async ({ email }: Person) =>
  (await app.queued<MailMessage>('mail.send')).filter(({ to }) => to === email).map(({ template }) => template);
const enrolmentsOf = (learner: Person) =>
  app.db.participant.findMany({ where: { userId: learner.id }, include: { grants: true } });

test('a payment delivers everything in one step', async () => {
  const { learner, programs, id, orderId } = await waitingOrder(2);
  for (const program of programs) await learner.call(cart.add, { body: { type: 'Program', programId: program.id } });
  const other = await publishedProgram(app, (await scene(app)).partner);
  await learner.call(cart.add, { body: { type: 'Program', programId: other.id } });

  await notifyAndProcess(midtrans.become(orderId, 'settlement', { fraud_status: 'accept' }));

  expect(await learner.call(transaction.detail, { query: { id } })).toMatchObject({
    status: 'SUCCESS',
    paidAt: expect.any(String),
    redirectUrl: null,
  });
  expect((await learner.call(learning.myClass, { params: { id: 'me' } })).list.map((mine) => mine.id).sort()).toEqual(
    programs.map((program) => program.id).sort(),
  );
  expect(await learner.call(cart.list)).toMatchObject({ list: [{ programId: other.id }], total: 1 });
  expect(await mailsTo(learner)).toEqual(['order_placed', 'order_paid']);
  await app.runJob('enrolment.count');
  expect(await app.db.orderLine.findMany({ where: { orderId: id }, include: { grant: true, class: true } })).toEqual(
    programs.map(() =>
      expect.objectContaining({
        waitingUserId: null,
        grant: expect.any(Object),
        class: expect.objectContaining({ participantCount: 1 }),
      }),
    ),
  );
});

test('the same notification ten times, also concurrently, enrols once', async () => {
  const { learner, program, orderId } = await waitingOrder();
  const notification = midtrans.become(orderId, 'settlement');
  const answers = await Promise.all(Array.from({ length: 10 }, () => notify(notification)));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
  const events = await eventsOf(orderId);
  expect(events).toHaveLength(1);
  expect(
    (await app.queued<{ eventId: string }>('payment.process')).filter(({ eventId }) => eventId === events[0]!.id),
  ).toHaveLength(1);

  await Promise.all(Array.from({ length: 10 }, () => app.runJob('payment.process', { eventId: events[0]!.id })));
  await notifyAndProcess(notification);
  expect(await enrolmentsOf(learner)).toEqual([
    expect.objectContaining({ classId: program.id, grants: [expect.any(Object)] }),
  ]);
  await app.runJob('enrolment.count');
  expect(await app.db.class.findUnique({ where: { id: program.id } })).toMatchObject({ participantCount: 1 });
  expect(await mailsTo(learner)).toEqual(['order_placed', 'order_paid']);
});

test('a late or out-of-order notification never undoes a payment', async () => {
  const { learner, id, orderId } = await waitingOrder();
  const pending = midtrans.become(orderId, 'pending');
  await notifyAndProcess(midtrans.become(orderId, 'settlement'));
  for (const state of ['pending', 'deny', 'cancel', 'expire']) await notifyAndProcess(midtrans.become(orderId, state));
  expect(await notify(pending)).toMatchObject({ status: 200 });
  await processEvents(orderId);
  expect(await statusOf(learner, id)).toBe('SUCCESS');
});

test('a notification is a hint: the gateway’s own status counts', async () => {
  const { learner, id, orderId } = await waitingOrder();
  midtrans.become(orderId, 'pending');
  await notifyAndProcess(midtrans.notification(orderId, { transaction_status: 'settlement', status_code: '200' }));
  expect(await statusOf(learner, id)).toBe('PENDING');
  expect(await enrolmentsOf(learner)).toEqual([]);
});

test('an announcement that the gateway does not know yet is checked again within the minute, and given up in the end', async () => {
  const [early, never] = [await waitingOrder(), await waitingOrder()];
  for (const { orderId } of [early, never]) {
    midtrans.become(orderId, 'pending');
    await notifyAndProcess(midtrans.notification(orderId, { transaction_status: 'settlement', status_code: '200' }));
  }
  midtrans.become(early.orderId, 'settlement');
  await app.runJob('payment.sweep');
  expect(await statusOf(early.learner, early.id)).toBe('PENDING');
  app.clock.advance(minutes(1));
  await app.runJob('payment.sweep');
  expect(await statusOf(early.learner, early.id)).toBe('SUCCESS');
  const processed = async (orderId: string) => (await eventsOf(orderId)).map(({ processedAt }) => processedAt !== null);
  for (const pause of [4, 10]) {
    expect(await processed(never.orderId)).toEqual([false]);
    app.clock.advance(minutes(pause));
    await app.runJob('payment.sweep');
  }
  expect(await processed(never.orderId)).toEqual([true]);
  app.clock.advance(-minutes(15));
});

test.each([
  ['149999.00', 149_999],
  ['150001.00', 150_001],
  ['150000.50', null],
  ['0.00', 0],
])('a payment of %s does not match the order: all of it is owed back', async (gross_amount, refundAmount) => {
  const { learner, program, id, orderId } = await waitingOrder();
  await notifyAndProcess(midtrans.become(orderId, 'settlement', { gross_amount }));
  expect(await app.db.order.findUnique({ where: { id } })).toMatchObject({
    status: 'FAILED',
    paidAt: null,
    refundDueAt: expect.any(Date),
    refundReason: 'wrong_amount',
    refundAmount,
    nextCheckAt: null,
  });
  expect(await enrolmentsOf(learner)).toEqual([]);
  expect(await mailsTo(learner)).toEqual(['order_placed', 'payment_to_refund']);
  expect(await order(learner, program)).toMatchObject({ status: 'PENDING' });
});

test('a refused payment leaves the order open for another attempt', async () => {
  const { learner, id, orderId } = await waitingOrder();
  await notifyAndProcess(midtrans.become(orderId, 'deny'));
  expect(await learner.call(transaction.detail, { query: { id } })).toMatchObject({
    status: 'PENDING',
    redirectUrl: expect.any(String),
    lastAttempt: { state: 'refused', at: expect.any(String) },
  });
  expect(await mailsTo(learner)).toEqual(['order_placed', 'payment_failed']);
  await notifyAndProcess(midtrans.become(orderId, 'deny', { transaction_id: 'again' }));
  expect(await mailsTo(learner)).toEqual(['order_placed', 'payment_failed']);
  await notifyAndProcess(midtrans.become(orderId, 'pending'));
  expect(await learner.call(transaction.detail, { query: { id } })).toMatchObject({
    lastAttempt: { state: 'pending' },
  });
  await notifyAndProcess(midtrans.become(orderId, 'settlement'));
  expect(await statusOf(learner, id)).toBe('SUCCESS');
});

test('a card payment under review is a waiting order until it is accepted', async () => {
  const { learner, id, orderId } = await waitingOrder();
  await notifyAndProcess(midtrans.become(orderId, 'capture', { status_code: '201', fraud_status: 'challenge' }));
  expect(await learner.call(transaction.detail, { query: { id } })).toMatchObject({
    status: 'PENDING',
    redirectUrl: null,
  });
  expect(await app.db.order.findUnique({ where: { id } })).toMatchObject({ status: 'REVIEW' });
  expect(await learner.attempt(transaction.cancel, { params: { id } })).toMatchObject({
    status: 409,
    code: 'payment_in_review',
  });
  await notifyAndProcess(midtrans.become(orderId, 'capture', { status_code: '200', fraud_status: 'accept' }));
  expect(await statusOf(learner, id)).toBe('SUCCESS');
});

test('a payment that ended at the gateway ends the order', async () => {
  for (const [state, status] of [
    ['expire', 'EXPIRED'],
    ['cancel', 'CANCELLED'],
  ] as const) {
    const { learner, program, id, orderId } = await waitingOrder();
    await notifyAndProcess(midtrans.become(orderId, state));
    expect(await statusOf(learner, id)).toBe(status);
    expect(
      await learner.call(transaction.create, { body: { programIds: [program.id], paymentMethod: 'qris' } }),
    ).toMatchObject({ status: 'PENDING' });
  }
});

test('money that went back before we heard of it was paid and refunded: nothing is left to pay, to grant or to wait for', async () => {
  const { learner, program, id, orderId } = await waitingOrder();
  await notifyAndProcess(midtrans.become(orderId, 'refund'));
  expect(await statusOf(learner, id)).toBe('REFUNDED');
  expect((await enrolmentsOf(learner)).flatMap(({ grants }) => grants)).toMatchObject([{ endedAt: expect.any(Date) }]);
  expect(
    await learner.call(transaction.create, { body: { programIds: [program.id], paymentMethod: 'qris' } }),
  ).toMatchObject({ status: 'PENDING' });
});

test.each(['EXPIRED', 'CANCELLED', 'FAILED'] as const)('money for an order that is %s is granted', async (status) => {
  const { learner, program, id, orderId } = await waitingOrder();
  await app.db.order.update({
    where: { id },
    data: { status, lines: { updateMany: { where: {}, data: { waitingUserId: null } } } },
  });
  await app.db.class.update({ where: { id: program.id }, data: { archiveAt: new Date() } });
  await notifyAndProcess(midtrans.become(orderId, 'settlement'));
  expect(await statusOf(learner, id)).toBe('SUCCESS');
  expect(await enrolmentsOf(learner)).toHaveLength(1);
});

test('money for a class that was acquired in another way meanwhile is owed back, once', { tags: 'night' }, async () => {
  const late = await waitingOrder();
  await app.db.order.update({ where: { id: late.id }, data: { status: 'EXPIRED' } });
  const waiting = await waitingOrder();
  for (const { learner, program } of [late, waiting]) await enrolled(app, learner, program);

  for (const [{ learner, program, id, orderId }, status] of [
    [late, 'EXPIRED'],
    [waiting, 'FAILED'],
  ] as const) {
    await notifyAndProcess(midtrans.become(orderId, 'settlement'));
    const due = await app.db.order.findUnique({ where: { id } });
    expect(due).toMatchObject({ status, refundDueAt: expect.any(Date), paidAt: null });
    expect(await mailsTo(learner)).toEqual(['order_placed', 'payment_to_refund']);
    expect(await learner.call(transaction.detail, { query: { id } })).toMatchObject({
      status,
      refundDueAt: due!.refundDueAt!.toISOString(),
    });
    expect((await enrolmentsOf(learner))[0]).toMatchObject({ classId: program.id, grants: [expect.any(Object)] });

    await notifyAndProcess(midtrans.become(orderId, 'settlement', { transaction_id: 'again' }));
    expect(await app.db.order.findUnique({ where: { id } })).toEqual(due);
    expect(await mailsTo(learner)).toEqual(['order_placed', 'payment_to_refund']);
  }
});

test('late money gives the class, and a newer order for it can no longer be paid', { tags: 'night' }, async () => {
  const { learner, partner, program, ...late } = await waitingOrder();
  await learner.call(transaction.cancel, { params: { id: late.id } });
  const [newer, other] = [
    await order(learner, program, await publishedProgram(app, partner)),
    await order(learner, await publishedProgram(app, partner)),
  ];

  await notifyAndProcess(midtrans.become(late.orderId, 'settlement'));
  expect(await statusOf(learner, late.id)).toBe('SUCCESS');
  expect(await learner.call(transaction.detail, { query: { id: newer.id } })).toMatchObject({ redirectUrl: null });
  expect(await learner.call(transaction.detail, { query: { id: other.id } })).toMatchObject({
    status: 'PENDING',
    redirectUrl: expect.any(String),
  });
  app.clock.advance(1000);
  await app.runJob('transaction.check');
  expect(await statusOf(learner, newer.id)).toBe('EXPIRED');
  expect([...midtrans.pages.values()].find(({ orderCode }) => orderCode === newer.orderId)).toMatchObject({
    isCancelled: true,
  });
  expect(await statusOf(learner, other.id)).toBe('PENDING');
});

test('two orders for one class, paid simultaneously, grant it once and owe the other payment back', async () => {
  const { learner, program, ...first } = await waitingOrder();
  await learner.call(transaction.cancel, { params: { id: first.id } });
  const second = await learner.call(transaction.create, { body: { programIds: [program.id], paymentMethod: 'qris' } });
  const notifications = [midtrans.become(first.orderId, 'settlement'), midtrans.become(second.orderId, 'settlement')];
  for (const notification of notifications) await notify(notification);
  await Promise.all(notifications.map(({ order_id }) => processEvents(order_id)));

  const orders = await app.db.order.findMany({ where: { userId: learner.id } });
  expect(orders.filter(({ status }) => status === 'SUCCESS')).toHaveLength(1);
  expect(orders.filter(({ refundDueAt }) => refundDueAt)).toHaveLength(1);
  expect(await enrolmentsOf(learner)).toEqual([expect.objectContaining({ grants: [expect.any(Object)] })]);
});

test('an unsigned notification is refused, kept for a week, and rate-limited', async () => {
  const { learner, id, orderId } = await waitingOrder();
  const genuine = midtrans.become(orderId, 'settlement');
  const forged = {
    ...genuine,
    signature_key: genuine.signature_key.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
  };
  for (let turn = 0; turn < 2; turn += 1)
    expect(await notify(forged)).toMatchObject({ status: 401, error: { code: 'bad_signature' } });
  expect(await eventsOf(orderId)).toEqual([expect.objectContaining({ isRejected: true, orderId: null })]);
  await app.runJob('payment.sweep');
  expect(await statusOf(learner, id)).toBe('PENDING');

  await notifyAndProcess(genuine);
  expect(await statusOf(learner, id)).toBe('SUCCESS');

  const more = await Promise.all(
    Array.from({ length: 40 }, (_, turn) => notify({ ...forged, order_id: `SN-palsu-${turn}` })),
  );
  expect(more.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(10);
  expect(await app.db.paymentEvent.count({ where: { isRejected: true } })).toBeLessThanOrEqual(30);

  app.clock.advance(days(7) + hours(1));
  await app.runJob('payment.sweep');
  app.clock.advance(-days(7) - hours(1));
  expect(await app.db.paymentEvent.count({ where: { isRejected: true } })).toBe(0);
  expect(await eventsOf(orderId)).toHaveLength(1);
});

test('a notification of an unknown order, as the gateway sends to test the address, is kept', async () => {
  const notification = midtrans.become('SN-entah', 'settlement');
  for (let turn = 0; turn < 2; turn += 1) expect(await notify(notification)).toMatchObject({ status: 200 });
  expect(await eventsOf('SN-entah')).toEqual([expect.objectContaining({ orderId: null, isRejected: false })]);
  expect(await notify(notification, 'simulator')).toMatchObject({ status: 404 });
  expect(await notify(notification, 'entah')).toMatchObject({ status: 404 });
});

test('a malformed notification answers 400, whatever is wrong with it', async () => {
  const notification = midtrans.become('SN-bentuk', 'settlement');
  const { transaction_status: _, ...incomplete } = notification;
  for (const body of [
    '{ bukan json',
    incomplete,
    { ...notification, order_id: 7 },
    { ...notification, note: 'a\u0000b' },
    { ...notification, note: 'x'.repeat(70_000) },
  ]) {
    expect(await notify(body)).toMatchObject({ status: 400, error: { code: 'bad_request' } });
  }
  expect(await eventsOf('SN-bentuk')).toEqual([]);
});

test('a notification that cannot be stored is requested again', async () => {
  const { learner, id, orderId } = await waitingOrder();
  const notification = midtrans.become(orderId, 'settlement');
  await app.connections.query('ALTER TABLE "PaymentEvent" RENAME TO "Elsewhere"');
  expect(await notify(notification)).toMatchObject({ status: 503, error: { code: 'unavailable' } });
  await app.connections.query('ALTER TABLE "Elsewhere" RENAME TO "PaymentEvent"');
  await notifyAndProcess(notification);
  expect(await statusOf(learner, id)).toBe('SUCCESS');
});

test('a notification that was stored and not processed is processed by the sweep, once the gateway answers', async () => {
  const { learner, id, orderId } = await waitingOrder();
  await notify(midtrans.become(orderId, 'settlement'));
  midtrans.behaviour.isDown = true;
  await app.runJob('payment.sweep');
  expect(await statusOf(learner, id)).toBe('PENDING');
  midtrans.behaviour.isDown = false;
  app.clock.advance(minutes(1));
  await app.runJob('payment.sweep');
  expect(await statusOf(learner, id)).toBe('SUCCESS');
  expect(await eventsOf(orderId)).toEqual([expect.objectContaining({ processedAt: expect.any(Date) })]);
});

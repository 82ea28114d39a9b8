import { ledger, learning, refund, transaction } from '@sinau/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { days, hours, later } from '../../platform/clock.ts';
import type { MailMessage } from '../../platform/mail/define-mail.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { publishedProgram } from '../../testing/classes.ts';
import { startFakeMidtrans, type FakeMidtrans } from '../../testing/fake-midtrans.ts';
import { newTicket, publishedBundle, publishedWebinar } from '../../testing/marketplace.ts';
import { bought } from '../../testing/purchases.ts';
import { newPerson, scene } from '../../testing/scene.ts';

let app: AppUnderTest;
let midtrans: FakeMidtrans;
beforeAll(async () => {
  midtrans = await startFakeMidtrans();
  app = await startApp({ settings: midtrans.settings });
});
afterAll(async () => {
  await app.stop();
  await midtrans.stop();
});

async function oneClass({ progress = 0 } = {}) {
  const people = await scene(app);
  const program = await publishedProgram(app, people.partner);
  const order = await bought(app, midtrans, people.learner, { programIds: [program.id] });
  await app.db.participant.updateMany({
    where: { classId: program.id },
    data: { progress, completedAt: progress === 100 ? app.clock.now() : null },
  });
  const params = { id: order.id };
  return {
    ...people,
    program,
    order,
    preview: () => people.learner.call(refund.preview, { params }),
    give: (total = 150_000, lineIds = [order.lines[0]!.lineId]) => ({ params, body: { lineIds, total } }),
  };
}

test('a buyer sees what is refunded, returns the class, loses access and keeps the learning progress', async () => {
  const { learner, partner, program, order, preview, give } = await oneClass({ progress: 20 });
  expect(await preview()).toMatchObject({
    orderId: order.orderId,
    way: 'gateway',
    lines: [{ title: program.title, amount: 150_000, progress: 20, refusal: null, until: expect.any(String) }],
  });
  const before = await partner.call(ledger.myWallet);
  expect(await learner.call(refund.request, give())).toMatchObject({
    status: 'REFUNDED',
    lines: [{ refund: { amount: 150_000, reason: 'requested', refundedAt: null }, givenBackAt: expect.any(String) }],
  });
  expect((await learner.call(learning.myClass, { params: { id: 'me' } })).total).toBe(0);
  expect(await app.db.participant.findFirst({ where: { classId: program.id } })).toMatchObject({ progress: 20 });
  expect(before.held - (await partner.call(ledger.myWallet)).held).toBe(120_000);
  const mails = await app.queued<MailMessage>('mail.send');
  expect(mails.filter(({ to, template }) => to === learner.email && template === 'line_to_refund')).toHaveLength(1);
  expect(await app.db.notification.findMany({ where: { userId: partner.id, kind: 'sales' } })).toMatchObject([
    { title: `Penjualan dikembalikan: ${program.title}` },
  ]);

  await app.runJob('transaction.payRefunds');
  expect(await order.detail()).toMatchObject({ lines: [{ refund: { refundedAt: expect.any(String) } }] });
  expect(await midtransRefunds(order.orderId)).toEqual([150_000]);
  // The class can be bought again, and continues where it was.
  await bought(app, midtrans, learner, { programIds: [program.id] });
  expect((await learner.call(learning.myClass, { params: { id: 'me' } })).list).toMatchObject([
    { id: program.id, participant: { progress: 20 } },
  ]);
});

const midtransRefunds = async (code: string) =>
  ((midtrans.notification(code).refunds ?? []) as { refund_amount: string }[]).map(({ refund_amount }) =>
    Number(refund_amount),
  );

test('a refusal says which rule refuses, and by how much', { tags: 'night' }, async () => {
  const used = await oneClass({ progress: 21 });
  expect(await used.learner.attempt(refund.request, used.give())).toMatchObject({
    status: 409,
    code: 'refund_too_much_used',
    fields: { reason: expect.stringContaining('Kamu sudah menyelesaikan 21%') },
  });
  expect((await used.preview()).lines).toMatchObject([{ refusal: { code: 'refund_too_much_used' } }]);

  const late = await oneClass();
  await app.db.order.update({
    where: { id: late.order.id },
    data: { paidAt: later(app.clock.now(), -days(7)) },
  });
  expect(await late.learner.attempt(refund.request, late.give())).toMatchObject({
    code: 'refund_window_over',
    fields: { reason: expect.stringContaining('sampai 7 hari setelah membayar') },
  });

  const certified = await oneClass();
  const { id: participantId } = await app.db.participant.findFirstOrThrow({ where: { classId: certified.program.id } });
  await app.db.certificate.create({
    data: { participantId, number: 'A'.repeat(13), snapshot: {}, signature: 'x', issuedAt: app.clock.now() },
  });
  expect(await certified.learner.attempt(refund.request, certified.give())).toMatchObject({
    code: 'refund_certificate_issued',
  });
  for (const { order } of [used, late, certified]) expect(await order.detail()).toMatchObject({ status: 'SUCCESS' });
});

test('only what the preview promised is paid, only by its buyer, and only once', async () => {
  const { learner, give, order } = await oneClass();
  const stranger = await newPerson(app);
  expect(await stranger.attempt(refund.request, give())).toMatchObject({ status: 404 });
  expect(await stranger.attempt(refund.preview, { params: { id: order.id } })).toMatchObject({ status: 404 });
  const other = await oneClass();
  expect(await learner.attempt(refund.request, give(150_000, [other.order.lines[0]!.lineId]))).toMatchObject({
    code: 'refund_not_possible',
  });
  expect(await learner.attempt(refund.request, give(150_001))).toMatchObject({ code: 'refund_changed' });
  const { params, body } = give();
  const answers = await Promise.all(
    [1, 2, 3].map(() => learner.send('POST', `/transaction/${params.id}/refund`, body)),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  await Promise.all([app.runJob('transaction.payRefunds'), app.runJob('transaction.payRefunds')]);
  expect(await midtransRefunds(order.orderId)).toEqual([150_000]);
  expect(await app.db.ledgerEvent.count({ where: { orderLine: { orderId: order.id }, kind: 'refund' } })).toBe(1);
});

test('one class of a bundle is refunded at its share, and the others stay', async () => {
  const { learner, partner } = await scene(app);
  const programs = [await publishedProgram(app, partner), await publishedProgram(app, partner)];
  const bundle = await publishedBundle(app, partner, { classIds: programs.map(({ id }) => id) });
  const order = await bought(app, midtrans, learner, { bundleIds: [bundle.id] });
  const [line] = order.lines;
  const { lines } = await learner.call(refund.preview, { params: { id: order.id } });
  expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(order.lines.reduce((sum, { paid }) => sum + paid, 0));
  await learner.call(refund.request, {
    params: { id: order.id },
    body: { lineIds: [line!.lineId], total: line!.paid },
  });
  expect(await order.detail()).toMatchObject({ status: 'PARTIALLY_REFUNDED' });
  expect((await learner.call(learning.myClass, { params: { id: 'me' } })).list.map(({ id }) => id)).toEqual(
    programs.map(({ id }) => id).filter((id) => id !== line!.id),
  );
  const rest = order.lines[1]!;
  await learner.call(refund.request, { params: { id: order.id }, body: { lineIds: [rest.lineId], total: rest.paid } });
  expect(await order.detail()).toMatchObject({ status: 'REFUNDED' });
  await app.runJob('transaction.payRefunds');
  expect((await midtransRefunds(order.orderId)).toSorted()).toEqual([line!.paid, rest.paid].toSorted());
});

test('a seat is refunded with its additional tickets, also those of a later order, until its first session begins', async () => {
  const { learner, partner } = await scene(app);
  const { id, ticketId } = await publishedWebinar(app, partner);
  const book = await newTicket(app, id, { kind: 'additional', price: 75_000, position: 1, perOrder: 2, perUser: 3 });
  const seat = await bought(app, midtrans, learner, { ticketIds: [ticketId, book.id] });
  const more = await bought(app, midtrans, learner, { ticketIds: [book.id] });
  const regular = seat.lines.find(({ ticket }) => ticket?.kind === 'regular')!;
  const { lines } = await learner.call(refund.preview, { params: { id: seat.id } });
  expect(lines.find(({ lineId }) => lineId === regular.lineId)).toMatchObject({
    amount: 150_000,
    withIt: [{ amount: 75_000 }, { amount: 75_000 }],
  });
  await learner.call(refund.request, {
    params: { id: seat.id },
    body: { lineIds: [regular.lineId], total: 300_000 },
  });
  expect(await seat.detail()).toMatchObject({ status: 'REFUNDED' });
  expect(await more.detail()).toMatchObject({ status: 'REFUNDED' });
  expect(await app.db.seatStock.findUnique({ where: { classId: id } })).toMatchObject({ held: 0, sold: 0 });
  expect(await app.db.ticket.findUnique({ where: { id: book.id } })).toMatchObject({ sold: 0 });
  expect(await app.runJob('ledger.prove')).toBe(true);

  const again = await bought(app, midtrans, learner, { ticketIds: [ticketId] });
  await app.db.liveSession.updateMany({
    where: { classId: id },
    data: { startsAt: later(app.clock.now(), -hours(1)) },
  });
  expect(
    await learner.attempt(refund.request, {
      params: { id: again.id },
      body: { lineIds: [again.lines[0]!.lineId], total: 150_000 },
    }),
  ).toMatchObject({ code: 'refund_session_began' });
});

test('a free class is given up without money, and can be taken again', async () => {
  const { learner, partner } = await scene(app);
  const program = await publishedProgram(app, partner, { salePrice: 0 });
  const { id } = await learner.call(transaction.create, { body: { programIds: [program.id] } });
  const { lines } = await learner.call(transaction.detail, { query: { id } });
  const given = await learner.call(refund.request, {
    params: { id },
    body: { lineIds: [lines[0]!.lineId], total: 0 },
  });
  expect(given).toMatchObject({ status: 'CANCELLED', lines: [{ refund: null, givenBackAt: expect.any(String) }] });
  expect((await learner.call(transaction.create, { body: { programIds: [program.id] } })).status).toBe('SUCCESS');
});

test('an order changes nothing that another order gave', { tags: 'night' }, async () => {
  const { learner, partner } = await scene(app);
  const programs = [await publishedProgram(app, partner), await publishedProgram(app, partner)];
  const [first, second] = [
    await bought(app, midtrans, learner, { programIds: [programs[0]!.id] }),
    await bought(app, midtrans, learner, { programIds: [programs[1]!.id] }),
  ];
  await learner.call(refund.request, {
    params: { id: first.id },
    body: { lineIds: [first.lines[0]!.lineId], total: 150_000 },
  });
  expect(await second.detail()).toMatchObject({ status: 'SUCCESS', lines: [{ refund: null, givenBackAt: null }] });
  const grants = await app.db.grant.findMany({ where: { participant: { userId: learner.id } } });
  expect(grants.map(({ orderLineId, endedAt }) => [orderLineId, endedAt === null]).toSorted()).toEqual(
    [
      [first.lines[0]!.lineId, false],
      [second.lines[0]!.lineId, true],
    ].toSorted(),
  );
  expect((await learner.call(refund.ofClass, { params: { id: programs[1]!.slug } })).list).toMatchObject([
    { id: second.id, lines: [{ classId: programs[1]!.id }] },
  ]);
  expect((await learner.call(refund.ofClass, { params: { id: programs[0]!.slug } })).list).toEqual([]);
});

test.each([
  ['a refund ends when its class is paid for again', 'refund', null],
  ['anything else stays', 'fraud', 'fraud'],
] as const)('the revocation of a certificate for %s', async (_what, revokedFor, expected) => {
  const { operator, learner, order, program, give } = await oneClass({ progress: 100 });
  const { id: participantId } = await app.db.participant.findFirstOrThrow({ where: { classId: program.id } });
  await app.db.certificate.create({
    data: {
      participantId,
      number: `C${revokedFor.toUpperCase().padEnd(12, '0').replaceAll(/[IOU]/g, '0')}`,
      snapshot: {},
      signature: 'x',
      issuedAt: app.clock.now(),
    },
  });
  const body = { lineIds: give().body.lineIds, reason: 'Video di tiga materi tidak bisa diputar.' };
  await operator.call(refund.grant, { params: { id: order.id }, body });
  await app.db.certificate.update({ where: { participantId }, data: { revokedFor } });
  await bought(app, midtrans, learner, { programIds: [program.id] });
  const {
    revokedFor: after,
    revokedAt,
    revokedById,
  } = await app.db.certificate.findUniqueOrThrow({
    where: { participantId },
  });
  expect(after).toBe(expected);
  expect([revokedAt === null, revokedById === null]).toEqual([expected === null, expected === null]);
});

test('an operator refunds a line outside the policy, with a reason, and its certificate is revoked', async () => {
  const { operator, learner, order, program, give } = await oneClass({ progress: 100 });
  const { id: participantId } = await app.db.participant.findFirstOrThrow({ where: { classId: program.id } });
  await app.db.certificate.create({
    data: { participantId, number: 'B'.repeat(13), snapshot: {}, signature: 'x', issuedAt: app.clock.now() },
  });
  const reason = 'Video di tiga materi tidak bisa diputar.';
  const input = { params: { id: order.id }, body: { lineIds: give().body.lineIds, reason } };
  expect(
    await operator.call(refund.order, {
      params: { code: ` ${order.orderId.toLowerCase().replaceAll('-', '–')}\u200b` },
    }),
  ).toMatchObject({
    buyer: { email: learner.email },
    status: 'SUCCESS',
    lines: [{ refusal: { code: 'refund_certificate_issued' } }],
  });
  expect(await learner.attempt(refund.grant, input)).toMatchObject({ status: 403 });
  expect(await operator.call(refund.grant, input)).toMatchObject({ lines: [] });
  expect(await operator.attempt(refund.grant, input)).toMatchObject({ code: 'refund_not_possible' });
  expect(await order.detail()).toMatchObject({ status: 'REFUNDED', lines: [{ refund: { reason: 'granted' } }] });
  expect(await app.db.certificate.findUnique({ where: { participantId } })).toMatchObject({
    revokedFor: 'refund',
    revokedById: operator.id,
  });
  expect(await app.db.auditEntry.findMany({ where: { subjectId: order.id } })).toMatchObject([
    { act: 'refund.grant', actorId: operator.id, reason, after: { lines: 1, amount: 150_000 } },
  ]);
});

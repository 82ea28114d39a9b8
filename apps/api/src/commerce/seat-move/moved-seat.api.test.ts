import { type ApiError, attendance, learning, live, payment, ticket, transaction, webinar } from '@sinau/api-client';
import { screens } from '@sinau/contracts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { hours, later, minutes } from '../../platform/clock.ts';
import type { MailMessage } from '../../platform/mail/define-mail.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { costOf } from '../../testing/count-queries.ts';
import { newTicket, publishedWebinar } from '../../testing/marketplace.ts';
import { newPerson, scene, type Person } from '../../testing/scene.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp({ withWorkers: true, settings: { DATABASE_IDLE_TRANSACTION_SECONDS: '60' } });
});
afterAll(() => app.stop());

/** Transaction that stays open until calls wait for it. */
const longTransaction = { timeout: 60_000 };

async function buy(person: Person, ticketIds: string[]) {
  const placed = await person.call(transaction.create, { body: { ticketIds, paymentMethod: 'qris' } });
  const detail = () => person.call(transaction.detail, { query: { id: placed.id } });
  if (placed.redirectUrl)
    await person.call(payment.simulate, {
      params: { id: placed.redirectUrl.split('/').at(-1)! },
      body: { outcome: 'settlement' },
    });
  await vi.waitFor(async () => expect(await detail()).toMatchObject({ status: 'SUCCESS' }), 30_000);
  return detail;
}

/** Creates a webinar with two sessions, whose only seat the learner has. */
async function seated({ price = 150_000 } = {}) {
  const people = await scene(app);
  const { id, slug, ticketId } = await publishedWebinar(app, people.partner, { inDays: [7, 8] });
  await app.db.ticket.update({ where: { id: ticketId }, data: { price } });
  await app.db.seatStock.update({ where: { classId: id }, data: { quota: 1 } });
  const book = await newTicket(app, id, { kind: 'additional', price: 75_000, position: 1, perOrder: 2, perUser: 2 });
  const order = await buy(people.learner, [ticketId]);
  const { sessions } = await people.partner.call(webinar.mineDetail, { params: { id } });
  const lessonIds = sessions.map(({ lesson }) => lesson!.id);
  const move = async (lessonId = lessonIds[1]!) => {
    const { startsAt, endsAt } = await people.partner.call(live.detail, { params: { id: lessonId } });
    const plusDay = (moment: string | null) => later(new Date(moment!), hours(24)).toISOString();
    await people.partner.call(live.update, {
      params: { id: lessonId },
      body: { startsAt: plusDay(startsAt), endsAt: plusDay(endsAt), reason: 'Ruangannya dipakai.' },
    });
    await app.runJob('live.tell', { id: lessonId });
  };
  const give = (person: Person = people.learner) => person.attempt(transaction.cancelSeat, { params: { id } });
  const offered = async () =>
    (await people.learner.call(learning.lesson, { params: { id: lessonIds[0]! } })).content as {
      giveBack: { until: string; amount: number } | null;
    };
  return { ...people, id, slug, ticketId, bookId: book.id, order, lessonIds, move, give, offered };
}

test('a participant who was notified of another time gives the seat back, and the money is owed line by line', async () => {
  const { learner, operator, id, slug, ticketId, bookId, lessonIds, order, move, offered } = await seated();
  await buy(learner, [bookId]);
  const waiting = await newPerson(app);
  await waiting.call(ticket.wait, { params: { id }, body: { ticketId } });
  expect(await offered()).toMatchObject({ giveBack: null });
  const before = app.clock.now();
  await move();

  const { giveBack } = await offered();
  expect(giveBack).toMatchObject({ amount: 225_000 });
  const left = Date.parse(giveBack!.until) - before.getTime() - hours(72);
  expect(left).toBeGreaterThanOrEqual(0);
  expect(left).toBeLessThan(minutes(2));
  const notices = await app.db.notification.findMany({ where: { userId: learner.id }, orderBy: { id: 'desc' } });
  expect(notices[0]).toMatchObject({ path: screens.liveSession(slug, lessonIds[1]!, 'webinar') });
  expect(notices[0]!.content).toContain('meminta pengembalian dana di halaman sesinya sampai');

  expect(await learner.call(transaction.cancelSeat, { params: { id: slug } })).toEqual({ amount: 225_000 });
  const owed = { amount: 150_000, reason: 'session_moved' };
  expect(await order()).toMatchObject({ status: 'REFUNDED', lines: [{ refund: owed }] });
  // The gateway pays it soon after.
  await vi.waitFor(
    async () => expect(await order()).toMatchObject({ lines: [{ refund: { refundedAt: expect.any(String) } }] }),
    30_000,
  );
  const { list } = await operator.call(transaction.refunds, { query: { filter: { reason: 'session_moved' } } });
  expect(list.filter(({ buyer }) => buyer.id === learner.id).map(({ amount }) => amount)).toEqual([150_000, 75_000]);
  expect(await learner.attempt(webinar.participantDetail, { params: { id } })).toMatchObject({ status: 404 });
  expect((await waiting.call(webinar.detail, { params: { id } })).own).toMatchObject({ waiting: [{ position: 0 }] });
  await app.runJob('enrolment.count');
  expect(await app.db.class.findUnique({ where: { id } })).toMatchObject({ participantCount: 0 });
  expect(await app.runJob('ledger.prove')).toBe(true);
});

test('two concurrent requests give the seat back once', async () => {
  const { learner, id, move } = await seated();
  await move();
  const calls = [1, 2, 3].map(() => learner.call(transaction.cancelSeat, { params: { id } }));
  const answers = await Promise.allSettled(calls);
  expect(answers.filter(({ status }) => status === 'fulfilled')).toMatchObject([{ value: { amount: 150_000 } }]);
  const refused = answers.flatMap((one) => (one.status === 'rejected' ? [(one.reason as ApiError).code] : []));
  expect(refused).toEqual(['seat_given_back', 'seat_given_back']);
  expect(await app.db.lineRefund.count({ where: { orderLine: { order: { userId: learner.id } } } })).toBe(1);
  expect(
    (await app.queued<MailMessage>('mail.send')).filter(
      ({ to, template }) => to === learner.email && template === 'line_to_refund',
    ).length,
  ).toBeLessThanOrEqual(1);
});

test.each([
  ['a code that waits while the seat is given back comes too late', ['give', 'attend'], 'not_found'],
  ['whoever attends while the seat waits to be given back keeps it', ['attend', 'give'], 'seat_attended'],
] as const)('%s', async (_, order, refusal) => {
  const { learner, id, lessonIds, move } = await seated();
  await app.db.liveSession.update({
    where: { id: lessonIds[0]! },
    data: { presenceCode: 'SAPA24', startsAt: later(app.clock.now(), minutes(10)) },
  });
  await move();
  const { participantId, id: sessionId } = await app.db.lessonSession.findFirstOrThrow({
    where: { lessonId: lessonIds[0]!, participant: { userId: learner.id } },
  });
  const calls = {
    give: () => learner.call(transaction.cancelSeat, { params: { id } }),
    attend: () => learner.call(attendance.attend, { params: { participantId, sessionId }, body: { code: 'SAPA24' } }),
  };
  const answers: Promise<string>[] = [];
  await app.db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM "Participant" WHERE id = ${participantId}::uuid FOR UPDATE`;
    for (const name of order) {
      answers.push(
        calls[name]().then(
          () => 'done',
          ({ code }: ApiError) => code,
        ),
      );
      await vi.waitFor(async () => expect(await waitingFor('Participant')).toBe(answers.length), 15_000);
    }
  }, longTransaction);
  expect(await Promise.all(answers)).toEqual(['done', refusal]);
  expect(await app.db.attendance.count({ where: { sessionId } })).toBe(order[0] === 'attend' ? 1 : 0);
});

/** Number of calls that wait for a row of a table that another transaction holds. */
async function waitingFor(table: string) {
  const [row] = await app.db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE ${`%"${table}"%FOR NO KEY UPDATE%`}`;
  return row!.count;
}

test('a session is cancelled while a seat is given back, and both succeed', { tags: 'night' }, async () => {
  const { learner, partner, id, lessonIds, move } = await seated();
  await move();
  const calls: Promise<unknown>[] = [];
  await app.db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT "classId" FROM "SeatStock" WHERE "classId" = ${id}::uuid FOR UPDATE`;
    calls.push(learner.call(transaction.cancelSeat, { params: { id } }));
    await vi.waitFor(async () => expect(await waitingFor('SeatStock')).toBe(1), 15_000);
    calls.push(partner.call(live.cancel, { params: { id: lessonIds[1]! }, body: { reason: 'Pembicara sakit.' } }));
    await vi.waitFor(async () => expect(await waitingFor('Participant')).toBe(1), 15_000);
  }, longTransaction);
  await Promise.all(calls);
  await app.runJob('enrolment.count');
  expect(await app.db.class.findUnique({ where: { id } })).toMatchObject({ participantCount: 0 });
});

test('a seat whose sessions are unchanged, or that was bought at the new time, is kept', async () => {
  const { learner, id, ticketId, give, move, offered } = await seated();
  expect(await give()).toMatchObject({ status: 409, code: 'seat_not_moved' });
  await move();
  app.clock.advance(minutes(5));
  await app.db.seatStock.update({ where: { classId: id }, data: { quota: 2 } });
  const late = await newPerson(app);
  await buy(late, [ticketId]);
  expect(await give(late)).toMatchObject({ status: 409, code: 'seat_not_moved' });
  expect(await give(await newPerson(app))).toMatchObject({ status: 404 });
  expect(await offered()).toMatchObject({ giveBack: { amount: 150_000 } });
  expect(learner.id).not.toBe(late.id);
});

test('after 72 hours, or once they attended a session, participants keep their seat', { tags: 'night' }, async () => {
  const attended = await seated();
  await attended.move();
  const { id: sessionId } = await app.db.lessonSession.findFirstOrThrow({
    where: { lessonId: attended.lessonIds[0]!, participant: { userId: attended.learner.id } },
  });
  const at = app.clock.now();
  await app.db.$transaction([
    app.db.lessonSession.update({
      where: { id: sessionId },
      data: { status: 'passed', startedAt: at, beganAt: at, passedAt: at },
    }),
    app.db.attendance.create({ data: { sessionId, at, method: 'code' } }),
  ]);
  expect(await attended.offered()).toMatchObject({ giveBack: null });
  expect(await attended.give()).toMatchObject({ status: 409, code: 'seat_attended' });

  const slow = await seated();
  await slow.move();
  app.clock.advance(hours(73));
  expect(await slow.offered()).toMatchObject({ giveBack: null });
  expect(await slow.give()).toMatchObject({ status: 409, code: 'give_back_over' });
  // Another move starts a new period.
  await slow.move(slow.lessonIds[0]!);
  expect(await slow.offered()).toMatchObject({ giveBack: { amount: 150_000 } });
});

test('a free seat is given back without a refund', async () => {
  const { learner, order, move, offered, id } = await seated({ price: 0 });
  await move();
  expect(await offered()).toMatchObject({ giveBack: { amount: 0 } });
  expect(await learner.call(transaction.cancelSeat, { params: { id } })).toEqual({ amount: 0 });
  expect(await order()).toMatchObject({ status: 'CANCELLED', lines: [{ refund: null }] });
  expect(await app.db.seatStock.findUnique({ where: { classId: id } })).toMatchObject({ sold: 0 });
});

test('the page of a session shows it without a further statement', async () => {
  const { learner, lessonIds, move } = await seated();
  const read = () => learner.call(learning.lesson, { params: { id: lessonIds[0]! } });
  await read();
  const before = await costOf(read);
  await move();
  expect(await costOf(read)).toBe(before);
  expect(before).toBeLessThanOrEqual(6);
});

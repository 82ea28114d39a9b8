import { learning, quiz } from '@sinau/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { later, minutes } from '../../platform/clock.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { allRight, quizScene, shown } from '../../testing/quizzes.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const seconds = (count: number) => count * 1_000;
const timed = (setting = {}) =>
  quizScene(app, { setting: { timeLimit: 10, minimumScore: 75, finishing: shown('showScore'), ...setting } });
const statusOf = async (id: string) => (await app.db.quizAttempt.findUniqueOrThrow({ where: { id } })).status;

test(
  'answers that arrive just after the deadline are accepted, later ones are not, and the attempt is submitted with the saved ones',
  { tags: 'night' },
  async () => {
    const { begun, answer, refusedAnswer, state, detail } = await timed();
    const { id, deadlineAt } = await begun();
    await answer(id, 1, { q1: ['q1-a'] });
    app.clock.advance(minutes(10) + seconds(20));
    expect(await answer(id, 2, { q2: ['q2-a', 'q2-b'] })).toMatchObject({ revision: 2, isSaved: true });

    app.clock.advance(seconds(15));
    expect(await refusedAnswer(id, 3, allRight)).toMatchObject({ status: 409, code: 'attempt_time_up' });
    expect(await state()).toMatchObject({
      attempt: null,
      last: {
        id,
        isExpired: true,
        isPassed: true,
        score: 75,
        submittedAt: deadlineAt,
        answers: { q1: ['q1-a'], q2: ['q2-a', 'q2-b'] },
      },
    });
    expect(await detail()).toMatchObject({ status: 'passed' });
    expect(await refusedAnswer(id, 4, allRight)).toMatchObject({ status: 409, code: 'attempt_time_up' });
  },
);

test('submitting at the last moment includes the answers and reports that the time was up', async () => {
  const { begun, submit } = await timed();
  const { id } = await begun();
  app.clock.advance(minutes(10) + seconds(5));
  expect(await submit(id, { answers: allRight, revision: 1 })).toMatchObject({
    result: { isExpired: true, isPassed: true, score: 100 },
    session: { status: 'passed' },
  });
});

test('submitting too late returns the expired result with the saved answers', async () => {
  const { begun, answer, submit } = await timed();
  const { id } = await begun();
  await answer(id, 1, { q1: ['q1-a'] });
  app.clock.advance(minutes(11));
  const late = await submit(id, { answers: allRight, revision: 2 });
  expect(late).toMatchObject({
    result: { isExpired: true, isPassed: false, score: 25, answers: { q1: ['q1-a'] } },
    session: { status: 'not-passed' },
  });
  expect(await submit(id, { answers: allRight, revision: 3 })).toEqual(late);
});

test('the job of an attempt runs half a minute after its deadline, and submits once', async () => {
  const { begun, answer, state, learner, nextSession } = await timed();
  const { id, deadlineAt } = await begun();
  await answer(id, 1, allRight);
  const { rows } = await app.connections.query<{ start: Date }>(
    "SELECT start_after AS start FROM pgboss.job WHERE name = 'quiz.handIn' AND data->>'attemptId' = $1",
    [id],
  );
  expect(rows).toEqual([{ start: later(new Date(deadlineAt!), seconds(30)) }]);

  // The time that the test itself takes passes as well.
  app.clock.advance(minutes(10) + seconds(15));
  await app.runJob('quiz.handIn', { attemptId: id });
  expect(await statusOf(id)).toBe('in_progress');
  app.clock.advance(seconds(16));
  await Promise.all(Array.from({ length: 10 }, () => app.runJob('quiz.handIn', { attemptId: id })));
  expect(await state()).toMatchObject({
    attempt: null,
    used: 1,
    finalScore: 100,
    last: { isExpired: true, isPassed: true },
  });
  expect(await learner.call(learning.sessionDetail, { params: { id: nextSession.id } })).toMatchObject({
    status: 'started',
  });
});

test('the sweeper submits attempts whose job was lost, and skips attempts with time left or without access', async () => {
  const refunded = [await timed(), await timed(), await timed()];
  const [lost, untimed] = [await timed(), await timed({ timeLimit: null })];
  const ids = [];
  for (const { begun } of [...refunded, lost, untimed]) ids.push((await begun()).id);
  await app.connections.query("DELETE FROM pgboss.job WHERE name = 'quiz.handIn'");
  await app.db.grant.updateMany({
    where: { participantId: { in: refunded.map(({ place }) => place.participantId) } },
    data: { endedAt: app.clock.now() },
  });
  app.clock.advance(minutes(11));
  ids.push((await (await timed()).begun()).id);

  await app.runJob('quiz.handInOverdue');
  expect(await Promise.all(ids.map(statusOf))).toEqual([
    'in_progress',
    'in_progress',
    'in_progress',
    'graded',
    'in_progress',
    'in_progress',
  ]);
  expect(
    await refunded[0]!.learner.attempt(quiz.submit, { params: refunded[0]!.place, body: { attemptId: ids[0]! } }),
  ).toMatchObject({ status: 404 });
});

test('starting a quiz whose attempt has run out of time submits that attempt; the next start begins a new one', async () => {
  const { begun, start, answer, state } = await timed({ maxAttempts: 2 });
  const { id } = await begun();
  await answer(id, 1, { q1: ['q1-a'] });
  app.clock.advance(minutes(11));
  expect((await state()).attempt).toMatchObject({ id });
  expect(await start()).toMatchObject({ status: 'not-passed' });
  expect(await state()).toMatchObject({ attempt: null, used: 1, left: 1, last: { id, isExpired: true, score: 25 } });
  expect(await begun()).toMatchObject({ number: 2, answers: {} });
});

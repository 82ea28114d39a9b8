import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { quizScene } from '../../testing/quizzes.ts';
import { settingsBeside, startServerProcess } from '../../testing/server-process.ts';
import { untilRolledBack } from '../../testing/two-processes.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

test('a server that is killed during a quiz has stored every answer that it confirmed, and the time still runs out', async () => {
  const { learner, place, state } = await quizScene(app, { setting: { timeLimit: 10 } });
  const settings = settingsBeside(app);
  const dying = await startServerProcess(settings);
  const put = async (action: string, body: object = {}) => {
    const response = await fetch(
      `${dying.url}/api/participant/session/${place.participantId}/${place.sessionId}/${action}`,
      {
        method: 'PUT',
        headers: { authorization: `Bearer ${learner.token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      },
    );
    return (await response.json()) as { success: boolean };
  };
  expect(await put('start')).toMatchObject({ success: true });
  const { id: attemptId } = (await state()).attempt!;

  // Saves without a pause, until the server is gone between two saves or during one.
  let confirmed = 0;
  const optionOf = (revision: number) => [`q1-${'abcd'[revision % 4]}`];
  const cutShort = expect(
    (async () => {
      for (let revision = 1; ; revision += 1) {
        const { success } = await put('answer', { attemptId, revision, answers: { q1: optionOf(revision) } });
        if (success) confirmed = revision;
      }
    })(),
  ).rejects.toThrow('fetch failed');
  await vi.waitFor(() => expect(confirmed).toBeGreaterThan(20), { timeout: 60_000 });
  await dying.kill();
  await cutShort;
  await untilRolledBack(app);

  const { attempt } = await state();
  expect(attempt!.revision - confirmed).toBeOneOf([0, 1]);
  expect(attempt!.answers).toEqual({ q1: optionOf(attempt!.revision) });
  expect(await app.queued('quiz.handIn')).toEqual([{ attemptId }]);

  // Eleven minutes pass while nothing runs.
  await app.connections.query(
    `UPDATE "QuizAttempt" SET "startedAt" = "startedAt" - interval '11 min', "deadlineAt" = "deadlineAt" - interval '11 min'`,
  );
  await app.connections.query(
    "UPDATE pgboss.job SET start_after = start_after - interval '11 min' WHERE name = 'quiz.handIn'",
  );
  const next = await startServerProcess(settings);
  try {
    await vi.waitFor(async () => expect((await state()).attempt).toBeNull(), { timeout: 60_000, interval: 200 });
    await vi.waitFor(async () => expect(await app.queued('quiz.handIn')).toEqual([]), {
      timeout: 60_000,
      interval: 200,
    });
  } finally {
    await next.stop();
  }
  expect(await state()).toMatchObject({
    used: 1,
    last: { id: attemptId, isExpired: true, answers: attempt!.answers },
  });
});

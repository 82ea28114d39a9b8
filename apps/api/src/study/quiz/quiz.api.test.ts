import { learning, program, quiz } from '@sinau/api-client';
import { quizSetting } from '@sinau/contracts/study/lesson-kinds/quiz';
import { isFullRun } from '@sinau/test-kit/full-run';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { minutes } from '../../platform/clock.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { allRight, mixed, question, quizScene, shown } from '../../testing/quizzes.ts';
import { sessionAt } from '../../testing/classes.ts';
import { nowhere } from '../../testing/readings.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

/** Rounds of each test of concurrent calls. */
const rounds = isFullRun ? 5 : 1;
const attemptsOf = (sessionId: string) =>
  app.db.quizAttempt.findMany({ where: { sessionId }, orderBy: { number: 'asc' } });

test('a quiz is begun, answered and submitted, and passing it opens the next lesson', async () => {
  const { detail, start, state, answer, submit, place, nextSession, learner } = await quizScene(app, {
    setting: { minimumScore: 75, timeLimit: 10, maxAttempts: 3, finishing: shown('showScore') },
  });
  expect(await detail()).toMatchObject({
    status: 'not-started',
    quiz: { attempt: null, last: null, used: 0, left: 3, finalScore: null },
  });
  expect(await start()).toEqual({ id: place.sessionId, status: 'started', progress: 0 });

  const before = app.clock.now();
  const { attempt, used, left } = await state();
  const after = app.clock.now();
  expect({ used, left }).toEqual({ used: 1, left: 2 });
  expect(attempt).toMatchObject({
    number: 1,
    revision: 0,
    answers: {},
    questions: [
      { id: 'q1', points: 1, options: [{ id: 'q1-a', text: 'Pilihan 1' }, {}, {}, {}] },
      { id: 'q2' },
      { id: 'q3' },
    ],
  });
  expect(Date.parse(attempt!.deadlineAt!) - Date.parse(attempt!.startedAt)).toBe(minutes(10));
  expect(Date.parse(attempt!.serverNow)).toBeGreaterThanOrEqual(before.getTime());
  expect(Date.parse(attempt!.serverNow)).toBeLessThanOrEqual(after.getTime());

  expect(await answer(attempt!.id, 1, { q1: ['q1-b'] })).toMatchObject({
    attemptId: attempt!.id,
    revision: 1,
    isSaved: true,
    savedAt: expect.any(String),
    deadlineAt: attempt!.deadlineAt,
  });
  expect(await answer(attempt!.id, 2, { q2: ['q2-b', 'q2-a'], q3: ['q3-a'] })).toMatchObject({
    revision: 2,
    isSaved: true,
  });
  const { result, session } = await submit(attempt!.id);
  expect(session).toEqual({ id: place.sessionId, status: 'passed', progress: 50 });
  expect(result).toMatchObject({
    number: 1,
    isExpired: false,
    isPassed: true,
    score: 75,
    points: 3,
    maxPoints: 4,
    answers: { q1: ['q1-b'], q2: ['q2-b', 'q2-a'], q3: ['q3-a'] },
  });
  expect(await state()).toMatchObject({ attempt: null, last: { id: result!.id }, used: 1, left: 2, finalScore: 75 });
  expect(await learner.call(quiz.myAnswer, { params: { id: place.sessionId } })).toEqual(result);
  expect(await learner.call(learning.sessionDetail, { params: { id: nextSession.id } })).toMatchObject({
    status: 'started',
    quiz: null,
  });
});

test('saved answers are read back after a reload', async () => {
  const { begun, answer, state } = await quizScene(app);
  const { id, questions } = await begun();
  await answer(id, 1, { q1: ['q1-c'], q2: ['q2-d', 'q2-a'] });
  await answer(id, 2, { q3: ['q3-b'] });
  await answer(id, 3, { q1: [] });
  expect(await state()).toMatchObject({
    attempt: { id, revision: 3, questions, answers: { q2: ['q2-d', 'q2-a'], q3: ['q3-b'] } },
  });
  expect(Object.keys((await state()).attempt!.answers).toSorted()).toEqual(['q2', 'q3']);
});

test('a repeated save is stored once, and an older one that arrives late changes nothing', async () => {
  const { begun, answer, state } = await quizScene(app);
  const { id } = await begun();
  const first = await answer(id, 2, { q1: ['q1-a'] });
  expect(await answer(id, 2, { q1: ['q1-a'] })).toMatchObject({ revision: 2, isSaved: true, savedAt: first.savedAt });
  expect(await answer(id, 1, { q1: ['q1-d'], q3: ['q3-a'] })).toMatchObject({
    revision: 2,
    isSaved: false,
    savedAt: first.savedAt,
  });
  // Another device has used the same number.
  expect(await answer(id, 2, { q1: ['q1-d'] })).toMatchObject({ revision: 2, isSaved: false });
  expect((await state()).attempt).toMatchObject({ revision: 2, answers: { q1: ['q1-a'] } });
});

test('fifty concurrent starts make one attempt', { tags: 'night' }, async () => {
  const { start, place } = await quizScene(app, { setting: { timeLimit: 10 } });
  const answers = await Promise.all(Array.from({ length: 50 }, start));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['started']));
  const [attempt, ...others] = await attemptsOf(place.sessionId);
  expect(others).toEqual([]);
  expect(
    (await app.queued<{ attemptId: string }>('quiz.handIn')).filter(({ attemptId }) => attemptId === attempt!.id),
  ).toHaveLength(1);
});

test('fifty concurrent submits grade once', { tags: 'night' }, async () => {
  const { begun, submit, place } = await quizScene(app, { setting: { minimumScore: 50, maxAttempts: 2 } });
  const { id } = await begun();
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      submit(id, { answers: index % 2 ? allRight : { q1: ['q1-b'] }, revision: index + 1 }),
    ),
  );
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await attemptsOf(place.sessionId)).toMatchObject([{ status: 'graded', number: 1 }]);
});

test('submitting again returns the same result, whatever is sent with it', async () => {
  const { begun, submit, refusedAnswer } = await quizScene(app, {
    setting: { minimumScore: 100, finishing: shown('showScore') },
  });
  const { id } = await begun();
  const first = await submit(id, { answers: { q1: ['q1-a'] }, revision: 4 });
  expect(first).toMatchObject({
    result: { score: 25, isPassed: false },
    session: { status: 'not-passed', progress: 0 },
  });
  expect(await submit(id, { answers: allRight, revision: 9 })).toEqual(first);
  expect(await refusedAnswer(id, 10, allRight)).toMatchObject({ status: 409, code: 'attempt_submitted' });
});

test('a quiz with hit-button is passed by submitting, and by nothing else', async () => {
  const { begun, submit, learner, place, state } = await quizScene(app, { setting: { completionType: 'hit-button' } });
  expect(await learner.attempt(learning.act, { params: { ...place, action: 'complete' } })).toMatchObject({
    status: 409,
    code: 'action_not_allowed',
  });
  const { id } = await begun();
  expect(await submit(id)).toMatchObject({
    result: { isPassed: null, score: null, points: null, answers: {} },
    session: { status: 'passed', progress: 50 },
  });
  expect(await state()).toMatchObject({ finalScore: null, left: null });
});

test('a quiz that was not passed can be retried until its attempts are used up, and the next lesson opens regardless', async () => {
  const {
    start,
    begun,
    submit,
    state,
    learner,
    place,
    program: { id: classId },
    nextSession,
  } = await quizScene(app, { setting: { minimumScore: 60, maxAttempts: 2, finishing: shown('showScore') } });
  const outline = async () =>
    (await learner.call(program.participantDetail, { params: { id: classId } })).sections.flatMap(({ lessons }) =>
      lessons.map(({ status }) => status),
    );
  expect(await outline()).toEqual(['not-started', 'pending']);
  await submit((await begun()).id, { answers: { q2: ['q2-a', 'q2-b'] }, revision: 1 });
  expect(await outline()).toEqual(['not-passed', 'started']);
  expect(await learner.call(learning.lesson, { params: { id: nextSession.lessonId } })).toMatchObject({
    title: 'Sesudah',
  });
  expect(await start()).toMatchObject({ status: 'not-passed' });
  const second = (await state()).attempt!;
  expect(second).toMatchObject({ number: 2, revision: 0, answers: {} });
  expect(await submit(second.id)).toMatchObject({ result: { isPassed: false }, session: { status: 'not-passed' } });
  expect(await state()).toMatchObject({ used: 2, left: 0, finalScore: 50, last: { number: 2, score: 0 } });
  expect(await learner.attempt(learning.act, { params: { ...place, action: 'start' } })).toMatchObject({
    status: 409,
    code: 'attempts_used_up',
  });
  expect(await learner.call(learning.next, { params: { id: place.sessionId } })).toMatchObject({
    id: nextSession.id,
    status: 'started',
  });
});

test('a passed quiz stays passed when it is retried', async () => {
  const { begun, submit, state } = await quizScene(app, {
    setting: { minimumScore: 50, finishing: shown('showScore') },
  });
  await submit((await begun()).id, { answers: allRight, revision: 1 });
  expect(await submit((await begun()).id)).toMatchObject({
    result: { isPassed: false, score: 0 },
    session: { status: 'passed', progress: 50 },
  });
  expect(await state()).toMatchObject({ finalScore: 100, last: { score: 0 } });
});

test('finishing the last lesson by a quiz issues the certificate', async () => {
  const { begun, submit, place } = await quizScene(app, { setting: { minimumScore: 100 } });
  await app.db.lessonSession.updateMany({
    where: { participantId: place.participantId, id: { not: place.sessionId } },
    data: sessionAt('passed', app.clock.now()),
  });
  expect(await submit((await begun()).id, { answers: allRight, revision: 1 })).toMatchObject({
    session: { status: 'passed', progress: 100 },
  });
  expect(await app.db.certificate.count({ where: { participantId: place.participantId } })).toBe(1);
});

test('only finished questions are asked, and a quiz without any cannot be begun', async () => {
  const { begun, submit } = await quizScene(app, {
    questions: [question('q1'), { ...question('q2'), text: ' ' }, { ...question('q3'), options: [] }],
  });
  const { id, questions } = await begun();
  expect(questions.map((one) => one.id)).toEqual(['q1']);
  expect(await submit(id, { answers: { q1: ['q1-a'] }, revision: 1 })).toMatchObject({ result: { maxPoints: 1 } });

  const empty = await quizScene(app, { questions: [{ ...question('q1'), text: '' }] });
  expect(await empty.learner.attempt(learning.act, { params: { ...empty.place, action: 'start' } })).toMatchObject({
    status: 409,
    code: 'quiz_without_questions',
    message: expect.stringContaining('belum punya soal'),
  });
  expect(await empty.detail()).toMatchObject({ status: 'not-started', quiz: { attempt: null, used: 0 } });
});

test('editing the lesson does not change the attempt in progress, only the next one', async () => {
  const { begun, setLesson, state, submit } = await quizScene(app, {
    setting: { minimumScore: 100, timeLimit: 10, finishing: shown('showScore') },
  });
  const before = await begun();
  await setLesson([{ ...question('q1', { points: 5 }), text: 'Diganti' }, question('q9')], {
    minimumScore: 0,
    timeLimit: 1,
    finishing: shown('showScore'),
  });
  expect((await state()).attempt).toEqual({ ...before, serverNow: expect.any(String) });
  expect(await submit(before.id, { answers: { q1: ['q1-a'] }, revision: 1 })).toMatchObject({
    result: { score: 25, maxPoints: 4, isPassed: false },
  });
  expect((await begun()).questions.map(({ id, text, points }) => ({ id, text, points }))).toEqual([
    { id: 'q1', text: 'Diganti', points: 5 },
    { id: 'q9', text: 'Soal q9?', points: 1 },
  ]);
});

test('answers to questions outside the attempt are refused, and none is stored', async () => {
  const { begun, refusedAnswer, learner, place, state } = await quizScene(app);
  const { id } = await begun();
  const sent = { q1: ['q1-a', 'q1-b'], q2: ['q1-a'], q7: ['q7-a'], constructor: ['q1-a'] };
  expect(await refusedAnswer(id, 1, { q3: ['q3-a'], ...sent })).toMatchObject({
    status: 422,
    code: 'invalid_input',
    fields: {
      'answers.q1': 'Pilih satu jawaban saja',
      'answers.q2': 'Pilihan ini tidak ada di soalnya',
      'answers.q7': expect.any(String),
      'answers.constructor': expect.any(String),
    },
  });
  expect(
    await learner.attempt(quiz.submit, { params: place, body: { attemptId: id, answers: sent, revision: 1 } }),
  ).toMatchObject({ status: 422 });
  expect(await state()).toMatchObject({ attempt: { revision: 0, answers: {} } });
});

test.each([
  { revision: 0 },
  { revision: 2 ** 31 },
  { revision: 1.5 },
  { answers: { 'a b': ['x'] } },
  { answers: { q1: ['x'.repeat(10_001)] } },
  { answers: { q1: ['q1-a', 'q1-a'] } },
  { answers: { q1: Array.from({ length: 11 }, (_, index) => `o${index}`) } },
  { answers: Object.fromEntries(Array.from({ length: 201 }, (_, index) => [`q${index}`, []])) },
  { answers: [] },
  { answers: { q1: 'q1-a' } },
  { attemptId: 'bukan-id' },
])('a body out of bounds is refused: %o', async (part) => {
  const { learner, place } = await quizScene(app);
  const body = { attemptId: nowhere, answers: {}, revision: 1, ...part };
  for (const action of ['answer', 'submit']) {
    expect(
      (await learner.send('PUT', `/participant/session/${place.participantId}/${place.sessionId}/${action}`, body))
        .status,
    ).toBe(422);
  }
});

test('answers and their revision are submitted together', async () => {
  const { learner, place } = await quizScene(app);
  for (const part of [{ answers: {} }, { revision: 1 }]) {
    expect(await learner.attempt(quiz.submit, { params: place, body: { attemptId: nowhere, ...part } })).toMatchObject({
      status: 422,
      fields: { revision: expect.any(String) },
    });
  }
});

test('the number of attempts in an hour is limited', { tags: 'night' }, async () => {
  const { begun, submit, learner, place } = await quizScene(app);
  for (let count = 0; count < 30; count += 1) await submit((await begun()).id);
  expect(await learner.attempt(learning.act, { params: { ...place, action: 'start' } })).toMatchObject({ status: 429 });
  app.clock.advance(minutes(61));
  expect(await begun()).toMatchObject({ number: 31 });
});

test('the order is shuffled once for an attempt, and does not affect grading', async () => {
  const questions = Array.from({ length: 12 }, (_, index) => question(`q${index}`));
  const { begun, start, state, submit } = await quizScene(app, {
    questions,
    setting: { minimumScore: 100, randomize: mixed('question', 'answer') },
  });
  const first = await begun();
  expect(first.questions.map(({ id }) => id).toSorted()).toEqual(questions.map(({ id }) => id).toSorted());
  await start();
  expect((await state()).attempt!.questions).toEqual(first.questions);
  expect(
    (await submit(first.id, { answers: Object.fromEntries(questions.map(({ id }) => [id, [`${id}-a`]])), revision: 1 }))
      .result,
  ).toMatchObject({
    isPassed: true,
    questions: first.questions.map(({ id, options }) => ({ id, options })),
  });
  expect((await begun()).questions).not.toEqual(first.questions);
});

test("a locked lesson, a lesson that is not a quiz, another attempt and another user's attempt accept no answers", async () => {
  const { learner, place, nextSession, begun, partner } = await quizScene(app);
  const { id: attemptId } = await begun();
  const later = { ...place, sessionId: nextSession.id };
  const refused = async (params: typeof place, expected: object, caller = learner) => {
    expect(await caller.attempt(quiz.answer, { params, body: { attemptId, answers: {}, revision: 1 } })).toMatchObject(
      expected,
    );
    expect(await caller.attempt(quiz.submit, { params, body: { attemptId } })).toMatchObject(expected);
  };
  const refusedAnswers = (sessionId: string, caller = learner) =>
    caller.attempt(quiz.myAnswer, { params: { id: sessionId } });

  // An article that is not open yet, then a quiz in its position, then open.
  expect(await refusedAnswers(later.sessionId)).toMatchObject({ status: 404 });
  await app.db.lesson.update({
    where: { id: nextSession.lessonId },
    data: { type: 'quiz', content: { instruction: '', questions: [question('q1')] }, setting: quizSetting.parse({}) },
  });
  await refused(later, { status: 409, code: 'lesson_locked' });
  expect(await refusedAnswers(later.sessionId)).toMatchObject({ status: 409, code: 'lesson_locked' });
  await app.db.lessonSession.update({ where: { id: nextSession.id }, data: sessionAt('opened', app.clock.now()) });
  await refused(later, { status: 404 });
  expect(await learner.call(quiz.myAnswer, { params: { id: later.sessionId } })).toBeNull();

  const other = await quizScene(app, { partner });
  const mixtures = [
    place,
    other.place,
    { ...place, participantId: other.place.participantId },
    { ...other.place, participantId: place.participantId },
  ];
  for (const params of mixtures) await refused(params, { status: 404 }, other.learner);
  // The own attempt under the name of another participant is refused as well.
  await refused({ ...place, participantId: other.place.participantId }, { status: 404 });
  expect(await refusedAnswers(place.sessionId, other.learner)).toMatchObject({ status: 404 });
  await app.db.grant.updateMany({ where: { participantId: place.participantId }, data: { endedAt: app.clock.now() } });
  await refused(place, { status: 404 });
  expect(await refusedAnswers(place.sessionId)).toMatchObject({ status: 404 });
});

test('a removed quiz can be finished by the participants who had begun it', async () => {
  const { begun, answer, submit, lessonId } = await quizScene(app, { setting: { minimumScore: 100 } });
  const { id } = await begun();
  await app.db.lesson.update({ where: { id: lessonId }, data: { retiredAt: app.clock.now(), sectionId: null } });
  await answer(id, 1, allRight);
  expect(await submit(id)).toMatchObject({ session: { status: 'passed', progress: 50 } });
});

test('the newest of many concurrent saves is stored, whatever their order', async () => {
  const { begun, answer, state } = await quizScene(app);
  const { id } = await begun();
  const revisions = Array.from({ length: 30 }, (_, index) => ((index * 7) % 30) + 1);
  const optionOf = (revision: number) => [`q1-${'abcd'[revision % 4]}`];
  await Promise.all(revisions.map((revision) => answer(id, revision, { q1: optionOf(revision) })));
  expect((await state()).attempt).toMatchObject({ revision: 30, answers: { q1: optionOf(30) } });
});

test('answers sent during submission are included or refused, never half', async () => {
  const questions = Array.from({ length: 8 }, (_, index) => question(`q${index}`));
  const { begun, submit, answer, place } = await quizScene(app, { questions, setting: { minimumScore: 0 } });
  const { id } = await begun();
  const given = (index: number) => ({
    [`q${index}`]: [`q${index}-a`],
    [`q${(index + 1) % 8}`]: [`q${(index + 1) % 8}-b`],
  });
  // Saves by the order of their revisions, as one player sends them; the submission has the largest.
  const saves = questions.map((_, index) => answer(id, index + 1, given(index)));
  const [{ result }, ...saved] = await Promise.all([
    submit(id, { answers: { q7: ['q7-c'] }, revision: 100 }),
    ...saves.map((save) =>
      save.then(
        () => 'saved',
        (error: { code: string }) => error.code,
      ),
    ),
  ]);
  expect(new Set(saved)).toSatisfy((outcomes: Set<string>) =>
    [...outcomes].every((outcome) => outcome === 'saved' || outcome === 'attempt_submitted'),
  );
  expect(result!.answers['q7']).toEqual(['q7-c']);
  // The stored answers are the graded ones, and nothing comes after them.
  const row = await app.db.quizAttempt.findUniqueOrThrow({ where: { id } });
  expect([row.answers, row.revision, row.status]).toEqual([result!.answers, 100, 'graded']);
  const points = Object.entries(result!.answers).filter(([key, [value]]) => value === `${key}-a`).length;
  expect(row.points).toBe(points);
  expect(await app.db.quizAttempt.count({ where: { sessionId: place.sessionId } })).toBe(1);
});

test('a save confirmed before the submission is graded, and a refused one is not', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { begun, submit, answer } = await quizScene(app, { setting: { finishing: shown('showScore') } });
    const { id } = await begun();
    const [save, { result }] = await Promise.all([
      answer(id, 1, { q1: ['q1-a'], q3: ['q3-a'] }).then(
        ({ isSaved }) => isSaved,
        () => false,
      ),
      submit(id),
    ]);
    expect(result).toMatchObject(
      save ? { points: 2, answers: { q1: ['q1-a'], q3: ['q3-a'] } } : { points: 0, answers: {} },
    );
  }
});

test("a player with a wrong clock gets no more time, and no call changes the server's time", async () => {
  const { begun, learner, place, state, refusedAnswer } = await quizScene(app, { setting: { timeLimit: 10 } });
  const { id, deadlineAt } = await begun();
  app.clock.advance(minutes(10) + 31_000);
  const late = { attemptId: id, answers: { q1: ['q1-a'] }, revision: 1 };
  const claims = {
    savedAt: deadlineAt,
    serverNow: deadlineAt,
    startedAt: app.clock.now().toISOString(),
    deadlineAt: null,
  };
  expect(await refusedAnswer(id, 1, late.answers)).toMatchObject({ code: 'attempt_time_up' });
  const path = `/participant/session/${place.participantId}/${place.sessionId}`;
  expect((await learner.send('PUT', `${path}/answer`, { ...late, ...claims })).status).toBe(409);
  expect((await learner.send('PUT', `${path}/submit`, { ...late, ...claims })).body).toMatchObject({
    data: { result: { isExpired: true, answers: {}, submittedAt: deadlineAt } },
  });
  expect(await state()).toMatchObject({ attempt: null, last: { answers: {} } });
});

test('a save waits while the attempt is being written', async () => {
  const { begun, answer } = await quizScene(app);
  const { id } = await begun();
  const order: string[] = [];
  let saved = Promise.resolve();
  await app.db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM "QuizAttempt" WHERE id = ${id}::uuid FOR UPDATE`;
    saved = answer(id, 1, { q1: ['q1-a'] }).then(() => void order.push('saved'));
    await vi.waitFor(async () => {
      const [row] = await app.db.$queryRaw<{ waiting: boolean }[]>`
        SELECT EXISTS (
          SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%QuizAttempt%'
        ) AS waiting`;
      expect(row!.waiting).toBe(true);
    }, 10_000);
    order.push('written');
  });
  await saved;
  expect(order).toEqual(['written', 'saved']);
});

test('the state of a lesson is read in one snapshot: never a passed result beside a lesson that is not passed', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { begun, submit, detail } = await quizScene(app, {
      setting: { minimumScore: 0, completionType: 'hit-button' },
    });
    const { id } = await begun();
    const handingIn = submit(id, {});
    const details = await Promise.all(Array.from({ length: 8 }, () => detail()));
    await handingIn;
    for (const { status, quiz: own } of details)
      expect([own!.last === null, own!.attempt === null]).toEqual(status === 'passed' ? [false, true] : [true, false]);
  }
});

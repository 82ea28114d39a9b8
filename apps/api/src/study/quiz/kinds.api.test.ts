import { learning, quiz, report } from '@sinau/api-client';
import type { Answers } from '@sinau/contracts/study/quiz/quiz.schemas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { minutes } from '../../platform/clock.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { countQueries } from '../../testing/count-queries.ts';
import { allRight, question, quizScene, shown } from '../../testing/quizzes.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const typed = question('tulis', { type: 'short-answer', options: 2 });
const pairs = question('pasang', { type: 'matching', points: 2, isPartial: true });
const several = question('banyak', { type: 'multiple-choice', points: 3, isPartial: true });
const scene = (setting = {}) =>
  quizScene(app, {
    questions: [typed, pairs, several],
    setting: { minimumScore: 60, finishing: shown('showScore', 'showAnswerKey'), ...setting },
  });

test('typed answers and pairs are presented without their key, graded, and shown with it once the quiz is passed', async () => {
  const { begun, answer, submit, state } = await scene();
  const { id, questions } = await begun();
  expect(questions[0]).toMatchObject({ id: 'tulis', options: [], matches: [] });
  const [, matching] = questions;
  expect(matching!.options.map(({ text }) => text)).toEqual(['Pilihan 1', 'Pilihan 2', 'Pilihan 3', 'Pilihan 4']);
  expect(matching!.matches.map(({ text }) => text).toSorted()).toEqual(
    [1, 2, 3, 4].map((number) => `Pasangan ${number}`),
  );
  expect((await state()).attempt!.questions).toEqual(questions);

  const answers = {
    tulis: ['  kunci 2!'],
    pasang: ['pasang-a:pasang-jm', 'pasang-b:pasang-im', 'pasang-c:pasang-gm'],
    banyak: ['banyak-a'],
  };
  expect(await answer(id, 1, answers)).toMatchObject({ isSaved: true });
  expect((await state()).attempt!.answers).toEqual(answers);
  const { result } = await submit(id);
  expect(result).toMatchObject({ points: 3.5, maxPoints: 6, score: 58, isPassed: false });

  const { id: second } = await begun();
  const passed = await submit(second, {
    answers: { ...answers, banyak: ['banyak-a', 'banyak-b'] },
    revision: 1,
  });
  expect(passed.result).toMatchObject({
    points: 5,
    score: 83,
    isPassed: true,
    questions: [
      { earned: 1, correct: ['KUNCI-1', 'KUNCI-2'] },
      {
        earned: 1,
        correct: ['pasang-a:pasang-jm', 'pasang-b:pasang-im', 'pasang-c:pasang-hm', 'pasang-d:pasang-gm'],
      },
      { earned: 3, correct: ['banyak-a', 'banyak-b'] },
    ],
  });
});

test('a distractor is only among the second halves, and is not in the key', async () => {
  const options = pairs.options.map((option, index) => (index === 3 ? { ...option, text: '' } : option));
  const { begun, submit } = await quizScene(app, {
    questions: [{ ...pairs, options }],
    setting: { minimumScore: 60, finishing: shown('showScore', 'showAnswerKey') },
  });
  const { id, questions } = await begun();
  expect(questions[0]!.options.map(({ text }) => text)).toEqual(['Pilihan 1', 'Pilihan 2', 'Pilihan 3']);
  expect(questions[0]!.matches).toHaveLength(4);
  const right = ['pasang-a:pasang-jm', 'pasang-b:pasang-im', 'pasang-c:pasang-hm'];
  const { result } = await submit(id, { answers: { pasang: right }, revision: 1 });
  expect(result).toMatchObject({ score: 100, questions: [{ earned: 2, correct: right }] });
});

test('a number and a text whose punctuation counts are presented without their key, and graded as they were read', async () => {
  const { begun, submit, partner, program } = await quizScene(app, {
    questions: [
      { ...question('angka', { type: 'number', points: 2 }), number: { value: 1_500_000, tolerance: 500, unit: 'Rp' } },
      { ...question('kode', { type: 'short-answer', options: 1 }), isPunctuationCounted: true },
    ],
    setting: { minimumScore: 100, finishing: shown('showScore', 'showAnswerKey') },
  });
  const { id, questions } = await begun();
  const asked = { points: 2, text: 'Soal angka?', options: [], matches: [] };
  expect(questions).toEqual([
    { ...asked, id: 'angka', type: 'number', unit: 'Rp' },
    { ...asked, id: 'kode', type: 'short-answer', text: 'Soal kode?', points: 1, isPunctuationCounted: true },
  ]);
  const first = await submit(id, { answers: { angka: ['1,6 juta'], kode: ['kunci 1'] }, revision: 1 });
  expect(first.result).toMatchObject({ points: 0, questions: [{ correct: null, tolerance: null }, {}] });

  const answers = { angka: ['Rp1,5 juta'], kode: ['KUNCI–1'] };
  const { result } = await submit((await begun()).id, { answers, revision: 1 });
  expect(result).toMatchObject({
    points: 3,
    isPassed: true,
    answers,
    questions: [
      { earned: 2, correct: ['1.500.000'], tolerance: 500 },
      { earned: 1, correct: ['KUNCI-1'] },
    ],
  });
  const { list } = await partner.call(report.quizzes, { params: { type: 'program', id: program.slug } });
  expect(list[0]!.questions[0]).toMatchObject({
    right: 1,
    answers: [
      { text: '1,6 juta', isRight: false },
      { text: 'Rp1,5 juta', isRight: true },
    ],
  });
});

test('each attempt shuffles the second halves of pairs again', { tags: 'night' }, async () => {
  const { begun, submit } = await scene();
  const orders = new Set<string>();
  for (let count = 0; count < 6; count += 1) {
    const { id, questions } = await begun();
    orders.add(questions[1]!.matches.map(({ text }) => text).join());
    await submit(id);
  }
  expect(orders.size).toBeGreaterThan(1);
});

test('answers that do not fit their kind are refused, and control characters of typed ones are removed', async () => {
  const { begun, refusedAnswer, answer, state } = await scene();
  const { id } = await begun();
  expect(
    await refusedAnswer(id, 1, {
      tulis: ['satu', 'dua'],
      pasang: ['pasang-a:pasang-jm', 'pasang-a:pasang-im'],
      banyak: ['KUNCI-1'],
    }),
  ).toMatchObject({
    status: 422,
    fields: {
      'answers.tulis': 'Tulis satu jawaban saja',
      'answers.pasang': 'Satu bagian dipasangkan dua kali',
      'answers.banyak': 'Pilihan ini tidak ada di soalnya',
    },
  });
  for (const pair of ['pasang-a', 'pasang-a:lain', 'lain:pasang-jm', 'pasang-a:pasang-jm:x'])
    expect(await refusedAnswer(id, 1, { pasang: [pair] })).toMatchObject({
      fields: { 'answers.pasang': 'Pasangan ini tidak ada di soalnya' },
    });
  expect(await answer(id, 1, { tulis: ['a\u0000b\ud800'] })).toMatchObject({ isSaved: true });
  expect((await state()).attempt!.answers).toEqual({ tulis: ['ab\ufffd'] });
  await answer(id, 2, { tulis: ['  '] });
  expect((await state()).attempt!.answers).toEqual({});
});

test.each([
  ['highest', [50, 100, 100, 100], 'passed'],
  ['latest', [50, 100, 25, 75], 'passed'],
  ['first', [50, 50, 50, 50], 'not-passed'],
  ['average', [50, 75, 58, 62], 'not-passed'],
] as const)('the %s of four attempts counts', async (scorePolicy, scores, status) => {
  const { begun, submit, state, detail } = await quizScene(app, {
    setting: { minimumScore: 80, scorePolicy, finishing: shown('showScore') },
  });
  const { q1, q2, q3 } = allRight;
  const seen = [];
  const tries: Answers[] = [{ q2 }, { q1, q2, q3 }, { q1 }, { q1, q2 }];
  for (const answers of tries) {
    await submit((await begun()).id, { answers, revision: 1 });
    seen.push((await state()).finalScore);
  }
  expect(seen).toEqual(scores);
  expect(await detail()).toMatchObject({ status });
});

test('the next attempt waits for the pause of the quiz, by the clock of the server', async () => {
  app.clock.stop();
  const { begun, submit, state, learner, place, start } = await quizScene(app, {
    setting: { minimumScore: 100, cooldown: 30, maxAttempts: 2 },
  });
  const { id } = await begun();
  expect((await state()).next).toBeNull();
  await submit(id);
  const { next } = await state();
  expect(next!.inSeconds).toBe(1800);
  expect(await learner.attempt(learning.act, { params: { ...place, action: 'start' } })).toMatchObject({
    status: 409,
    code: 'attempt_too_soon',
  });
  app.clock.advance(minutes(31));
  expect(await state()).toMatchObject({ next: null, left: 1 });
  await start();
  await submit((await state()).attempt!.id);
  expect(await state()).toMatchObject({ next: null, left: 0 });
});

test(
  'a partner grants one more attempt to a participant who has none left, once, and nobody else can',
  { tags: 'night' },
  async () => {
    const { begun, submit, state, partner, learner, place, start } = await quizScene(app, {
      setting: { minimumScore: 100, maxAttempts: 1 },
    });
    const params = { id: place.sessionId };
    expect(await partner.attempt(quiz.grantAttempt, { params })).toMatchObject({ status: 409, code: 'attempts_left' });
    await submit((await begun()).id, { answers: { q1: ['q1-a'] }, revision: 1 });
    expect(await state()).toMatchObject({ left: 0 });
    expect(await learner.attempt(quiz.grantAttempt, { params })).toMatchObject({ status: 403 });
    const unlimited = await quizScene(app);
    await unlimited.start();
    const stranger = unlimited.partner;
    const theirs = await stranger.call(report.participant, { params: { id: unlimited.place.participantId } });
    expect(theirs.lessons[0]!.quiz).toMatchObject({ used: 1, left: null, score: null });
    expect(await stranger.attempt(quiz.grantAttempt, { params })).toMatchObject({ status: 404 });
    const reported = async () =>
      (await partner.call(report.participant, { params: { id: place.participantId } })).lessons.map((one) => one.quiz);
    expect(await reported()).toEqual([{ sessionId: place.sessionId, used: 1, left: 0, score: 25 }, null]);

    const grants = await Promise.all(
      Array.from({ length: 5 }, () => partner.send('POST', `/user/quiz/extra-attempt/${place.sessionId}`)),
    );
    expect(grants.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
    expect(await state()).toMatchObject({ left: 1, used: 1 });
    expect(await reported()).toMatchObject([{ left: 1 }, null]);
    await start();
    expect(await state()).toMatchObject({ left: 0, attempt: { number: 2 } });
  },
);

test('the report of a class shows earned points and answers for each question', async () => {
  const { begun, submit, partner, program } = await scene();
  const tries: Answers[] = [
    { tulis: ['kunci 1'], pasang: ['pasang-a:pasang-jm', 'pasang-b:pasang-jm'], banyak: ['banyak-a', 'banyak-b'] },
    { tulis: ['Kunci 1'], pasang: ['pasang-a:pasang-jm'] },
    { tulis: ['salah'], banyak: ['banyak-a'] },
  ];
  for (const answers of tries) {
    const { id } = await begun();
    app.clock.advance(minutes(2));
    await submit(id, { answers, revision: 1 });
  }
  const of = { params: { type: 'program', id: program.slug } } as const;
  const { list } = await partner.call(report.quizzes, of);
  expect(list).toMatchObject([{ attempts: 3, participants: 1, averageScore: 41 }]);
  expect(Math.round(list[0]!.medianSeconds! / 60)).toBe(2);
  expect(list[0]!.questions).toMatchObject([
    {
      attempts: 3,
      answered: 3,
      right: 2,
      earnedShare: 66,
      answers: [
        { text: 'Kunci 1', isRight: true, count: 1 },
        { text: 'kunci 1', isRight: true, count: 1 },
        { text: 'salah', isRight: false, count: 1 },
      ],
    },
    {
      answered: 2,
      right: 0,
      earnedShare: 16,
      answers: [
        { text: 'Pilihan 1 → Pasangan 1', isRight: true, count: 2 },
        { text: 'Pilihan 2 → Pasangan 1', isRight: false, count: 1 },
      ],
    },
    {
      answered: 2,
      right: 1,
      earnedShare: 50,
      answers: [{ isRight: true, count: 2 }, { isRight: true, count: 1 }, { count: 0 }, { count: 0 }],
    },
  ]);
  const stranger = (await quizScene(app)).partner;
  expect(await stranger.attempt(report.quizzes, of)).toMatchObject({ status: 404 });
  expect(await countQueries(() => partner.call(report.quizzes, of))).toBeLessThanOrEqual(6);
});

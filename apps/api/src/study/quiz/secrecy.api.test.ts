import type { ResourceName } from '@sinau/contracts/fields';
import type { QuizSetting } from '@sinau/contracts/study/lesson-kinds/quiz';
import type { QuizQuestion } from '@sinau/contracts/study/question/question.schemas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { teacherOf } from '../../testing/assignments.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { markedIn, readWith } from '../../testing/readings.ts';
import { allRight as choices, essay, question, quizScene, shown } from '../../testing/quizzes.ts';
import { enrolled } from '../../testing/classes.ts';
import { newPartner, newPerson } from '../../testing/scene.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

/**
 * A participant, and every response about the quiz that they can get: from all calls that read, and those that change
 * an attempt.
 */
async function watched(setting: Partial<QuizSetting>, essays: QuizQuestion[] = []) {
  const scene = await quizScene(app, {
    setting,
    questions: [
      question('q1'),
      question('q2', { type: 'multiple-choice', points: 2 }),
      question('q3', { type: 'true-false' }),
      question('q4', { type: 'short-answer' }),
      question('q5', { type: 'matching' }),
      ...essays,
    ],
  });
  const { learner, place, program, lessonId } = scene;
  const ids: Partial<Record<ResourceName, string>> = {
    program: program.id,
    lesson: lessonId,
    participant: place.participantId,
    lessonSession: place.sessionId,
    mitra: scene.partner.mitraId,
    user: learner.id,
  };
  const put = async (action: string, body?: object) =>
    (await learner.send('PUT', `/participant/session/${place.participantId}/${place.sessionId}/${action}`, body))
      .body as unknown;

  const read = async () => {
    const answers = await readWith(learner, ids);
    expect(answers.filter(({ status }) => status === 200).map(({ operation }) => operation)).toEqual(
      expect.arrayContaining([
        'learning.lesson',
        'learning.sessionDetail',
        'learning.myClass',
        'program.detail',
        'program.participantDetail',
        'quiz.myAnswer',
      ]),
    );
    return answers.filter(({ body }) => givesAway(body)).map(({ operation }) => operation);
  };
  const leaksIn = async (call: Promise<unknown>) => givesAway(await call);
  /** Begins, answers and submits, and returns whether any response contained the key. */
  const attempt = async (answers: object) => {
    const leaks = [await leaksIn(put('start'))];
    const { id: attemptId } = (await scene.state()).attempt!;
    leaks.push(
      await leaksIn(put('answer', { attemptId, answers, revision: 1 })),
      await leaksIn(put('answer', { attemptId, answers: { lain: [] }, revision: 2 })),
      await leaksIn(put('complete')),
    );
    const whileAnswering = await read();
    return {
      hasLeaked: leaks.includes(true) || whileAnswering.length > 0,
      isKeyInResult: await leaksIn(put('submit', { attemptId })),
    };
  };
  return { ...scene, read, attempt };
}

/** Finds a key or an explanation, by name or by words, anywhere in a response. */
function givesAway(value: unknown): boolean {
  if (typeof value === 'string') return /PENJELASAN|KUNCI/.test(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(
    ([name, inner]) =>
      (['isCorrect', 'correct', 'earned', 'explanation', 'match'].includes(name) && inner !== null) || givesAway(inner),
  );
}

const wrong = { q1: ['q1-d'], q4: ['salah'], q5: ['q5-a:q5-im'] };
const allRight = { ...choices, q4: ['kunci 1'], q5: ['q5-a:q5-jm', 'q5-b:q5-im', 'q5-c:q5-hm', 'q5-d:q5-gm'] };

test('the answer key stays hidden until no attempt is left or in progress', async () => {
  const { read, attempt } = await watched({ minimumScore: 100, maxAttempts: 2, finishing: shown('showAnswerKey') });
  expect(await read()).toEqual([]);
  expect(await attempt(wrong)).toEqual({ hasLeaked: false, isKeyInResult: false });
  expect(await read()).toEqual([]);
  expect(await attempt(wrong)).toEqual({ hasLeaked: false, isKeyInResult: true });
  expect(await read()).toEqual(['learning.sessionDetail', 'quiz.myAnswer']);
});

test('passing shows the answer key, and another attempt hides it until its submission', { tags: 'night' }, async () => {
  const { read, attempt, state } = await watched({ minimumScore: 100, finishing: shown('showAnswerKey') });
  expect(await attempt(allRight)).toEqual({ hasLeaked: false, isKeyInResult: true });
  expect((await state()).last!.questions).toMatchObject([
    { correct: ['q1-a'], explanation: 'PENJELASAN-q1' },
    { correct: ['q2-a', 'q2-b'] },
    { correct: ['q3-a'] },
    { correct: ['KUNCI-1', 'KUNCI-2', 'KUNCI-3', 'KUNCI-4'], options: [] },
    { correct: allRight.q5 },
  ]);
  expect(await attempt(wrong)).toEqual({ hasLeaked: false, isKeyInResult: true });
  expect(await read()).toEqual(['learning.sessionDetail', 'quiz.myAnswer']);
});

test(
  'a quiz without showAnswerKey never shows the key, and one without showScore never shows a score',
  { tags: 'night' },
  async () => {
    const { read, attempt, state } = await watched({
      minimumScore: 100,
      maxAttempts: 2,
      finishing: shown('allowNextPrev'),
    });
    for (const answers of [allRight, wrong])
      expect(await attempt(answers)).toEqual({ hasLeaked: false, isKeyInResult: false });
    expect(await read()).toEqual([]);
    expect(await state()).toMatchObject({ finalScore: null, last: { score: null, points: null, isPassed: false } });
  },
);

test(
  'a model answer stays hidden while an essay is written and while it waits, and is shown with the key',
  { tags: 'night' },
  async () => {
    const { partner, place, read, attempt, state } = await watched(
      { minimumScore: 0, maxAttempts: 1, finishing: shown('showAnswerKey') },
      [essay('e1', 2)],
    );
    expect(await attempt({ ...allRight, e1: ['Tulisanku'] })).toEqual({ hasLeaked: false, isKeyInResult: false });
    expect(await read()).toEqual([]);
    const { id } = await app.db.submission.findUniqueOrThrow({ where: { sessionId: place.sessionId } });
    const teacher = teacherOf(partner, id);
    await teacher.claim();
    expect(await read()).toEqual([]);
    await teacher.grade({ number: 1, outcome: null, rubric: { e1: 1 } });
    expect((await state()).last!.questions.at(-1)).toMatchObject({ correct: ['KUNCI-e1'], earned: 1, options: [] });
  },
);

test(
  "nobody reads another participant's essay or the teacher's comments on it, and a teacher without the class has no access",
  { tags: 'night' },
  async () => {
    const { partner, place, attempt, program, learner } = await watched({}, [essay('e1')]);
    await attempt({ e1: ['TANDA-ESAI'] });
    const { id } = await app.db.submission.findUniqueOrThrow({ where: { sessionId: place.sessionId } });
    const teacher = teacherOf(partner, id);
    await teacher.claim();
    await teacher.grade({ number: 1, outcome: null, rubric: { e1: 1 }, feedback: 'TANDA-KOMENTAR' });

    const other = await newPerson(app);
    const participant = await enrolled(app, other, program);
    const ids: Partial<Record<ResourceName, string>> = {
      program: program.id,
      participant: participant.id,
      lessonSession: participant.sessions[0]!.id,
      submission: id,
      user: learner.id,
    };
    const theirs = { ...ids, participant: place.participantId, lessonSession: place.sessionId };
    for (const known of [ids, theirs]) {
      expect(await markedIn('TANDA', other, known)).toEqual([]);
      expect(await markedIn('TANDA', app.visitor, known)).toEqual([]);
    }
    expect(await markedIn('TANDA', learner, theirs)).toEqual(['learning.sessionDetail', 'quiz.myAnswer']);
    await expect(teacherOf(await newPartner(app), id).read()).rejects.toMatchObject({ status: 404 });
  },
);

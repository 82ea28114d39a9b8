import { lesson, quiz, submission } from '@sinau/api-client';
import type { QuizSetting } from '@sinau/contracts/study/lesson-kinds/quiz';
import { maxEssayAnswer, maxQuizEssays, maxShortAnswer } from '@sinau/contracts/study/question/question.rules';
import type { GradeWriting } from '@sinau/contracts/study/submission/submission.schemas';
import { casesOfRun } from '@sinau/test-kit/full-run';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { minutes } from '../../platform/clock.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { outcomesOf, teacherOf } from '../../testing/assignments.ts';
import { countQueries } from '../../testing/count-queries.ts';
import { essay, question, quizScene, shown } from '../../testing/quizzes.ts';
import { newPerson, type PartnerPerson } from '../../testing/scene.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const answers = { q1: ['q1-a'], e1: ['Pasar terbakar,\nkata Bu Sri.'], e2: ['Karena dekat.'] };

/** A quiz of a choice worth two points, an essay worth five and one worth three. */
async function essayScene(setting: Partial<QuizSetting> = {}) {
  const scene = await quizScene(app, {
    questions: [question('q1', { points: 2 }), essay('e1', 5, { minWords: 2, maxWords: 100 }), essay('e2', 3)],
    setting: { minimumScore: 70, finishing: shown('showScore'), ...setting },
  });
  /** Submits an attempt; its teachers know it by the id of the submission. */
  const handIn = async (given: Record<string, string[]> = answers) => {
    const { id } = await scene.begun();
    const handedIn = await scene.submit(id, { answers: given, revision: 1 });
    const row = await app.db.submission.findUnique({ where: { sessionId: scene.place.sessionId } });
    return { ...handedIn, submissionId: row?.id ?? '' };
  };
  const graded = async (partner: PartnerPerson, id: string, e1: number, e2: number, feedback = '') => {
    const teacher = teacherOf(partner, id);
    await teacher.claim();
    const { versions } = await partner.call(submission.detail, { params: { id } });
    return teacher.grade({ number: versions.at(-1)!.number, outcome: null, rubric: { e1, e2 }, feedback });
  };
  return { ...scene, handIn, graded };
}

test('an attempt with essays waits for a teacher, who completes its score and passes the lesson', async () => {
  const { partner, learner, place, nextSession, handIn, graded, state } = await essayScene();
  const { result, session, submissionId } = await handIn();
  expect(session).toMatchObject({ status: 'started', progress: 0 });
  expect(result).toMatchObject({
    isAwaiting: true,
    isPassed: null,
    score: null,
    points: 2,
    maxPoints: 2,
    feedback: null,
  });
  expect(result!.questions.map(({ earned, correct }) => [earned, correct])).toEqual([
    [null, null],
    [null, null],
    [null, null],
  ]);
  expect(await state()).toMatchObject({ attempt: null, last: { isAwaiting: true }, finalScore: null, used: 1 });
  expect(await app.db.lessonSession.findUniqueOrThrow({ where: { id: nextSession.id } })).toMatchObject({
    status: 'pending',
  });

  const { list } = await partner.call(submission.queue, {});
  expect(list).toMatchObject([{ id: submissionId, state: 'submitted', lesson: { type: 'quiz' }, number: 1 }]);
  expect(await partner.call(submission.detail, { params: { id: submissionId } })).toMatchObject({
    versions: [
      {
        brief: {
          rubric: [
            { id: 'e1', title: 'Soal 2', points: 5 },
            { id: 'e2', title: 'Soal 3' },
          ],
        },
        essays: [
          { id: 'e1', text: 'Soal e1?', answer: answers.e1[0], modelAnswer: 'KUNCI-e1', minWords: 2, maxWords: 100 },
          { id: 'e2', answer: answers.e2[0] },
        ],
      },
    ],
  });
  expect(await graded(partner, submissionId, 4, 2, 'Sebut waktunya.')).toMatchObject({
    state: 'passed',
    score: 80,
    versions: [{ grade: { outcome: 'passed', score: 80, rubric: { e1: 4, e2: 2 }, feedback: 'Sebut waktunya.' } }],
  });

  const after = await state();
  expect(after).toMatchObject({
    finalScore: 80,
    last: { isAwaiting: false, isPassed: true, score: 80, points: 8, maxPoints: 10, feedback: 'Sebut waktunya.' },
  });
  // The points of an essay are shown with the score, those of other questions only with the key.
  expect(after.last!.questions.map(({ earned }) => earned)).toEqual([null, 4, 2]);
  expect(await app.db.lessonSession.findUniqueOrThrow({ where: { id: place.sessionId } })).toMatchObject({
    status: 'passed',
  });
  expect(await app.db.lessonSession.findUniqueOrThrow({ where: { id: nextSession.id } })).toMatchObject({
    status: 'started',
  });
  const mails = (await app.queued<{ to: string; template: string; outcome: string }>('mail.send')).filter(
    ({ to }) => to === learner.email,
  );
  expect(mails).toMatchObject([{ template: 'submission_graded', outcome: 'passed', type: 'quiz' }]);
});

test('no other attempt begins while one waits, and attempts left and the pause count from its submission', async () => {
  app.clock.stop();
  const { partner, start, state, handIn, graded } = await essayScene({ maxAttempts: 2, cooldown: 60 });
  const { submissionId } = await handIn();
  expect(await state()).toMatchObject({ used: 1, left: 1, next: { inSeconds: 3_600 } });
  await expect(start()).rejects.toMatchObject({ status: 409, code: 'attempt_awaiting' });
  app.clock.advance(minutes(40));
  expect(await graded(partner, submissionId, 0, 1)).toMatchObject({ state: 'not-passed', score: 30 });
  expect(await state()).toMatchObject({ used: 1, left: 1, next: { inSeconds: 1_200 }, last: { isPassed: false } });
  await expect(start()).rejects.toMatchObject({ code: 'attempt_too_soon' });
  app.clock.advance(minutes(20));
  const second = await handIn();
  expect(second.session.status).toBe('not-passed');
  await expect(start()).rejects.toMatchObject({ code: 'attempts_used_up' });
  expect(await graded(partner, second.submissionId, 5, 3)).toMatchObject({ state: 'passed', score: 100 });
});

test.each(
  casesOfRun(
    [
      ['highest', 80, 100, 'passed'],
      ['latest', 40, 100, 'passed'],
      ['first', 80, 80, 'not_passed'],
      ['average', 60, 90, 'passed'],
    ],
    2,
  ),
)(
  'by the policy %s, attempts of 80 and 40 come to %i, and to %i once the second is corrected to 100',
  async (scorePolicy, before, after, status) => {
    const { partner, handIn, graded, state, place } = await essayScene({ scorePolicy, minimumScore: 81 });
    await graded(partner, (await handIn()).submissionId, 4, 2);
    const { submissionId: id } = await handIn();
    await graded(partner, id, 1, 1);
    expect((await state()).finalScore).toBe(before);
    await partner.call(submission.grade, {
      params: { id },
      body: { number: 2, outcome: null, rubric: { e1: 5, e2: 3 }, isCorrection: true },
    });
    expect((await state()).finalScore).toBe(after);
    expect(await app.db.lessonSession.findUniqueOrThrow({ where: { id: place.sessionId } })).toMatchObject({ status });
  },
);

test('submitting passes with hit-button, and the essays are graded afterwards', async () => {
  const { partner, handIn, graded, state } = await essayScene({ completionType: 'hit-button', minimumScore: 0 });
  const { session, result, submissionId } = await handIn();
  expect(session).toMatchObject({ status: 'passed', progress: 50 });
  expect(result).toMatchObject({ isAwaiting: true, score: null });
  expect(await graded(partner, submissionId, 0, 0)).toMatchObject({ state: 'passed', score: 20 });
  expect(await state()).toMatchObject({ last: { isAwaiting: false, isPassed: null, score: 20 } });
});

test('unanswered essays earn nothing and wait for nobody', async () => {
  const { partner, handIn, graded } = await essayScene();
  const { result, session, submissionId } = await handIn({ q1: ['q1-a'], e1: ['  '] });
  expect([result, session.status, submissionId]).toMatchObject([{ isAwaiting: false, score: 20 }, 'not-passed', '']);
  expect(await partner.call(submission.summary)).toEqual({ waiting: 0, overdue: 0 });

  // Includes only answered essays.
  const second = await handIn({ e2: ['Ada.'] });
  const teacher = teacherOf(partner, second.submissionId);
  await teacher.claim();
  await expect(teacher.grade({ number: 2, outcome: null, rubric: { e1: 5, e2: 3 } })).rejects.toMatchObject({
    fields: { rubric: expect.any(String) },
  });
  expect(await teacher.grade({ number: 2, outcome: null, rubric: { e2: 3 } })).toMatchObject({ score: 30 });
  await expect(graded(partner, second.submissionId, 1, 1)).rejects.toMatchObject({ code: 'submission_not_waiting' });
});

test('an attempt whose time ran out is queued by its job, with the saved answers', async () => {
  const { partner, begun, answer, state, place } = await essayScene({ timeLimit: 10 });
  const { id } = await begun();
  await answer(id, 1, answers);
  app.clock.advance(minutes(11));
  await app.runJob('quiz.handInOverdue');
  expect(await state()).toMatchObject({ attempt: null, last: { isAwaiting: true, isExpired: true, points: 2 } });
  expect((await partner.call(submission.queue, {})).list).toMatchObject([{ state: 'submitted' }]);
  expect(await app.db.submission.count({ where: { sessionId: place.sessionId } })).toBe(1);
});

test('one of two teachers grades, and ten concurrent grades count as one', { tags: 'night' }, async () => {
  const { partner, handIn } = await essayScene();
  const { submissionId: id } = await handIn();
  const person = await newPerson(app, { activeMitraId: partner.mitraId });
  await app.db.mitraMember.create({ data: { mitraId: partner.mitraId, userId: person.id } });
  const teachers = [partner, { ...person, mitraId: partner.mitraId }].map((one) => teacherOf(one, id));
  const grade = { number: 1, outcome: null, rubric: { e1: 5, e2: 3 } };
  const claims = teachers.map((teacher) => teacher.claim());
  expect(await outcomesOf(...claims)).toEqual(['ok', 'submission_claimed']);
  const winner = (await Promise.allSettled(claims)).findIndex(({ status }) => status === 'fulfilled');
  await expect(teachers[1 - winner]!.grade(grade)).rejects.toMatchObject({ code: 'submission_claimed' });
  const grades = Array.from({ length: 10 }, () => teachers[winner]!.grade(grade));
  expect((await outcomesOf(...grades)).filter((outcome) => outcome === 'ok')).toHaveLength(1);
  expect(await app.db.submissionEvent.count({ where: { submissionId: id, kind: 'passed' } })).toBe(1);
});

test('only the points decide, and no other value is accepted', { tags: 'night' }, async () => {
  const { partner, handIn, place, learner } = await essayScene();
  const { submissionId } = await handIn();
  const teacher = teacherOf(partner, submissionId);
  await teacher.claim();
  const refused = { status: 422, code: 'invalid_input' };
  const grades: Partial<GradeWriting>[] = [
    { outcome: 'passed', rubric: { e1: 5, e2: 3 } },
    { outcome: 'needs-revision', rubric: { e1: 5, e2: 3 }, feedback: 'Lagi' },
    { outcome: null, rubric: { e1: 5 } },
    { outcome: null, rubric: { e1: 6, e2: 3 } },
    { outcome: null, rubric: { e1: 5, e2: 3, q1: 2 } },
    { outcome: null, score: 100 },
  ];
  for (const body of grades)
    await expect(teacher.grade({ number: 1, outcome: null, ...body })).rejects.toMatchObject(refused);
  await expect(learner.call(submission.withdraw, { params: place })).rejects.toMatchObject({ status: 404 });
  await expect(
    learner.call(quiz.answer, { params: place, body: { content: 'Lain', revision: 9 } }),
  ).rejects.toMatchObject({
    status: 404,
  });
});

test(
  'a corrected grade retains the previous one, and a lesson that was passed stays passed',
  { tags: 'night' },
  async () => {
    const { partner, handIn, graded, state, place } = await essayScene();
    const { submissionId: id } = await handIn();
    await graded(partner, id, 5, 3, 'Bagus.');
    const corrected = await partner.call(submission.grade, {
      params: { id },
      body: { number: 1, outcome: null, rubric: { e1: 0, e2: 0 }, feedback: 'Ternyata salinan.', isCorrection: true },
    });
    expect(corrected).toMatchObject({ state: 'passed', score: 20 });
    expect(corrected.history.map(({ kind, score }) => [kind, score])).toEqual([
      ['submitted', null],
      ['claimed', null],
      ['passed', 100],
      ['passed', 20],
    ]);
    expect((await state()).last).toMatchObject({ score: 20, feedback: 'Ternyata salinan.' });
    expect(await app.db.lessonSession.findUniqueOrThrow({ where: { id: place.sessionId } })).toMatchObject({
      status: 'passed',
    });
  },
);

test('an essay is one text of its own length, and a short answer stays short', async () => {
  const { begun, answer, refusedAnswer } = await quizScene(app, {
    questions: [essay('e1'), question('t1', { type: 'short-answer' })],
  });
  const { id } = await begun();
  expect(await answer(id, 1, { e1: ['x'.repeat(maxEssayAnswer)], t1: ['x'.repeat(maxShortAnswer)] })).toMatchObject({
    isSaved: true,
  });
  const refused: Record<string, string[]>[] = [
    { e1: ['x'.repeat(maxEssayAnswer + 1)] },
    { e1: ['satu', 'dua'] },
    { t1: ['x'.repeat(maxShortAnswer + 1)] },
  ];
  for (const given of refused)
    expect(await refusedAnswer(id, 2, given)).toMatchObject({ status: expect.any(Number), code: 'invalid_input' });
});

test('a quiz holds twenty essays at most, whichever way they are added', async () => {
  const essays = Array.from({ length: maxQuizEssays }, (_, index) => essay(`e${index}`));
  const { partner, lessonId } = await quizScene(app, { questions: essays });
  const add = { params: { id: lessonId }, body: { questions: [essay('satu-lagi')] } };
  const refused = { status: 422, fields: { questions: 'Satu kuis memuat paling banyak 20 esai' } };
  expect(await partner.attempt(lesson.addQuestions, add)).toMatchObject(refused);
  await partner.call(lesson.addQuestions, { ...add, body: { questions: [question('pilihan')] } });
});

test('the database itself refuses two waiting essay attempts, and points for a waiting one', async () => {
  const { handIn, place } = await essayScene();
  await handIn();
  const [row] = await app.db.quizAttempt.findMany({ where: { sessionId: place.sessionId } });
  expect(row).toMatchObject({ status: 'awaiting_manual', points: null, earned: { q1: 2 } });
  const { id: _id, questions, answers: given, earned, ...rest } = row!;
  await expect(
    app.db.quizAttempt.create({
      data: { ...rest, number: 2, questions: questions!, answers: given!, earned: earned! },
    }),
  ).rejects.toMatchObject({ code: 'P2002' });
  await expect(app.db.quizAttempt.update({ where: { id: row!.id }, data: { points: 3 } })).rejects.toThrow();
});

test(
  'reading an attempt in the operator panel takes as many statements with twenty essays as with two',
  { tags: 'night' },
  async () => {
    const counts = [];
    for (const count of [2, 20]) {
      const ids = Array.from({ length: count }, (_, index) => `e${index}`);
      const { partner, begun, submit, place } = await quizScene(app, { questions: ids.map((id) => essay(id, 1)) });
      const { id: attemptId } = await begun();
      await submit(attemptId, { answers: Object.fromEntries(ids.map((id) => [id, ['Ya.']])), revision: 1 });
      const { id } = await app.db.submission.findUniqueOrThrow({ where: { sessionId: place.sessionId } });
      const read = () => partner.call(submission.detail, { params: { id } });
      // The first call of a person is recorded with a statement of its own.
      await read();
      counts.push(await countQueries(read));
    }
    expect(counts[1]).toBe(counts[0]);
  },
);

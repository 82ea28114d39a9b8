import { ApiError, learning, quiz, submission } from '@sinau/api-client';
import type { AppUnderTest } from './app-under-test.ts';
import type { Done, Model } from './learning-events.ts';
import { makersOf, quizOf } from './learning-makers.ts';
import { essay } from './quizzes.ts';
import { makeAssignment } from './assignments.ts';
import { makeNewsWriting } from './news-writing.ts';
import { createPlayer, makeRecording } from './recordings.ts';
import { enrolled, publishedProgram, updateLesson } from './classes.ts';
import { newPartner, newPerson } from './scene.ts';

export const right = { q1: ['q1-a'], q2: ['q2-a'] };
export const wrong = { q1: ['q1-b'], q2: ['q2-b'] };

/** Refusals that these calls may get, and that change nothing. */
const expectedRefusals = [
  'lesson_locked',
  'action_not_allowed',
  'lesson_not_finished',
  'not_found',
  'class_incomplete',
  'attempt_submitted',
  'attempt_time_up',
  'attempt_awaiting',
  'submission_not_editable',
  'submission_not_waiting',
  'submission_not_claimed',
  'submission_outdated',
];

export async function attempted(work: () => Promise<Done[]>): Promise<Done[]> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ApiError && expectedRefusals.includes(error.code)) return [];
    throw error;
  }
}

/**
 * A class whose lessons are finished by a button, by playback, by a quiz, or by a teacher, and the calls of its makers
 * and its participants. Each call returns its effects.
 */
export async function learningWorld(app: AppUnderTest) {
  const world = await newWorld(app);
  const steps = stepsOf(app);
  const { program, lessons, recordings, quizzes, assignments, essays } = world;
  return {
    program,
    lessons,
    recordings,
    quizzes,
    assignments,
    essays,
    ...steps,
    ...lessonCallsOf(app, world, steps),
    ...workCallsOf(app, world, steps),
    ...makersOf(app, world),
    ...accessCallsOf(app, world),
  };
}

type World = Awaited<ReturnType<typeof newWorld>>;
type Steps = ReturnType<typeof stepsOf>;

/** The class, and which of its lessons are of which kind. */
async function newWorld(app: AppUnderTest) {
  const partner = await newPartner(app);
  const program = await publishedProgram(app, partner, {
    outline: [
      ['Kuis', 'Satu', 'Rekaman'],
      ['Kuis berwaktu', 'Empat', 'Berita', 'Esai', 'Interaktif'],
    ],
  });
  const lessons = program.sections.flatMap((section) => section.lessons.map(({ id }) => id));
  const recordings = new Set([lessons[2]!]);
  const quizzes = new Set([lessons[0]!, lessons[3]!]);
  await makeRecording(app, partner, lessons[2]!, { seconds: 30 });
  for (const [index, id] of [...quizzes].entries())
    await updateLesson(app, id, { type: 'quiz', ...quizOf(index === 0 ? null : 1) });
  /** Quizzes partly graded by a teacher. */
  const essays = new Set([lessons[6]!]);
  quizzes.add(lessons[6]!);
  await updateLesson(app, lessons[6]!, { type: 'quiz', ...quizOf(null, essay('q2')) });
  await updateLesson(app, lessons[7]!, {
    type: 'interactive',
    content: { mediaId: null, address: 'https://www.geogebra.org/m/abcdefgh' },
  });
  /** Lessons with submissions. */
  const assignments = new Set([lessons[1]!, lessons[5]!]);
  await makeAssignment(app, program, { lessonId: lessons[1]!, setting: { completionType: 'hit-button' } });
  await makeNewsWriting(app, lessons[5]!);
  return { partner, program, lessons, recordings, quizzes, assignments, essays };
}

/** Where a participant stands in a lesson, and what a call has done to it. */
function stepsOf(app: AppUnderTest) {
  const keyOf = async ({ participantId }: Model, lessonId: string) => {
    const session = await app.db.lessonSession.findUnique({
      where: { participantId_lessonId: { participantId, lessonId } },
    });
    return session && { participantId, sessionId: session.id };
  };
  /** Effect of a call on a lesson: it was begun, passed, or failed. */
  const reached = (
    model: Model,
    lessonId: string,
    { status, progress = model.progress }: { status: string; progress?: number },
  ): Done => ({
    kind: status === 'passed' ? 'passed' : status === 'not-passed' ? 'failed' : 'began',
    model,
    lessonId,
    progress,
  });
  return { keyOf, reached };
}

/** Actions of a participant in a lesson. */
function lessonCallsOf(app: AppUnderTest, { recordings, quizzes }: World, { keyOf, reached }: Steps) {
  const act = async (model: Model, lessonId: string, action: 'start' | 'complete'): Promise<Done[]> => {
    const key = await keyOf(model, lessonId);
    if (!key) return [];
    return [reached(model, lessonId, await model.learner.call(learning.act, { params: { ...key, action } }))];
  };
  const watch = async (model: Model, lessonId: string, seconds: number): Promise<Done[]> => {
    const key = await keyOf(model, lessonId);
    if (!key || !recordings.has(lessonId)) return [];
    const player = createPlayer(app, model.learner, key);
    await player.open();
    const state = await player.play(seconds);
    return ['passed', 'started'].includes(state.status) ? [reached(model, lessonId, state)] : [];
  };
  const attemptAt = async (model: Model, sessionId: string) =>
    (await model.learner.call(learning.sessionDetail, { params: { id: sessionId } })).quiz?.attempt ?? null;
  const answer = async (model: Model, lessonId: string, answers: typeof right): Promise<Done[]> => {
    const key = await keyOf(model, lessonId);
    const attempt = key && quizzes.has(lessonId) ? await attemptAt(model, key.sessionId) : null;
    if (!key || !attempt) return [];
    const body = { attemptId: attempt.id, answers, revision: attempt.revision + 1 };
    await model.learner.call(quiz.answer, { params: key, body });
    return [reached(model, lessonId, { status: 'started' })];
  };
  const submit = async (model: Model, lessonId: string): Promise<Done[]> => {
    const key = await keyOf(model, lessonId);
    const attempt = key && quizzes.has(lessonId) ? await attemptAt(model, key.sessionId) : null;
    if (!key || !attempt) return [];
    const { session } = await model.learner.call(quiz.submit, { params: key, body: { attemptId: attempt.id } });
    return [reached(model, lessonId, session)];
  };
  /** A whole attempt, from its start to its result. */
  const take = async (model: Model, lessonId: string, answers: typeof right): Promise<Done[]> => {
    if (!quizzes.has(lessonId)) return [];
    const done = await act(model, lessonId, 'start');
    for (const next of [() => answer(model, lessonId, answers), () => submit(model, lessonId)])
      done.push(...(await attempted(next)));
    return done;
  };
  const goOn = async (model: Model, lessonId: string): Promise<Done[]> => {
    const key = await keyOf(model, lessonId);
    const next = key && (await model.learner.call(learning.next, { params: { id: key.sessionId } }));
    return next ? [{ kind: 'began', model, lessonId: next.lesson.id, progress: model.progress }] : [];
  };
  const open = async (model: Model, lessonId: string): Promise<Done[]> => {
    await model.learner.call(learning.lesson, { params: { id: lessonId } });
    return [];
  };
  return { act, watch, answer, submit, take, goOn, open };
}

/** Submissions of a participant, and the decisions of the teacher. */
function workCallsOf(app: AppUnderTest, { partner, assignments, essays }: World, { keyOf, reached }: Steps) {
  const stateOf = async (sessionId: string, model: Model) =>
    (await model.learner.call(learning.sessionDetail, { params: { id: sessionId } })).submission;
  const handIn = async (model: Model, lessonId: string): Promise<Done[]> => {
    const key = assignments.has(lessonId) ? await keyOf(model, lessonId) : null;
    if (!key) return [];
    const revision = ((await stateOf(key.sessionId, model))?.revision ?? 0) + 1;
    const { session } = await model.learner.call(quiz.submit, {
      params: key,
      body: { content: `Tugas ${revision}`, revision },
    });
    return [reached(model, lessonId, session)];
  };
  /** A teacher claims the submission, and decides. */
  const grade = async (
    model: Model,
    lessonId: string,
    outcome: 'passed' | 'not-passed' | 'needs-revision',
  ): Promise<Done[]> => {
    const isEssay = essays.has(lessonId);
    const key = isEssay || assignments.has(lessonId) ? await keyOf(model, lessonId) : null;
    const handed = key && (await app.db.submission.findUnique({ where: { sessionId: key.sessionId } }));
    if (!handed) return [];
    const params = { id: handed.id };
    const { number } = await partner.call(submission.claim, { params });
    // The points of an essay decide, not the teacher.
    const verdict = isEssay ? { outcome: null, rubric: { q2: outcome === 'passed' ? 1 : 0 } } : { outcome };
    const { state } = await partner.call(submission.grade, {
      params,
      body: { number, ...verdict, feedback: 'Begini.' },
    });
    if (state === 'needs-revision') return [];
    const { progress } = await app.db.participant.findUniqueOrThrow({ where: { id: model.participantId } });
    return [reached(model, lessonId, { status: state, progress })];
  };
  return { handIn, grade };
}

/** Participants who join the class, leave it and join again. */
function accessCallsOf(app: AppUnderTest, { program }: World) {
  const enrol = async (): Promise<Done[]> => {
    const learner = await newPerson(app);
    const { id, sessions } = await enrolled(app, learner, program);
    const required = new Set(sessions.map(({ lessonId }) => lessonId));
    const model = {
      learner,
      participantId: id,
      required,
      begun: new Set<string>(),
      passed: new Set<string>(),
      failed: new Set<string>(),
      progress: 0,
      hasAccess: true,
    };
    return [{ kind: 'enrolled', model }];
  };
  /** Ends every grant, as a full refund does. */
  const refund = async (model: Model): Promise<Done[]> => {
    const { participantId } = model;
    await app.db.grant.updateMany({ where: { participantId, endedAt: null }, data: { endedAt: app.clock.now() } });
    return [{ kind: 'access', model, hasAccess: false }];
  };
  /** A user with access cannot buy. */
  const buyAgain = async (model: Model): Promise<Done[]> => {
    const bought = await enrolled(app, model.learner, program).catch((error: unknown) => {
      if (String(error).includes('Grant_one_live')) return null;
      throw error;
    });
    if (!bought) return [];
    return [{ kind: 'access', model, hasAccess: true }];
  };
  return { enrol, refund, buyAgain };
}

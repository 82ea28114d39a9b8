import { ApiError, learning, lesson, program as programs, quiz, submission } from '@sinau/api-client';
import { quizSetting, type LessonCreation } from '@sinau/contracts/lesson/lesson.schemas';
import type { AppUnderTest } from './app-under-test.ts';
import { question } from './quizzes.ts';
import { makeAssignment } from './assignments.ts';
import { makeNewsWriting } from './news-writing.ts';
import { createPlayer, makeRecording } from './recordings.ts';
import { enrolled, newLessonFile, publishChanges, publishedProgram, updateLesson } from './classes.ts';
import { newPartner, newPerson, type Person } from './scene.ts';

/** What the model knows of a participant. */
export interface Model {
  readonly learner: Person;
  readonly participantId: string;
  readonly required: Set<string>;
  readonly begun: Set<string>;
  readonly passed: Set<string>;
  /** Quizzes of which an attempt was not passed. */
  readonly failed: Set<string>;
  progress: number;
  hasAccess: boolean;
}
export type Done =
  | { kind: 'began' | 'passed' | 'failed'; model: Model; lessonId: string; progress: number }
  | { kind: 'added' | 'removed'; lessonId: string }
  | { kind: 'enrolled'; model: Model }
  | { kind: 'access'; model: Model; hasAccess: boolean };

export const right = { q1: ['q1-a'], q2: ['q2-a'] };
export const wrong = { q1: ['q1-b'], q2: ['q2-b'] };
const quizOf = (timeLimit: number | null) => ({
  content: { instruction: '', questions: [question('q1'), question('q2')] },
  setting: quizSetting.parse({ minimumScore: 60, timeLimit }),
});

/** Refusals that these calls may get, and that change nothing. */
const expectedRefusals = [
  'lesson_locked',
  'action_not_allowed',
  'lesson_not_finished',
  'not_found',
  'class_incomplete',
  'attempt_submitted',
  'attempt_time_up',
  'submission_not_editable',
  'submission_not_waiting',
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
 * A class whose lessons are finished by a button, by being played, by a quiz, or by a teacher, and the calls of its makers and its
 * participants. Each answers what it did.
 */
export async function learningWorld(app: AppUnderTest) {
  const partner = await newPartner(app);
  const program = await publishedProgram(app, partner, {
    outline: [
      ['Kuis', 'Satu', 'Rekaman'],
      ['Kuis berwaktu', 'Empat', 'Berita'],
    ],
  });
  const lessons = program.sections.flatMap((section) => section.lessons.map(({ id }) => id));
  const recordings = new Set([lessons[2]!]);
  const quizzes = new Set([lessons[0]!, lessons[3]!]);
  await makeRecording(app, partner, lessons[2]!, { seconds: 30 });
  for (const [index, id] of [...quizzes].entries())
    await updateLesson(app, id, { type: 'quiz', ...quizOf(index === 0 ? null : 1) });
  /** What is handed in. */
  const assignments = new Set([lessons[1]!, lessons[5]!]);
  await makeAssignment(app, program, { lessonId: lessons[1]!, setting: { completionType: 'hit-button' } });
  await makeNewsWriting(app, lessons[5]!);
  const sectionAt = (index: number) => program.sections[index % program.sections.length]!.id;

  const keyOf = async ({ participantId }: Model, lessonId: string) => {
    const session = await app.db.lessonSession.findUnique({
      where: { participantId_lessonId: { participantId, lessonId } },
    });
    return session && { participantId, sessionId: session.id };
  };
  /** What a call did to a lesson: it was begun, passed, or tried and not passed. */
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
  /** The teacher claims what was handed in, and decides. */
  const grade = async (
    model: Model,
    lessonId: string,
    outcome: 'passed' | 'not-passed' | 'needs-revision',
  ): Promise<Done[]> => {
    const key = assignments.has(lessonId) ? await keyOf(model, lessonId) : null;
    const handed = key && (await app.db.submission.findUnique({ where: { sessionId: key.sessionId } }));
    if (!handed) return [];
    const params = { id: handed.id };
    const { number } = await partner.call(submission.claim, { params });
    await partner.call(submission.grade, { params, body: { number, outcome, feedback: 'Begini.' } });
    if (outcome === 'needs-revision') return [];
    const { progress } = await app.db.participant.findUniqueOrThrow({ where: { id: model.participantId } });
    return [reached(model, lessonId, { status: outcome, progress })];
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

  let lastChange: Promise<unknown> = Promise.resolve();
  /** Makes a change of the makers live, or takes it back. One after the other: a publication publishes every change. */
  const change = <T>(work: () => Promise<T>): Promise<T> => {
    const changed = lastChange.then(async () => {
      const result = await work();
      try {
        await publishChanges(partner, program.id);
      } catch (error) {
        await partner.call(programs.discardChanges, { params: { id: program.id } });
        throw error;
      }
      return result;
    });
    lastChange = changed.catch(() => undefined);
    return changed;
  };
  const create = (index: number, body: LessonCreation) =>
    change(async () => (await partner.call(lesson.create, { params: { sectionId: sectionAt(index) }, body })).id);
  const add = async (index: number): Promise<Done[]> => {
    const setting = { progressBar: true } as const;
    const media =
      index % 2
        ? await newLessonFile(app, partner, { kind: 'audio', type: 'audio/mp4', pageCount: null, durationSeconds: 30 })
        : null;
    const lessonId = await create(
      index,
      media
        ? {
            type: 'audio',
            title: 'Rekaman baru',
            content: { mediaId: media.id },
            setting: { ...setting, completionType: 'duration' },
          }
        : {
            type: 'article',
            title: 'Artikel baru',
            content: { html: '<p>Baru.</p>' },
            setting: { ...setting, completionType: 'hit-button' },
          },
    );
    if (media) recordings.add(lessonId);
    return [{ kind: 'added', lessonId }];
  };
  const addQuiz = async (index: number): Promise<Done[]> => {
    const lessonId = await create(index, { type: 'quiz', title: 'Kuis baru', ...quizOf(null) });
    quizzes.add(lessonId);
    return [{ kind: 'added', lessonId }];
  };
  /** A lesson without content is never published. */
  const addEmpty = async (index: number): Promise<Done[]> => {
    await create(index, {
      type: 'article',
      title: 'Menyusul',
      content: { html: '' },
      setting: { progressBar: true, completionType: 'hit-button' },
    });
    return [];
  };
  const remove = async (lessonId: string): Promise<Done[]> => {
    await change(() => partner.call(lesson.remove, { params: { id: lessonId } }));
    return [{ kind: 'removed', lessonId }];
  };

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
  const buyAgain = async (model: Model): Promise<Done[]> => {
    await enrolled(app, model.learner, program);
    return [{ kind: 'access', model, hasAccess: true }];
  };

  return {
    program,
    lessons,
    recordings,
    quizzes,
    assignments,
    handIn,
    grade,
    keyOf,
    reached,
    act,
    watch,
    answer,
    submit,
    take,
    goOn,
    open,
    add,
    addQuiz,
    addEmpty,
    remove,
    enrol,
    refund,
    buyAgain,
  };
}

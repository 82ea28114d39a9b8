import { learning } from '@sinau/api-client';
import fc from 'fast-check';
import { expect } from 'vitest';
import { hours, minutes } from '../platform/clock.ts';
import type { AppUnderTest } from './app-under-test.ts';
import type { Done, Model } from './learning-events.ts';
import { attempted, learningWorld, right, wrong } from './learning-world.ts';

const kinds = [
  'start',
  'complete',
  'watch',
  'watchAll',
  'next',
  'open',
  'answerRight',
  'answerWrong',
  'submit',
  'take',
  'fail',
  'handIn',
  'gradePassed',
  'gradeNotPassed',
  'returnForRevision',
  'add',
  'addQuiz',
  'addEmpty',
  'remove',
  'enrol',
  'refund',
  'buyAgain',
] as const;
const weights: Partial<Record<(typeof kinds)[number], number>> = {
  take: 3,
  fail: 3,
  handIn: 3,
  gradePassed: 2,
  complete: 4,
  watchAll: 3,
  start: 2,
  next: 2,
};

/** One call. Learner and lesson are indexes, taken modulo the number of learners and lessons at that time. */
const event = fc.record(
  {
    kind: fc.oneof(...kinds.map((kind) => ({ arbitrary: fc.constant(kind), weight: weights[kind] ?? 1 }))),
    learner: fc.nat(20),
    lesson: fc.nat(20),
    /** True if it is about the learner's next lesson instead of `lesson`. */
    isNext: fc.oneof({ arbitrary: fc.constant(true), weight: 7 }, { arbitrary: fc.constant(false), weight: 3 }),
  },
  { noNullPrototype: true },
);
type Event = typeof event extends fc.Arbitrary<infer T> ? T : never;

/** Several concurrent calls; or a minute and a half passes, and the sweeper submits overdue attempts. */
const step = fc.oneof(
  { arbitrary: fc.array(event, { minLength: 1, maxLength: 1 }), weight: 5 },
  { arbitrary: fc.array(event, { minLength: 2, maxLength: 6 }), weight: 5 },
  { arbitrary: fc.constant('time passes' as const), weight: 1 },
);

const progressOf = ({ required, passed }: Model) =>
  Math.floor((100 * [...required].filter((id) => passed.has(id)).length) / required.size);

/** The world together with a model of its participants, which is built from the answers of the calls. */
async function modelledWorld(app: AppUnderTest) {
  const world = await learningWorld(app);
  const { program, lessons, recordings, quizzes, keyOf, reached, act, watch, take, open, buyAgain } = world;
  const removed = new Set<string>();
  const models: Model[] = [];

  const perform = async ({ kind, learner, lesson: index, isNext }: Event): Promise<Done[]> => {
    const model = models[learner % models.length]!;
    const any = lessons[index % lessons.length]!;
    const here = (isNext && lessons.find((id) => !model.passed.has(id) && !removed.has(id))) || any;
    const calls: Record<Event['kind'], () => Promise<Done[]>> = {
      start: () => act(model, here, 'start'),
      complete: () => act(model, here, 'complete'),
      watch: () => watch(model, here, 8),
      watchAll: () => watch(model, here, 30),
      next: () => world.goOn(model, here),
      open: () => open(model, here),
      answerRight: () => world.answer(model, here, right),
      answerWrong: () => world.answer(model, here, wrong),
      submit: () => world.submit(model, here),
      take: () => take(model, here, right),
      fail: () => take(model, here, wrong),
      handIn: () => world.handIn(model, here),
      gradePassed: () => world.grade(model, here, 'passed'),
      gradeNotPassed: () => world.grade(model, here, 'not-passed'),
      returnForRevision: () => world.grade(model, here, 'needs-revision'),
      add: () => world.add(index),
      addQuiz: () => world.addQuiz(index),
      addEmpty: () => world.addEmpty(index),
      remove: () => world.remove(any),
      enrol: async () => (models.length < 4 ? world.enrol() : []),
      refund: () => world.refund(model),
      buyAgain: () => buyAgain(model),
    };
    return calls[kind]();
  };

  /** Applies successful calls to the model, in any order. A removed lesson stays required for those who had begun it. */
  const learn = (happened: readonly Done[]) => {
    for (const done of happened) {
      if (done.kind === 'enrolled') models.push(done.model);
      if (done.kind === 'access') done.model.hasAccess = done.hasAccess;
      if (done.kind === 'began' || done.kind === 'passed' || done.kind === 'failed')
        done.model.begun.add(done.lessonId);
      if (done.kind === 'passed') done.model.passed.add(done.lessonId);
      if (done.kind === 'failed') done.model.failed.add(done.lessonId);
      if (done.kind === 'added') lessons.push(done.lessonId);
    }
    for (const done of happened) {
      if (done.kind !== 'removed') continue;
      removed.add(done.lessonId);
      for (const { begun, required } of models) if (!begun.has(done.lessonId)) required.delete(done.lessonId);
    }
  };
  /**
   * A participant who lost every required lesson got the outline of that time, which depends on the order of the calls:
   * it is read.
   */
  const renew = async () => {
    for (const { required, participantId } of models.filter((model) => model.required.size === 0)) {
      for (const { lessonId } of await app.db.lessonSession.findMany({ where: { participantId, isRequired: true } }))
        required.add(lessonId);
    }
  };
  /**
   * Overdue attempts are submitted with the saved answers; the model learns the outcome from the participant's own
   * calls.
   */
  const letTimePass = async () => {
    app.clock.advance(minutes(1.5));
    await app.runJob('quiz.handInOverdue');
    for (const model of models.filter(({ hasAccess }) => hasAccess)) {
      for (const lessonId of model.begun) {
        const key = quizzes.has(lessonId) ? await keyOf(model, lessonId) : null;
        if (!key) continue;
        const { status, quiz: state } = await model.learner.call(learning.sessionDetail, {
          params: { id: key.sessionId },
        });
        expect(state!.attempt?.deadlineAt ?? null).toBeNull();
        learn([reached(model, lessonId, { status })]);
      }
    }
  };
  const finish = async (model: Model) => {
    app.clock.advance(hours(1));
    if (!model.hasAccess) learn(await buyAgain(model));
    const where = { participantId: model.participantId };
    for (let lap = 0; lap < 30 && progressOf(model) < 100; lap += 1) {
      for (const { lessonId } of await app.db.lessonSession.findMany({
        where: { ...where, status: { not: 'passed' } },
      }))
        if (world.assignments.has(lessonId)) {
          learn(await attempted(() => world.handIn(model, lessonId)));
          learn(await attempted(() => world.grade(model, lessonId, 'passed')));
        } else {
          learn(
            await attempted(() => {
              if (quizzes.has(lessonId)) return take(model, lessonId, right);
              return recordings.has(lessonId) ? watch(model, lessonId, 30) : act(model, lessonId, 'complete');
            }),
          );
          if (world.essays.has(lessonId)) learn(await attempted(() => world.grade(model, lessonId, 'passed')));
        }
      for (const { id } of await app.db.lesson.findMany({
        where: { classId: program.id, sessions: { none: where }, retiredAt: null },
      }))
        await attempted(() => open(model, id));
    }
  };

  learn(await world.enrol());
  return { program, models, perform, learn, renew, letTimePass, finish };
}

/** Checks that progress matches the model, and everybody can finish, whatever happens to a class and in it. */
async function holds(app: AppUnderTest, steps: readonly (Event[] | 'time passes')[]) {
  const { program, models, perform, learn, renew, letTimePass, finish } = await modelledWorld(app);
  for (const events of steps) {
    if (events === 'time passes') await letTimePass();
    else {
      const excluded = models.filter(({ hasAccess }) => !hasAccess);
      const happened = (await Promise.all(events.map((one) => attempted(() => perform(one))))).flat();
      const regained = happened.flatMap((done) => (done.kind === 'access' ? [done.model] : []));
      for (const done of happened)
        if (done.kind === 'began' || done.kind === 'passed' || done.kind === 'failed')
          expect(excluded.filter((model) => !regained.includes(model))).not.toContain(done.model);
      // Losing and buying access concurrently can end either way: it is read.
      learn(happened);
      for (const model of regained) {
        const grants = { participantId: model.participantId, endedAt: null };
        model.hasAccess = (await app.db.grant.count({ where: grants })) > 0;
      }
      const [only] = happened;
      if (events.length === 1 && only?.kind === 'passed') expect(only.progress).toBe(progressOf(only.model));
    }
    await app.runJob('lesson.dropSessions');
    await renew();
    for (const model of models) {
      const stored = await app.db.participant.findUniqueOrThrow({
        where: { id: model.participantId },
        include: { sessions: true },
      });
      const statuses = new Map(stored.sessions.map(({ lessonId, status }) => [lessonId, status]));
      for (const id of model.begun) expect(statuses.get(id)).toMatch(/started|passed/);
      for (const id of model.failed) expect(statuses.get(id)).toMatch(/passed/);
      for (const id of model.passed) expect(statuses.get(id)).toBe('passed');
      const before = model.progress;
      model.progress = progressOf(model);
      expect(stored.progress).toBe(model.progress);
      expect(stored.progress).toBeGreaterThanOrEqual(before);
      expect(stored.completedAt !== null).toBe(stored.progress === 100);
    }
  }

  for (const model of models) {
    await finish(model);
    expect(await model.learner.call(learning.myClass, { params: { id: 'me' }, query: {} })).toMatchObject({
      list: [{ participant: { progress: 100 } }],
    });
  }
  expect(await app.db.lessonSession.count({ where: { lesson: { classId: program.id, isComplete: false } } })).toBe(0);
  // Participants who finished because a lesson was removed get their certificate from the next sweep.
  await app.runJob('certificate.issueMissing');
  for (const { participantId } of models) expect(await app.db.certificate.count({ where: { participantId } })).toBe(1);
}

/**
 * Checks this many random sequences. A failure prints its seed and the sequence; `TEST_SEED=<seed>` runs the same ones again.
 * Sequences are not shortened: each attempt at that would need a class of its own.
 */
export const checkLearning = (app: AppUnderTest, numRuns: number) =>
  fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 25, maxLength: 25 }), (steps) => holds(app, steps)),
    { numRuns, endOnFailure: true },
  );

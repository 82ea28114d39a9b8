import { ApiError, learning, lesson } from '@sinau/api-client';
import type { LessonCreation } from '@sinau/contracts/lesson/lesson.schemas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { createPlayer, makeRecording } from '../../testing/recordings.ts';
import { enrolled, newLessonFile, newPartner, newPerson, publishedProgram, type Person } from '../../testing/scene.ts';
import { seededRandom, seeds } from '../../testing/seeded-random.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

/** What is known of a participant without asking the database: what counts, and what was begun and passed of anything. */
interface Model {
  readonly learner: Person;
  readonly participantId: string;
  readonly required: Set<string>;
  readonly begun: Set<string>;
  readonly passed: Set<string>;
  progress: number;
}
type Done =
  | { kind: 'began' | 'passed'; model: Model; lessonId: string; progress: number }
  | { kind: 'added' | 'removed'; lessonId: string }
  | { kind: 'enrolled'; model: Model }
  | { kind: 'nothing' };
const nothing: Done = { kind: 'nothing' };

const progressOf = ({ required, passed }: Model) =>
  Math.floor((100 * [...required].filter((id) => passed.has(id)).length) / required.size);

/** A class whose lessons are finished by the button or by being played, whose makers go on changing it, and who studies it. */
async function world(seed: number) {
  const random = seededRandom(seed);
  const partner = await newPartner(app);
  const program = await publishedProgram(app, partner, {
    outline: [
      ['Satu', 'Dua', 'Tiga'],
      ['Empat', 'Lima'],
    ],
  });
  const lessons = program.sections.flatMap((section) => section.lessons.map(({ id }) => id));
  const recordings = new Set(lessons.filter((_, index) => index % 2));
  for (const id of recordings) await makeRecording(app, partner, id, { seconds: 30 });
  const removed = new Set<string>();
  const models: Model[] = [];

  const sessionOf = (model: Model, lessonId: string) =>
    app.db.lessonSession.findUnique({
      where: { participantId_lessonId: { participantId: model.participantId, lessonId } },
    });

  const act = async (model: Model, lessonId: string, action: 'start' | 'complete'): Promise<Done> => {
    const session = await sessionOf(model, lessonId);
    if (!session) return nothing;
    const params = { participantId: model.participantId, sessionId: session.id, action };
    const { status, progress } = await model.learner.call(learning.act, { params });
    return { kind: status === 'passed' ? 'passed' : 'began', model, lessonId, progress };
  };
  const watch = async (model: Model, lessonId: string, seconds: number): Promise<Done> => {
    const session = await sessionOf(model, lessonId);
    if (!session || !recordings.has(lessonId)) return nothing;
    const player = createPlayer(app, model.learner, { participantId: model.participantId, sessionId: session.id });
    await player.open(random.int(0, 3));
    const { status, progress } = await player.play(seconds);
    return status === 'passed' || status === 'started'
      ? { kind: status === 'passed' ? 'passed' : 'began', model, lessonId, progress }
      : nothing;
  };
  const goOn = async (model: Model, lessonId: string): Promise<Done> => {
    const session = await sessionOf(model, lessonId);
    const reached = session && (await model.learner.call(learning.next, { params: { id: session.id } }));
    return reached ? { kind: 'began', model, lessonId: reached.lesson.id, progress: model.progress } : nothing;
  };
  const open = async (model: Model, lessonId: string): Promise<Done> => {
    await model.learner.call(learning.lesson, { params: { id: lessonId } });
    return nothing;
  };
  /** One without content is nobody's, until its makers have written it. */
  const addEmpty = async (): Promise<Done> => {
    const body = { type: 'article', title: 'Menyusul', content: { html: '' } } as const;
    await partner.call(lesson.create, { params: { sectionId: random.pick(program.sections).id }, body });
    return nothing;
  };
  const add = async (): Promise<Done> => {
    const setting = { progressBar: true } as const;
    const media = random.chance(0.5)
      ? await newLessonFile(app, partner, { kind: 'audio', type: 'audio/mp4', pageCount: null, durationSeconds: 30 })
      : null;
    const body: LessonCreation = media
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
        };
    const { id } = await partner.call(lesson.create, { params: { sectionId: random.pick(program.sections).id }, body });
    if (media) recordings.add(id);
    return { kind: 'added', lessonId: id };
  };
  const remove = async (lessonId: string): Promise<Done> => {
    await partner.call(lesson.remove, { params: { id: lessonId } });
    return { kind: 'removed', lessonId };
  };
  const enrol = async (): Promise<Done> => {
    const learner = await newPerson(app);
    const { id, sessions } = await enrolled(app, learner, program);
    return {
      kind: 'enrolled',
      model: {
        learner,
        participantId: id,
        required: new Set(sessions.map(({ lessonId }) => lessonId)),
        begun: new Set(),
        passed: new Set(),
        progress: 0,
      },
    };
  };

  const event = (): (() => Promise<Done>) => {
    const lessonId = random.pick(lessons);
    const chosen = random.int(1, 20);
    if (chosen === 1) return random.chance(0.5) ? add : addEmpty;
    if (chosen <= 3) return () => remove(lessonId);
    if (chosen === 4 && models.length < 4) return enrol;
    const model = random.pick(models);
    // Most of the time where one is, sometimes anywhere.
    const here = random.chance(0.7)
      ? (lessons.find((id) => !model.passed.has(id) && !removed.has(id)) ?? lessonId)
      : lessonId;
    const seconds = random.pick([8, 20, 30]);
    return random.pick([
      () => act(model, here, 'start'),
      () => act(model, here, 'complete'),
      () => watch(model, here, seconds),
      () => watch(model, here, 30),
      () => goOn(model, here),
      () => open(model, here),
    ]);
  };

  /** What was answered with success happened, in whatever order; what was removed counts only for those who had begun it. */
  const learn = (happened: readonly Done[]) => {
    for (const done of happened) if (done.kind === 'enrolled') models.push(done.model);
    for (const done of happened) {
      if (done.kind !== 'began' && done.kind !== 'passed') continue;
      done.model.begun.add(done.lessonId);
      if (done.kind === 'passed') done.model.passed.add(done.lessonId);
    }
    for (const done of happened) {
      if (done.kind === 'added') lessons.push(done.lessonId);
      if (done.kind !== 'removed') continue;
      removed.add(done.lessonId);
      for (const { begun, required } of models) if (!begun.has(done.lessonId)) required.delete(done.lessonId);
    }
  };

  /** Who lost all of an outline has the one that the class had then; which that is depends on what happened at once. */
  const renew = async () => {
    for (const { required, participantId } of models.filter((model) => model.required.size === 0)) {
      for (const { lessonId } of await app.db.lessonSession.findMany({ where: { participantId, isRequired: true } }))
        required.add(lessonId);
    }
  };

  learn([await enrol()]);
  return { random, models, program, recordings, event, learn, renew, act, watch, open };
}

/** A refusal that has its reason is nothing that happened. */
const expectedRefusals = [
  'lesson_locked',
  'action_not_allowed',
  'lesson_not_finished',
  'not_found',
  'class_needs_lesson',
];
async function attempted(work: () => Promise<Done>): Promise<Done> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ApiError && expectedRefusals.includes(error.code)) return nothing;
    throw error;
  }
}

test.each(seeds(5))(
  'whatever happens to a class and in it, progress is what a model says, and everybody can finish (seed %i)',
  { timeout: 60_000 },
  async (seed) => {
    const { random, models, program, recordings, event, learn, renew, act, watch, open } = await world(seed);

    for (let step = 0; step < 40; step += 1) {
      const events = Array.from({ length: random.pick([1, 1, 2, 6]) }, event);
      const happened = await Promise.all(events.map(attempted));
      learn(happened);
      await app.runJob('lesson.dropSessions');
      await renew();
      for (const model of models) {
        const { progress, completedAt } = await app.db.participant.findUniqueOrThrow({
          where: { id: model.participantId },
        });
        const before = model.progress;
        model.progress = progressOf(model);
        expect(progress).toBe(model.progress);
        expect(progress).toBeGreaterThanOrEqual(before);
        expect(progress).toBeLessThanOrEqual(100);
        expect(completedAt !== null).toBe(progress === 100);
      }
      const [only] = happened;
      if (events.length === 1 && only?.kind === 'passed') expect(only.progress).toBe(only.model.progress);
    }

    for (const model of models) {
      for (let lap = 0; lap < 30 && progressOf(model) < 100; lap += 1) {
        const sessions = await app.db.lessonSession.findMany({
          where: { participantId: model.participantId, status: { in: ['pending', 'not_started', 'started'] } },
        });
        for (const { lessonId } of sessions)
          learn([
            await attempted(() =>
              recordings.has(lessonId) ? watch(model, lessonId, 30) : act(model, lessonId, 'complete'),
            ),
          ]);
        for (const { id } of await app.db.lesson.findMany({
          where: { classId: program.id, sessions: { none: { participantId: model.participantId } }, retiredAt: null },
        }))
          await attempted(() => open(model, id));
      }
      expect(await model.learner.call(learning.myClass, { params: { id: 'me' }, query: {} })).toMatchObject({
        list: [{ participant: { progress: 100 } }],
      });
    }
    expect(await app.db.lessonSession.count({ where: { lesson: { classId: program.id, isComplete: false } } })).toBe(0);
    // A class that became finished because a lesson was taken out has its certificate with the next sweep.
    await app.runJob('certificate.issueMissing');
    for (const { participantId } of models)
      expect(await app.db.certificate.count({ where: { participantId } })).toBe(1);
  },
);

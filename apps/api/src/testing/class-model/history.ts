import { learning, program as programs } from '@sinau/api-client';
import fc from 'fast-check';
import { expect } from 'vitest';
import { minutes } from '../../platform/clock.ts';
import type { AppUnderTest } from '../app-under-test.ts';
import { learnerEvents, type Called } from './learner-events.ts';
import { isHandedIn, isQuiz, isRecording, kinds, type Kind } from './lessons.ts';
import { makerEvents } from './maker-events.ts';
import { answerings } from './work.ts';
import {
  newModelledClass,
  newModelledParticipant,
  newStage,
  outcomeOf,
  type ModelledClass,
  type ModelledParticipant,
  type Stage,
} from './world.ts';

const acts = {
  study: 12,
  begin: 3,
  press: 3,
  watch: 2,
  look: 3,
  next: 3,
  answer: 2,
  submit: 2,
  handIn: 2,
  withdraw: 1,
  gradePassed: 1,
  gradeNotPassed: 2,
  gradeForRevision: 1,
  gradeEssay: 2,
  correctEssay: 1,
  timePasses: 1,
  visit: 2,
  enrol: 1,
  add: 3,
  remove: 3,
  bringBack: 1,
  move: 3,
  moveSection: 1,
  removeSection: 1,
  set: 3,
  publish: 6,
  discard: 1,
  restore: 2,
  goAndComeBack: 1,
} as const;
type Act = keyof typeof acts;
const actsOfMakers: readonly Act[] = [
  'add',
  'remove',
  'bringBack',
  'move',
  'moveSection',
  'removeSection',
  'set',
  'publish',
  'discard',
  'restore',
  'goAndComeBack',
];

/** Numbers are indexes into the items that exist by then. */
const event = fc.record(
  {
    act: fc.oneof(...Object.entries(acts).map(([act, weight]) => ({ arbitrary: fc.constant(act as Act), weight }))),
    learner: fc.nat(5),
    lesson: fc.nat(20),
    choice: fc.nat(20),
    /** True if it is about the first open lesson that is not passed, instead of `lesson`. */
    isNext: fc.oneof({ arbitrary: fc.constant(true), weight: 3 }, { arbitrary: fc.constant(false), weight: 1 }),
  },
  { noNullPrototype: true },
);
type Event = typeof event extends fc.Arbitrary<infer T> ? T : never;

const written = kinds.filter((kind) => kind !== 'empty');
const history = (length: { minLength: number; maxLength: number }) =>
  fc.record({
    outline: fc.shuffledSubarray([...written], { minLength: 3, maxLength: 5 }),
    events: fc.array(event, length),
  });

/** Runs the events of one history, and checks the invariants after each of them. */
async function modelled(stage: Stage, program: ModelledClass) {
  const { app, learners } = stage;
  const { model } = program;
  const makers = makerEvents(stage, program);
  const participants: ModelledParticipant[] = [];
  const byId = { params: { id: program.id } };
  const idsOf = (sections: readonly { lessons: readonly { id: string }[] }[]) =>
    sections.map(({ lessons }) => lessons.map(({ id }) => id));

  const ownOutline = async ({ person, sessions }: ModelledParticipant) => {
    const { sections, participant } = await person.call(programs.participantDetail, byId);
    const lessons = sections.flatMap((section) => section.lessons);
    for (const { id, sessionId } of lessons) sessions.set(id, sessionId);
    return { lessons, progress: participant!.progress };
  };
  const expectOwn = async (participant: ModelledParticipant) => {
    const { model: expected } = participant;
    const { lessons, progress } = await ownOutline(participant);
    expect(lessons.map(({ id, status }) => [id, status])).toEqual([...expected.statuses()]);
    expect(lessons.map(({ sessionId }) => sessionId !== null)).toEqual(lessons.map(({ id }) => expected.has(id)));
    expect(progress).toBe(expected.progress());
  };
  /** Removed lessons stay with those who began them; their position is read. All others are as published. */
  const arrange = async (participant: ModelledParticipant) => {
    const { lessons } = await ownOutline(participant);
    const order = lessons.map(({ id }) => id);
    const live = model.live().flatMap((section) => section.lessons.map(({ id }) => id));
    const kept = [...model.known.keys()].filter((id) => !live.includes(id) && participant.model.isBegun(id));
    expect(order.filter((id) => model.isLive(id))).toEqual(live);
    expect(order.filter((id) => !model.isLive(id)).toSorted()).toEqual(kept.toSorted());
    participant.model.arrange(order.map((id) => model.known.get(id)!));
  };
  const settlePublication = async () => {
    for (const participant of participants) await arrange(participant);
    await app.runJob('lesson.dropSessions');
    for (const participant of participants) participant.model.drop((id) => model.isLive(id));
    for (const participant of participants) await expectOwn(participant);
  };
  /** Makers see what they write; everybody else sees the last published version. */
  const expectVersions = async () => {
    const working = await stage.partner.call(programs.mineDetail, byId);
    expect(idsOf(working.sections)).toEqual(idsOf(model.working()));
    const { sections } = await app.visitor.call(programs.detail, byId);
    expect(idsOf(sections)).toEqual(idsOf(model.live().filter(({ lessons }) => lessons.length > 0)));
  };
  const endAttempts = async () => {
    await app.runJob('quiz.handInOverdue');
    const closed = app.clock.now().getTime() - minutes(0.5);
    for (const { desk } of participants) desk.endAttemptsBy(closed);
  };
  const participantOf = ({ learner }: Event) => participants[learner % participants.length]!;
  const enrol = async () => {
    const person = learners[participants.length];
    if (!person) return;
    const participant = await newModelledParticipant(app, person, program);
    participants.push(participant);
    await expectOwn(participant);
  };

  async function* callsOf(one: Event): AsyncGenerator<Called> {
    const { act, lesson: index, choice } = one;
    if (act === 'publish') return yield await makers.publish();
    if (act === 'goAndComeBack') return yield* await makers.goAndComeBack(index);
    if (act === 'add' || act === 'set' || act === 'move' || act === 'moveSection') return makers[act](index, choice);
    if (act === 'remove' || act === 'bringBack' || act === 'restore' || act === 'removeSection')
      return makers[act](index);
    if (act === 'discard') return makers.discard();
    if (act === 'enrol') return enrol();
    if (act === 'timePasses') return app.clock.advance(minutes(6));
    if (act === 'visit') {
      const all = [...model.known.keys()];
      const lessonId = all[index % all.length]!;
      const call = learners[2]!.call(learning.freeLesson, { params: { id: program.id, lessonId } });
      return yield { name: 'visit', expected: model.freeLesson(lessonId), answered: await outcomeOf(call) };
    }
    yield* lessonCalls(one);
  }
  async function* lessonCalls(one: Event): AsyncGenerator<Called> {
    const { act, lesson: index, choice, isNext } = one;
    const participant = participantOf(one);
    const { model: own, desk } = participant;
    const path = own.path();
    const toDo = path.find(({ id }) => own.isOpen(id) && own.statuses().get(id) !== 'passed');
    const lesson = (isNext && toDo) || path[index % path.length];
    if (!lesson) return;
    const events = learnerEvents(stage, participant, lesson);
    // An added lesson has no record to act on before it is opened.
    if (act === 'look' || !own.has(lesson.id)) return yield await events.look();
    if (act === 'study') return yield* events.study();
    if (act === 'begin') return yield await events.begin();
    if (act === 'next') return yield await events.next();
    if (act === 'press') return yield await events.pressed();
    if (act === 'watch' && isRecording(lesson.kind)) return yield await events.watch();
    if (isQuiz(lesson.kind)) {
      const attempts = desk.attemptsIn(lesson.id);
      if (act === 'answer' && attempts.hasAny()) yield await events.answer(answerings[choice % answerings.length]!);
      if (act === 'submit' && attempts.hasAny()) yield await events.submit();
      if ((act === 'gradeEssay' || act === 'correctEssay') && attempts.hasEssay())
        yield await events.gradeEssay(act === 'correctEssay', choice % 2 === 0 ? 0 : 1);
    }
    if (isHandedIn(lesson.kind)) {
      const exists = desk.workIn(lesson.id).exists();
      if (act === 'handIn') yield await events.handIn();
      if (act === 'withdraw') yield await events.withdraw();
      if (act === 'gradePassed' && exists) yield await events.grade('passed');
      if (act === 'gradeNotPassed' && exists) yield await events.grade('not-passed');
      if (act === 'gradeForRevision' && exists) yield await events.grade('needs-revision');
    }
  }

  await enrol();
  return {
    participants,
    expectOwn,
    async happen(one: Event) {
      for await (const { name, expected, answered } of callsOf(one)) {
        expect(`${name}: ${answered}`).toBe(`${name}: ${expected}`);
        if (!actsOfMakers.includes(one.act)) await expectOwn(participantOf(one));
      }
      if (one.act === 'timePasses' || one.act === 'watch' || one.act === 'study') await endAttempts();
      if (!actsOfMakers.includes(one.act)) return;
      await expectVersions();
      if (one.act === 'publish' || one.act === 'goAndComeBack') await settlePublication();
    },
  };
}

/** Checks that calls answer as the model does, and progress is the model's, whatever happens to a class and in it. */
async function holds(stage: Stage, outline: readonly Kind[], events: readonly Event[]) {
  const program = await newModelledClass(stage, outline);
  const { participants, happen, expectOwn } = await modelled(stage, program);
  for (const one of events) await happen(one);
  for (const participant of participants) await expectOwn(participant);
  await stage.app.runJob('certificate.issueMissing');
  for (const { id, model } of participants)
    expect(await stage.app.db.certificate.count({ where: { participantId: id } })).toBe(
      model.progress() === 100 ? 1 : 0,
    );
}

/**
 * Checks this many random histories, and returns their number of events. A failure prints its seed and the history;
 * `TEST_SEED=<seed>` runs the same ones again.
 */
export async function checkHistories(
  app: AppUnderTest,
  numRuns: number,
  length: { minLength: number; maxLength: number },
) {
  const stage = await newStage(app);
  let count = 0;
  await fc.assert(
    fc.asyncProperty(history(length), ({ outline, events }) => {
      count += events.length;
      return holds(stage, outline, events);
    }),
    { numRuns, endOnFailure: true },
  );
  return count;
}

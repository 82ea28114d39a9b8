import { learning, quiz, submission } from '@sinau/api-client';
import type { Outcome as Grade } from '@sinau/contracts/study/submission/submission.rules';
import { later, minutes } from '../../platform/clock.ts';
import { createPlayer } from '../recordings.ts';
import { isHandedIn, isQuiz, rulesOf, timeLimit, type ModelLesson } from './lessons.ts';
import { answerings, complete, play, type Answering } from './work.ts';
import { outcomeOf, recordingSeconds, type ModelledParticipant, type Stage } from './world.ts';

/** A call, its outcome by the model, and its actual outcome. */
export interface Called {
  readonly name: string;
  readonly expected: string;
  readonly answered: string;
}

/**
 * Actions of participants and their teachers in one lesson, each with the model's outcome. Nothing where it cannot be
 * called.
 */
export function learnerEvents({ app, partner }: Stage, participant: ModelledParticipant, lesson: ModelLesson) {
  const { id } = lesson;
  const { person, model, desk, sessions } = participant;
  const sessionId = sessions.get(id);
  const key = { participantId: participant.id, sessionId: sessionId ?? '' };
  /** The model is asked first: its outcome must not depend on the answer. */
  const compare = async (name: string, expected: string, call: () => Promise<unknown>): Promise<Called> => ({
    name,
    expected,
    answered: await outcomeOf(call()),
  });
  const act = (action: 'start' | 'complete') => person.call(learning.act, { params: { ...key, action } });

  const startQuiz = () => {
    const endsAt = lesson.kind === 'timedQuiz' ? later(app.clock.now(), minutes(timeLimit)).getTime() : null;
    return compare('start', desk.attemptsIn(id).start(lesson, endsAt), () => act('start'));
  };
  const lastAttempt = () =>
    app.db.quizAttempt.findFirstOrThrow({ where: { sessionId: key.sessionId }, orderBy: { number: 'desc' } });
  const answer = async (given: Answering) => {
    const { id: attemptId, revision } = await lastAttempt();
    const choice = (name: string, isRight: boolean) => ({ [name]: [`${name}-${isRight ? 'a' : 'b'}`] });
    const isEssay = lesson.kind === 'essayQuiz';
    // The essay is one of the two points, so nobody has both without a teacher.
    const earned = isEssay
      ? { points: Math.min(given.points, 1), hasEssay: given.hasEssay }
      : { ...given, hasEssay: false };
    const answers = isEssay
      ? { ...choice('q1', earned.points > 0), e1: [given.hasEssay ? 'Karena pasar terbakar.' : ''] }
      : { ...choice('q1', given.points > 0), ...choice('q2', given.points > 1) };
    const body = { attemptId, answers, revision: revision + 1 };
    return compare('answer', desk.attemptsIn(id).answer(earned), () => person.call(quiz.answer, { params: key, body }));
  };
  const submit = async () => {
    const { id: attemptId } = await lastAttempt();
    return compare('submit', desk.attemptsIn(id).submit(), () =>
      person.call(quiz.submit, { params: key, body: { attemptId } }),
    );
  };

  const submissionOf = () => app.db.submission.findUniqueOrThrow({ where: { sessionId: key.sessionId } });
  const newestVersion = async (submissionId: string) =>
    (await app.db.submissionVersion.findFirstOrThrow({ where: { submissionId }, orderBy: { number: 'desc' } })).number;
  const claimAndGrade = async (body: Omit<Parameters<typeof submission.grade.call>[0]['body'], 'number'>) => {
    const row = await submissionOf();
    const params = { id: row.id };
    if (!body.isCorrection) await partner.call(submission.claim, { params });
    const number = await newestVersion(row.id);
    await partner.call(submission.grade, { params, body: { ...body, number, feedback: 'Begini.' } });
  };
  const grade = async (outcome: Grade) => {
    const work = desk.workIn(id);
    const minimum = work.minimum();
    const score =
      minimum === null || outcome === 'needs-revision' ? null : outcome === 'passed' ? minimum : minimum - 1;
    return compare(`grade ${outcome}`, work.grade(outcome), () => claimAndGrade({ outcome, score }));
  };
  const gradeEssay = (isCorrection: boolean, earned: 0 | 1) =>
    compare('grade essay', desk.attemptsIn(id).grade(isCorrection, earned), () =>
      claimAndGrade({ outcome: null, rubric: { e1: earned }, isCorrection }),
    );
  const handIn = async () => {
    const row = await app.db.submission.findUnique({ where: { sessionId: key.sessionId } });
    const revision = (row?.revision ?? 0) + 1;
    return compare('hand in', desk.workIn(id).handIn(lesson), () =>
      person.call(quiz.submit, { params: key, body: { content: `Tugas ${revision}`, revision } }),
    );
  };
  const look = () => compare('look', model.look(id), () => person.call(learning.lesson, { params: { id } }));
  const watch = () =>
    compare('watch', play(model, lesson), async () => {
      const player = createPlayer(app, person, key);
      await player.open(0);
      await player.play(recordingSeconds);
    });

  /** Actions of a participant who wants to pass the lesson. */
  async function* study(): AsyncGenerator<Called> {
    if (isHandedIn(lesson.kind)) {
      yield await handIn();
      if (desk.workIn(id).exists()) yield await grade('passed');
    } else if (isQuiz(lesson.kind)) {
      yield await startQuiz();
      if (!desk.attemptsIn(id).hasAny()) return;
      yield await answer(answerings[lesson.kind === 'essayQuiz' ? 4 : 2]!);
      yield await submit();
      if (desk.attemptsIn(id).hasEssay()) yield await gradeEssay(false, 1);
    } else yield await (rulesOf(lesson).by === 'playing' ? watch() : pressed());
  }
  const pressed = () => compare('complete', complete(model, lesson), () => act('complete'));
  const begin = () => {
    if (isQuiz(lesson.kind)) return startQuiz();
    const expected = model.isOpen(id) ? 'ok' : 'lesson_locked';
    if (expected === 'ok') model.begin(id);
    return compare('start', expected, () => act('start'));
  };
  const next = () =>
    compare('next', model.next(id), () => person.call(learning.next, { params: { id: key.sessionId } }));
  const withdraw = () =>
    compare('withdraw', desk.workIn(id).withdraw(), () => person.call(submission.withdraw, { params: key }));

  return { look, study, begin, pressed, watch, next, answer, submit, handIn, withdraw, grade, gradeEssay };
}

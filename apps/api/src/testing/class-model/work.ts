import type { Outcome as Grade } from '@sinau/contracts/study/submission/submission.rules';
import { isQuiz, rulesOf, type ModelLesson } from './lessons.ts';
import type { ModelParticipant, Outcome } from './participant.ts';

interface Attempt {
  readonly minimum: number | null;
  readonly endsAt: number | null;
  state: 'under way' | 'waiting' | 'graded';
  isExpired: boolean;
  hasEssay: boolean;
  /** Points out of two; the essay is worth one of them. */
  points: number;
  essayPoint: 0 | 1;
}

/** An answer: the automatic points out of two, and whether an essay is written that a teacher grades. */
export interface Answering {
  readonly points: number;
  readonly hasEssay: boolean;
}
export const answerings: readonly Answering[] = [
  { points: 0, hasEssay: false },
  { points: 1, hasEssay: false },
  { points: 2, hasEssay: false },
  { points: 0, hasEssay: true },
  { points: 1, hasEssay: true },
];

/** The attempts of a participant in one quiz. */
export function newAttempts(participant: ModelParticipant, id: string) {
  const attempts: Attempt[] = [];
  const essayOf = () =>
    attempts.findLast(({ hasEssay, state }) => hasEssay && (state === 'waiting' || state === 'graded'));
  /** The best attempt with a score decides; a passed quiz stays passed. */
  const settle = (attempt: Attempt) => {
    attempt.state = 'graded';
    const best = Math.max(...attempts.filter(({ state }) => state === 'graded').map(({ points }) => points * 50));
    if (attempt.minimum === null || best >= attempt.minimum) participant.pass(id);
    else participant.fail(id);
  };
  const handIn = (attempt: Attempt) => {
    if (!attempt.hasEssay) return settle(attempt);
    attempt.state = 'waiting';
    if (attempt.minimum === null) participant.pass(id);
  };
  return {
    start(lesson: ModelLesson, endsAt: number | null): Outcome<'attempt_awaiting'> {
      if (!participant.isOpen(id)) return 'lesson_locked';
      const last = attempts.at(-1);
      if (last?.state === 'waiting') return 'attempt_awaiting';
      if (last?.state !== 'under way') {
        const { minimum } = rulesOf(lesson);
        attempts.push({
          minimum,
          endsAt,
          state: 'under way',
          isExpired: false,
          hasEssay: false,
          points: 0,
          essayPoint: 0,
        });
      }
      participant.begin(id);
      return 'ok';
    },
    answer({ points, hasEssay }: Answering): Outcome<'attempt_submitted' | 'attempt_time_up'> {
      const last = attempts.at(-1)!;
      if (last.state !== 'under way') return last.isExpired ? 'attempt_time_up' : 'attempt_submitted';
      Object.assign(last, { points, hasEssay });
      return 'ok';
    },
    /** Submits; a second time changes nothing. */
    submit(): Outcome {
      const last = attempts.at(-1)!;
      if (last.state === 'under way') handIn(last);
      return 'ok';
    },
    endBy(moment: number) {
      const last = attempts.at(-1);
      if (last?.state !== 'under way' || last.endsAt === null || last.endsAt > moment) return;
      last.isExpired = true;
      handIn(last);
    },
    hasAny: () => attempts.length > 0,
    hasEssay: () => essayOf() !== undefined,
    /** Grades the point of the essay; a correction does it again. */
    grade(isCorrection: boolean, earned: 0 | 1): Outcome<'submission_not_waiting'> {
      const attempt = essayOf()!;
      if (attempt.state !== (isCorrection ? 'graded' : 'waiting')) return 'submission_not_waiting';
      attempt.points += earned - attempt.essayPoint;
      attempt.essayPoint = earned;
      settle(attempt);
      return 'ok';
    },
  };
}

type State = 'draft' | 'submitted' | Grade;

/** Submissions of a participant for one lesson, version by version. */
export function newWork(participant: ModelParticipant, id: string) {
  const verdicts: (Grade | null)[] = [];
  let state: State | null = null;
  let minimum: number | null = null;
  return {
    exists: () => state !== null,
    /** The lowest score that the waiting version requires. */
    minimum: () => minimum,
    handIn(lesson: ModelLesson): Outcome<'submission_not_editable'> {
      if (!participant.isOpen(id)) return 'lesson_locked';
      if (state === 'submitted' || state === 'passed') return 'submission_not_editable';
      participant.begin(id);
      verdicts.push(null);
      state = 'submitted';
      ({ minimum } = rulesOf(lesson));
      return 'ok';
    },
    withdraw(): Outcome<'not_found' | 'submission_not_withdrawable'> {
      if (state === null) return 'not_found';
      if (state !== 'submitted') return 'submission_not_withdrawable';
      verdicts.pop();
      state = verdicts.at(-1) ?? 'draft';
      return 'ok';
    },
    grade(outcome: Grade): Outcome<'not_found' | 'submission_not_waiting'> {
      // A work that was never submitted, or withdrawn before it was graded, is its author's alone.
      if (verdicts.length === 0) return 'not_found';
      if (state !== 'submitted') return 'submission_not_waiting';
      state = outcome;
      verdicts[verdicts.length - 1] = outcome;
      if (outcome === 'passed') participant.pass(id);
      if (outcome === 'not-passed') participant.fail(id);
      return 'ok';
    },
  };
}

/** Work of a participant in each lesson. */
export function newDesk(participant: ModelParticipant) {
  const attempts = new Map<string, ReturnType<typeof newAttempts>>();
  const work = new Map<string, ReturnType<typeof newWork>>();
  const find = <T>(map: Map<string, T>, id: string, make: () => T) => {
    if (!map.has(id)) map.set(id, make());
    return map.get(id)!;
  };
  return {
    attemptsIn: (id: string) => find(attempts, id, () => newAttempts(participant, id)),
    workIn: (id: string) => find(work, id, () => newWork(participant, id)),
    endAttemptsBy: (moment: number) => [...attempts.values()].forEach((one) => one.endBy(moment)),
  };
}

/** Outcome of a call for this lesson's button. */
export function complete(participant: ModelParticipant, lesson: ModelLesson): Outcome<'action_not_allowed'> {
  if (!participant.isOpen(lesson.id)) return 'lesson_locked';
  if (isQuiz(lesson.kind) || rulesOf(lesson).by !== 'button') return 'action_not_allowed';
  participant.pass(lesson.id);
  return 'ok';
}

export function play(participant: ModelParticipant, lesson: ModelLesson): Outcome {
  if (!participant.isOpen(lesson.id)) return 'lesson_locked';
  participant.begin(lesson.id);
  if (rulesOf(lesson).by === 'playing') participant.pass(lesson.id);
  return 'ok';
}

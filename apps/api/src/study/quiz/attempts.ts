import type { SessionResult } from '@sinau/contracts/study/learning/learning.schemas';
import { graceSeconds } from '@sinau/contracts/study/quiz/quiz.rules';
import { AppError } from '../../platform/app-error.ts';
import { hours, later, minutes } from '../../platform/clock.ts';
import type { Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { defineJob } from '../../platform/jobs.ts';
import {
  findLatestAttempts,
  lockAttempt,
  settleAttempt,
  updateAwaiting,
  type AttemptRow,
  type Settled,
} from '../attempt/index.ts';
import { isBegun, lockOwnStep, passSession, updateSessionBegun, type OwnStep } from '../../core/progress/index.ts';
import { queueEssays } from '../submission/index.ts';
import { leftOf, nextAttemptAt, usedOf } from './attempts-left.ts';
import { drawQuestions, earnedOf, essaysOf, maxPointsOf } from './quiz-grading.ts';
import { countAttemptsSince, findOverdueAttempt, findQuizOfSession, insertAttempt } from './quiz.queries.ts';

export const handInJob = defineJob<{ attemptId: string }>('quiz.handIn');

/** Limit even for unlimited attempts, because each attempt stores a copy of its questions. */
const maxStartsPerHour = 30;
const grace = graceSeconds * 1000;
/** An attempt whose deadline lies before this time accepts no more answers. */
export const lastOpenDeadline = (now: Date) => later(now, -grace);

type AttemptDeps = Pick<Deps, 'db' | 'clock' | 'env' | 'keys' | 'jobs'>;

/** Begins and ends attempts. The participant is locked meanwhile, so that each happens once. */
export function createAttempts(deps: AttemptDeps) {
  const { db, clock, jobs } = deps;
  const isOverdue = ({ deadlineAt }: Pick<AttemptRow, 'deadlineAt'>) =>
    deadlineAt !== null && deadlineAt <= lastOpenDeadline(clock.now());

  const begin = async (tx: Db, { step }: OwnStep, latest: readonly AttemptRow[]) => {
    const { content, ...rules } = await findQuizOfSession(tx, step.sessionId);
    const { setting } = rules;
    const startedAt = clock.now();
    if (leftOf(rules, latest) === 0) throw new AppError('attempts_used_up');
    // Prevents floods of attempts for teachers, and policies that count one whose score is open.
    if (latest[0]?.status === 'awaiting_manual') throw new AppError('attempt_awaiting');
    if (nextAttemptAt(rules, latest, startedAt)) throw new AppError('attempt_too_soon');
    const questions = drawQuestions(content.questions, setting);
    if (questions.length === 0) throw new AppError('quiz_without_questions');
    if ((await countAttemptsSince(tx, step.sessionId, later(startedAt, -hours(1)))) >= maxStartsPerHour)
      throw new AppError('too_many_requests');

    const deadlineAt = setting.timeLimit ? later(startedAt, minutes(setting.timeLimit)) : null;
    const { id } = await insertAttempt(tx, {
      sessionId: step.sessionId,
      number: usedOf(latest) + 1,
      questions,
      maxPoints: maxPointsOf(questions),
      minimumScore: setting.completionType === 'minimum-score' ? setting.minimumScore : null,
      startedAt,
      deadlineAt,
    });
    if (deadlineAt) await jobs.send(tx, handInJob, { attemptId: id }, { startAfter: later(deadlineAt, grace) });
  };

  /** Grades the saved answers; where essays are among them, a teacher completes the grade. */
  const handIn = async (tx: Db, own: OwnStep, attempt: AttemptRow): Promise<Settled> => {
    const now = clock.now();
    const { sessionId, status } = own.step;
    const handedIn = {
      earned: earnedOf(attempt.questions, attempt.answers),
      submittedAt: isOverdue(attempt) ? attempt.deadlineAt! : now,
      isExpired: attempt.deadlineAt !== null && attempt.deadlineAt <= now,
    };
    const essays = essaysOf(attempt.questions, attempt.answers);
    if (essays.length === 0) return settleAttempt(tx, deps, own, attempt, handedIn);

    const awaiting = await updateAwaiting(tx, attempt.id, handedIn);
    await queueEssays(tx, { sessionId, attempt: awaiting, essays, now });
    // Where submitting is enough, the lesson does not wait for a score.
    const isEnough = attempt.minimumScore === null;
    const progress = isEnough ? await passSession(tx, deps, own) : own.participant.progress;
    return { attempt: awaiting, session: { id: sessionId, status: isEnough ? 'passed' : status, progress } };
  };

  return {
    isOverdue,
    handIn,

    /**
     * Finds the attempt in progress or begins one. An overdue attempt is submitted instead; the next start begins a new
     * one.
     */
    async start(tx: Db, own: OwnStep): Promise<SessionResult> {
      const { participant, step } = own;
      const latest = await findLatestAttempts(tx, step.sessionId);
      const [newest] = latest;
      if (newest?.status === 'in_progress' && isOverdue(newest))
        return (await handIn(tx, own, (await lockAttempt(tx, newest.id, step.sessionId))!)).session;
      if (newest?.status !== 'in_progress') {
        await begin(tx, own, latest);
        if (!isBegun(step)) await updateSessionBegun(tx, step.sessionId, clock.now());
      }
      return { id: step.sessionId, status: isBegun(step) ? step.status : 'started', progress: participant.progress };
    },

    /**
     * Submits an overdue attempt. Called by its job, by the sweeper, and when the learner returns; the first one does
     * it.
     */
    async handInOverdue(attemptId: string) {
      const overdue = await findOverdueAttempt(db, attemptId, lastOpenDeadline(clock.now()));
      if (!overdue) return;
      await db.$transaction(async (tx) => {
        const own = await lockOwnStep(tx, overdue.userId, overdue.key);
        const attempt = await lockAttempt(tx, attemptId, overdue.key.sessionId);
        if (attempt?.status === 'in_progress') await handIn(tx, own, attempt);
      });
    },
  };
}

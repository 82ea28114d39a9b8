import type { SessionResult } from '@sinau/contracts/learning/learning.schemas';
import { graceSeconds, percentOf } from '@sinau/contracts/quiz/quiz.rules';
import { AppError } from '../../platform/app-error.ts';
import { hours, later, minutes } from '../../platform/clock.ts';
import type { Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { defineJob } from '../../platform/jobs.ts';
import { failSession, isBegun, lockOwnStep, passSession, updateSessionBegun, type OwnStep } from '../learning/index.ts';
import { drawQuestions, maxPointsOf, pointsOf } from './asking.ts';
import { leftOf, usedOf } from './attempts-left.ts';
import {
  countAttemptsSince,
  findLatestAttempts,
  findOverduePlace,
  findQuizLesson,
  insertAttempt,
  lockAttempt,
  updateGraded,
  type AttemptRow,
} from './quiz.queries.ts';

export const handInJob = defineJob<{ attemptId: string }>('quiz.handIn');

/** However many attempts a quiz allows: each keeps a copy of its questions. */
const startsPerHour = 30;
const grace = graceSeconds * 1000;
/** Attempts whose deadline lies before it take no answers any more. */
export const lastOpenDeadline = (now: Date) => later(now, -grace);

type AttemptDeps = Pick<Deps, 'db' | 'clock' | 'env' | 'keys' | 'jobs'>;

/** How an attempt begins and ends. The participant is held meanwhile, so that each happens once. */
export function createAttempts(deps: AttemptDeps) {
  const { db, clock, jobs } = deps;
  const isOverdue = ({ deadlineAt }: Pick<AttemptRow, 'deadlineAt'>) =>
    deadlineAt !== null && deadlineAt <= lastOpenDeadline(clock.now());

  const begin = async (tx: Db, { step }: OwnStep, latest: readonly AttemptRow[]) => {
    const { content, setting } = await findQuizLesson(tx, step.id);
    if (leftOf(setting, latest) === 0) throw new AppError('attempts_used_up');
    const questions = drawQuestions(content.questions, setting);
    if (questions.length === 0) throw new AppError('quiz_without_questions');
    const startedAt = clock.now();
    if ((await countAttemptsSince(tx, step.sessionId, later(startedAt, -hours(1)))) >= startsPerHour)
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

  /** Grades what is saved, and finishes the lesson if that is enough. */
  const handIn = async (
    tx: Db,
    own: OwnStep,
    attempt: AttemptRow,
  ): Promise<{ attempt: AttemptRow; session: SessionResult }> => {
    const now = clock.now();
    const points = pointsOf(attempt.questions, attempt.answers);
    const graded = await updateGraded(tx, attempt.id, {
      points,
      submittedAt: isOverdue(attempt) ? attempt.deadlineAt! : now,
      isExpired: attempt.deadlineAt !== null && attempt.deadlineAt <= now,
    });
    const hasPassed = attempt.minimumScore === null || percentOf(points, attempt.maxPoints) >= attempt.minimumScore;
    if (!hasPassed) await failSession(tx, own, now);
    const progress = hasPassed ? await passSession(tx, deps, own) : own.participant.progress;
    const status = hasPassed || own.step.status === 'passed' ? 'passed' : 'not-passed';
    return { attempt: graded, session: { id: own.step.sessionId, status, progress } };
  };

  return {
    isOverdue,
    handIn,

    /** Finds the attempt under way or begins one. One whose time ran out is handed in instead, and the next start begins anew. */
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

    /** Once the time is up, whoever notices first: the job, the sweeper, or the learner who comes back. */
    async handInOverdue(attemptId: string) {
      const place = await findOverduePlace(db, attemptId, lastOpenDeadline(clock.now()));
      if (!place) return;
      await db.$transaction(async (tx) => {
        const own = await lockOwnStep(tx, place);
        const attempt = await lockAttempt(tx, attemptId, place.sessionId);
        if (attempt?.status === 'in_progress') await handIn(tx, own, attempt);
      });
    },
  };
}

import type { SessionResult } from '@sinau/contracts/learning/learning.schemas';
import type { AnswerReceipt, Answers, AttemptResult, QuizState } from '@sinau/contracts/quiz/quiz.schemas';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { oneByOne } from '../../platform/one-by-one.ts';
import { findOwnLesson, found, lockOwnStep, type Quizzes } from '../learning/index.ts';
import { checkAnswers, holdsAnswers, mergeAnswers } from './asking.ts';
import { createAttempts, lastOpenDeadline } from './attempts.ts';
import { presentLast, presentReceipt, presentResult, presentState } from './quiz.presenter.ts';
import {
  findBestScore,
  findLatestAttempts,
  findOverdueIds,
  findQuizSession,
  lockAttempt,
  updateAnswers,
  type AttemptRow,
} from './quiz.queries.ts';

export type QuizService = ReturnType<typeof createQuizService>;

interface Place {
  participantId: string;
  sessionId: string;
}
interface Sent {
  answers: Answers;
  revision: number;
}

const sweepSize = 200;

export function createQuizService(deps: Pick<Deps, 'db' | 'clock' | 'env' | 'keys' | 'jobs' | 'log'>) {
  const { db, clock, log } = deps;
  const attempts = createAttempts(deps);

  /** Takes answers that are newer than those that are kept; others change nothing. */
  const keep = async (tx: Db, attempt: AttemptRow, { answers, revision }: Sent): Promise<AttemptRow> => {
    checkAnswers(attempt.questions, answers);
    if (revision <= attempt.revision) return attempt;
    const kept = { answers: mergeAnswers(attempt.answers, answers), revision, savedAt: clock.now() };
    await updateAnswers(tx, attempt.id, kept);
    return { ...attempt, ...kept };
  };

  const quizzes: Quizzes = {
    start: attempts.start,

    async stateOf(tx: Db, userId: string, sessionId: string): Promise<QuizState> {
      const session = found(await findQuizSession(tx, userId, sessionId));
      const latest = await findLatestAttempts(tx, sessionId);
      return presentState({ session, latest, best: await findBestScore(tx, sessionId), now: clock.now() });
    },
  };

  return {
    ...quizzes,

    async answer(
      userId: string,
      { participantId, sessionId }: Place,
      { attemptId, ...sent }: Sent & { attemptId: string },
    ): Promise<AnswerReceipt> {
      const receipt = await db.$transaction(async (tx) => {
        const session = await findQuizSession(tx, userId, sessionId);
        if (session?.participantId !== participantId) throw new AppError('not_found');
        if (session.status === 'pending') throw new AppError('lesson_locked');
        const attempt = found(await lockAttempt(tx, attemptId, sessionId));
        if (attempt.status === 'graded')
          throw new AppError(attempt.isExpired ? 'attempt_time_up' : 'attempt_submitted');
        if (attempts.isOverdue(attempt)) return null;
        const kept = await keep(tx, attempt, sent);
        return presentReceipt(kept, holdsAnswers(kept.answers, sent.answers), clock.now());
      });
      if (receipt) return receipt;
      await attempts.handInOverdue(attemptId);
      throw new AppError('attempt_time_up');
    },

    submit: (userId: string, place: Place, { attemptId, answers, revision }: Partial<Sent> & { attemptId: string }) =>
      db.$transaction(async (tx): Promise<{ result: AttemptResult; session: SessionResult }> => {
        const own = await lockOwnStep(tx, { userId, ...place });
        let attempt = found(await lockAttempt(tx, attemptId, place.sessionId));
        let session: SessionResult = {
          id: place.sessionId,
          status: own.step.status,
          progress: own.participant.progress,
        };
        if (attempt.status === 'in_progress') {
          if (answers && revision && !attempts.isOverdue(attempt))
            attempt = await keep(tx, attempt, { answers, revision });
          ({ attempt, session } = await attempts.handIn(tx, own, attempt));
        }
        const standing = {
          session: found(await findQuizSession(tx, userId, place.sessionId)),
          latest: await findLatestAttempts(tx, place.sessionId),
        };
        return { result: presentResult(attempt, standing), session };
      }),

    async myAnswer(userId: string, sessionId: string): Promise<AttemptResult | null> {
      const session = found(await findQuizSession(db, userId, sessionId));
      if (!found(await findOwnLesson(db, userId, session.lessonId)).isOpen) throw new AppError('lesson_locked');
      return presentLast({ session, latest: await findLatestAttempts(db, sessionId) });
    },

    handIn: ({ attemptId }: { attemptId: string }) => attempts.handInOverdue(attemptId),
    /** Makes up for jobs that were lost or gave up. */
    handInOverdue: async () =>
      oneByOne(await findOverdueIds(db, lastOpenDeadline(clock.now()), sweepSize), log, attempts.handInOverdue),
  };
}

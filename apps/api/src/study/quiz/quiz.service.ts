import type { SessionResult } from '@sinau/contracts/study/learning/learning.schemas';
import type { AnswerReceipt, Answers, AttemptResult, QuizState } from '@sinau/contracts/study/quiz/quiz.schemas';
import type { Actor, Partner, UserId } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { forEachInSequence } from '../../platform/for-each-in-sequence.ts';
import { required } from '../../platform/required.ts';
import { findOwnLesson, lockOwnStep, type SessionKey } from '../../core/progress/index.ts';
import { findFinalScore, findLatestAttempts, lockAttempt, type AttemptRow } from '../attempt/index.ts';
import { picturesOf } from '../question/index.ts';
import { leftOf } from './attempts-left.ts';
import { createAttempts, lastOpenDeadline } from './attempts.ts';
import { checkAnswers, hasStored, mergeAnswers } from './quiz-grading.ts';
import { presentLast, presentReceipt, presentResult, presentState } from './quiz.presenter.ts';
import {
  findOverdueIds,
  findQuizSession,
  lockTaughtQuiz,
  updateAnswers,
  updateExtraAttempts,
  type QuizSessionRow,
} from './quiz.queries.ts';

export type QuizService = ReturnType<typeof createQuizService>;

interface SentAnswers {
  answers: Answers;
  revision: number;
}

const sweepSize = 200;

export function createQuizService(deps: Pick<Deps, 'db' | 'clock' | 'env' | 'keys' | 'jobs' | 'log'>) {
  const { db, clock, log } = deps;
  const attempts = createAttempts(deps);

  /** Stores answers that are newer than the stored ones; older ones change nothing. */
  const save = async (tx: Db, attempt: AttemptRow, { answers, revision }: SentAnswers): Promise<AttemptRow> => {
    checkAnswers(attempt.questions, answers);
    if (revision <= attempt.revision) return attempt;
    const saved = { answers: mergeAnswers(attempt.answers, answers), revision, savedAt: clock.now() };
    await updateAnswers(tx, attempt.id, saved);
    return { ...attempt, ...saved };
  };

  const showing = (tx: Db, { participantId }: Pick<QuizSessionRow, 'participantId'>, latest: readonly AttemptRow[]) =>
    picturesOf(
      tx,
      { keys: deps.keys, now: clock.now(), participantId },
      latest.flatMap(({ questions }) => questions),
    );

  return {
    start: attempts.start,

    async stateOf(tx: Db, userId: UserId, sessionId: string): Promise<QuizState> {
      const session = required(await findQuizSession(tx, userId, sessionId));
      const latest = await findLatestAttempts(tx, sessionId);
      const finalScore = await findFinalScore(tx, sessionId);
      return presentState({ session, latest, show: await showing(tx, session, latest), finalScore, now: clock.now() });
    },

    async answer(
      { id: userId }: Actor,
      { participantId, sessionId }: SessionKey,
      { attemptId, ...sent }: SentAnswers & { attemptId: string },
    ): Promise<AnswerReceipt> {
      const receipt = await db.$transaction(async (tx) => {
        const session = await findQuizSession(tx, userId, sessionId);
        if (session?.participantId !== participantId) throw new AppError('not_found');
        if (session.status === 'pending') throw new AppError('lesson_locked');
        const attempt = required(await lockAttempt(tx, attemptId, sessionId));
        if (attempt.status !== 'in_progress')
          throw new AppError(attempt.isExpired ? 'attempt_time_up' : 'attempt_submitted');
        if (attempts.isOverdue(attempt)) return null;
        const saved = await save(tx, attempt, sent);
        return presentReceipt(saved, hasStored(saved.answers, sent.answers), clock.now());
      });
      if (receipt) return receipt;
      await attempts.handInOverdue(attemptId);
      throw new AppError('attempt_time_up');
    },

    submit: (
      { id: userId }: Actor,
      key: SessionKey,
      { attemptId, answers, revision }: Partial<SentAnswers> & { attemptId: string },
    ) =>
      db.$transaction(async (tx): Promise<{ result: AttemptResult; session: SessionResult }> => {
        const own = await lockOwnStep(tx, userId, key);
        let attempt = required(await lockAttempt(tx, attemptId, key.sessionId));
        let session: SessionResult = {
          id: key.sessionId,
          status: own.step.status,
          progress: own.participant.progress,
        };
        if (attempt.status === 'in_progress') {
          if (answers && revision && !attempts.isOverdue(attempt))
            attempt = await save(tx, attempt, { answers, revision });
          ({ attempt, session } = await attempts.handIn(tx, own, attempt));
        }
        const latest = await findLatestAttempts(tx, key.sessionId);
        const context = {
          session: required(await findQuizSession(tx, userId, key.sessionId)),
          latest,
          show: await showing(tx, key, [attempt]),
        };
        return { result: presentResult(attempt, context), session };
      }),

    /** Two concurrent grants are one: the second finds an attempt left. */
    grantAttempt: (partner: Partner, { id }: { id: string }) =>
      db.$transaction(async (tx) => {
        const session = required(await lockTaughtQuiz(tx, partner, id));
        if (leftOf(session, await findLatestAttempts(tx, id)) !== 0) throw new AppError('attempts_left');
        await updateExtraAttempts(tx, id, session.extraAttempts + 1);
        return null;
      }),

    async myAnswer({ id: userId }: Actor, { id: sessionId }: { id: string }): Promise<AttemptResult | null> {
      const session = required(await findQuizSession(db, userId, sessionId));
      if (!required(await findOwnLesson(db, userId, session.lessonId)).isOpen) throw new AppError('lesson_locked');
      const latest = await findLatestAttempts(db, sessionId);
      return presentLast({ session, latest, show: await showing(db, session, latest) });
    },

    handIn: ({ attemptId }: { attemptId: string }) => attempts.handInOverdue(attemptId),
    /** Catches attempts whose job was lost or gave up. */
    handInOverdue: async () =>
      forEachInSequence(
        await findOverdueIds(db, lastOpenDeadline(clock.now()), sweepSize),
        log,
        attempts.handInOverdue,
      ),
  };
}

import { percentOf } from '@sinau/contracts/study/quiz/quiz.rules';
import type { SessionResult } from '@sinau/contracts/study/learning/learning.schemas';
import type { Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { failSession, passSession, type OwnStep } from '../../core/progress/index.ts';
import { findFinalScore, updateGraded, type AttemptRow } from './attempt.queries.ts';

/** Rounded, since hundredths do not add up exactly. */
export const sumOf = (earned: Record<string, number>) =>
  Math.round(100 * Object.values(earned).reduce((sum, points) => sum + points, 0)) / 100;

export interface Settled {
  readonly attempt: AttemptRow;
  readonly session: SessionResult;
}

/**
 * Grades a submitted attempt, for the first time or again, and passes the lesson if the score that counts is high
 * enough. The participant is locked meanwhile.
 */
export async function settleAttempt(
  tx: Db,
  deps: Pick<Deps, 'clock' | 'env' | 'keys' | 'jobs'>,
  own: OwnStep,
  { id, minimumScore }: AttemptRow,
  graded: Omit<Parameters<typeof updateGraded>[2], 'points'>,
): Promise<Settled> {
  const attempt = await updateGraded(tx, id, { ...graded, points: sumOf(graded.earned) });
  const { sessionId, status } = own.step;
  const hasPassed = minimumScore === null || (await findFinalScore(tx, sessionId))! >= minimumScore;
  if (!hasPassed) await failSession(tx, own, deps.clock.now());
  const progress = hasPassed ? await passSession(tx, deps, own) : own.participant.progress;
  const isPassed = hasPassed || status === 'passed';
  return { attempt, session: { id: sessionId, status: isPassed ? 'passed' : 'not-passed', progress } };
}

export const scoreOf = ({ points, maxPoints }: Pick<AttemptRow, 'points' | 'maxPoints'>) =>
  points === null ? null : percentOf(points, maxPoints);

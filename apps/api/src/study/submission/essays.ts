import { rubricScore } from '@sinau/contracts/study/submission/submission.rules';
import type { GradedEssay, GradeWriting } from '@sinau/contracts/study/submission/submission.schemas';
import type { QuizQuestion } from '@sinau/contracts/study/question/question.schemas';
import { invalidInput } from '../../platform/app-error.ts';
import type { Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Keys } from '../../platform/keys.ts';
import { required } from '../../platform/required.ts';
import { picturesOf, type ShowPicture } from '../question/index.ts';
import { findAttempts, lockAttempt, scoreOf, settleAttempt, type AttemptRow } from '../attempt/index.ts';
import type { OwnStep } from '../../core/progress/index.ts';
import type { GradeKind } from './own-submission.ts';
import {
  findQuizBrief,
  insertEvent,
  insertSubmission,
  insertVersion,
  lockSubmission,
  updateSubmission,
  type VersionRow,
} from './submission.queries.ts';

interface Queued {
  readonly sessionId: string;
  readonly attempt: AttemptRow;
  /** Essays that were answered. */
  readonly essays: readonly QuizQuestion[];
  readonly now: Date;
}

/**
 * Puts the essays of an attempt into the queue of its teachers. The submission has a version for each such attempt,
 * with the number of the attempt; its rubric is the essays.
 */
export async function queueEssays(tx: Db, { sessionId, attempt, essays, now }: Queued) {
  const { classId, userId, instruction } = await findQuizBrief(tx, sessionId);
  await insertSubmission(tx, sessionId, classId);
  const { id } = required(await lockSubmission(tx, { sessionId }));
  const { number, questions } = attempt;
  const submittedAt = attempt.submittedAt!;
  const rubric = essays.map((essay) => ({
    id: essay.id,
    title: `Soal ${questions.findIndex((question) => question.id === essay.id) + 1}`,
    points: essay.points,
  }));
  await insertVersion(tx, {
    submissionId: id,
    number,
    submittedAt,
    brief: { instruction, rubric, minimumScore: null },
  });
  await updateSubmission(tx, id, { state: 'submitted', submittedAt, score: null });
  await insertEvent(tx, id, { kind: 'submitted', number, actorId: userId, createdAt: now });
}

/** The essays of each version, by its number. */
export async function findEssays(
  db: Db,
  signing: { keys: Keys; now: Date },
  sessionId: string,
  versions: readonly VersionRow[],
) {
  const attempts = await findAttempts(
    db,
    sessionId,
    versions.map(({ number }) => number),
  );
  const show = await picturesOf(
    db,
    signing,
    attempts.flatMap(({ questions }) => questions),
  );
  return new Map(
    versions.map(({ number, brief }) => {
      const attempt = attempts.find((one) => one.number === number);
      return [number, attempt && brief ? brief.rubric.map(({ id }) => essayOf(attempt, id, show)) : []];
    }),
  );
}

function essayOf({ questions, answers }: AttemptRow, id: string, show: ShowPicture): GradedEssay {
  const { text, points, essay, picture } = questions.find((question) => question.id === id)!;
  const { minWords = null, maxWords = null, modelAnswer = '' } = essay ?? {};
  return { id, text, ...show(picture), points, minWords, maxWords, modelAnswer, answer: answers[id]?.[0] ?? '' };
}

/** Completes the score of an attempt by the points of its essays. The score decides, not the teacher. */
export async function gradeEssays(
  tx: Db,
  deps: Pick<Deps, 'clock' | 'env' | 'keys' | 'jobs'>,
  own: OwnStep,
  version: VersionRow,
  { outcome, rubric, feedback }: GradeWriting,
): Promise<{ kind: GradeKind; score: number }> {
  const { sessionId } = own.step;
  if (outcome !== null) throw invalidInput('outcome', 'Hasil kuis ditentukan oleh poinnya');
  const essays = version.brief!.rubric;
  const isKnown = Object.keys(rubric ?? {}).every((id) => essays.some((essay) => essay.id === id));
  if (!isKnown || rubricScore(essays, rubric ?? {}) === null)
    throw invalidInput('rubric', 'Beri poin untuk setiap esai, paling banyak sebesar bobotnya');

  const [handedIn] = await findAttempts(tx, sessionId, [version.number]);
  const locked = required(await lockAttempt(tx, required(handedIn).id, sessionId));
  const { attempt, session } = await settleAttempt(tx, deps, own, locked, {
    earned: { ...locked.earned, ...rubric },
    submittedAt: locked.submittedAt!,
    isExpired: locked.isExpired,
    feedback,
  });
  return { kind: session.status === 'passed' ? 'passed' : 'not_passed', score: scoreOf(attempt)! };
}

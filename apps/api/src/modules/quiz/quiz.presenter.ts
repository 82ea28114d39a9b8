import type { QuizQuestion, QuizSetting } from '@sinau/contracts/lesson/lesson.schemas';
import { percentOf } from '@sinau/contracts/quiz/quiz.rules';
import type { AnswerReceipt, Attempt, AttemptResult, QuizState } from '@sinau/contracts/quiz/quiz.schemas';
import { leftOf, usedOf } from './attempts-left.ts';
import { correctOptionsOf } from './quiz-grading.ts';
import type { AttemptRow, QuizSessionRow } from './quiz.queries.ts';

interface AttemptContext {
  readonly session: Pick<QuizSessionRow, 'status' | 'setting'>;
  /** Newest first, as `findLatestAttempts` returns them. */
  readonly latest: readonly AttemptRow[];
}

export function presentState({
  session,
  latest,
  best,
  now,
}: AttemptContext & { best: number | null; now: Date }): QuizState {
  const underWay = latest.find(({ status }) => status === 'in_progress');
  return {
    attempt: underWay ? presentAttempt(underWay, now) : null,
    last: presentLast({ session, latest }),
    used: usedOf(latest),
    left: leftOf(session.setting, latest),
    best: isShown(session.setting, 'showScore') ? best : null,
  };
}

/** The newest attempt that was handed in. */
export function presentLast(context: AttemptContext): AttemptResult | null {
  const last = context.latest.find(({ status }) => status === 'graded');
  return last ? presentResult(last, context) : null;
}

export const presentReceipt = (
  { id, revision, savedAt, deadlineAt }: Pick<AttemptRow, 'id' | 'revision' | 'savedAt' | 'deadlineAt'>,
  isSaved: boolean,
  now: Date,
): AnswerReceipt => ({
  attemptId: id,
  revision,
  isSaved,
  savedAt: savedAt?.toISOString() ?? null,
  deadlineAt: deadlineAt?.toISOString() ?? null,
  serverNow: now.toISOString(),
});

const isShown = ({ finishing }: QuizSetting, what: QuizSetting['finishing'][number]['type']) =>
  finishing.some(({ type, isSelected }) => type === what && isSelected);

const presentAttempt = (
  { id, number, startedAt, deadlineAt, revision, questions, answers }: AttemptRow,
  now: Date,
): Attempt => ({
  id,
  number,
  startedAt: startedAt.toISOString(),
  deadlineAt: deadlineAt?.toISOString() ?? null,
  serverNow: now.toISOString(),
  revision,
  questions: questions.map(presentAsked),
  answers,
});

/** An attempt that was handed in. The key is withheld while the participant could still use it in another attempt. */
export function presentResult(row: AttemptRow, { session, latest }: AttemptContext): AttemptResult {
  const isOver = session.status === 'passed' || leftOf(session.setting, latest) === 0;
  const hasKey =
    isShown(session.setting, 'showAnswerKey') && isOver && latest.every(({ status }) => status === 'graded');
  const hasScore = isShown(session.setting, 'showScore');
  const points = row.points!;
  const score = percentOf(points, row.maxPoints);
  return {
    id: row.id,
    number: row.number,
    startedAt: row.startedAt.toISOString(),
    submittedAt: row.submittedAt!.toISOString(),
    isExpired: row.isExpired,
    isPassed: row.minimumScore === null ? null : score >= row.minimumScore,
    score: hasScore ? score : null,
    points: hasScore ? points : null,
    maxPoints: row.maxPoints,
    questions: row.questions.map((question) => ({
      ...presentAsked(question),
      correct: hasKey ? correctOptionsOf(question) : null,
      explanation: hasKey ? question.explanation : null,
    })),
    answers: row.answers,
  };
}

const presentAsked = ({ id, type, text, points, options }: QuizQuestion) => ({
  id,
  type,
  text,
  points,
  options: options.map((option) => ({ id: option.id, text: option.text })),
});

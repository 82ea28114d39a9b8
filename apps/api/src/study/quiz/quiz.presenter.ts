import { createHash } from 'node:crypto';
import type { QuizSetting } from '@sinau/contracts/study/lesson-kinds/quiz';
import { isTyped } from '@sinau/contracts/study/question/question.rules';
import type { QuizQuestion } from '@sinau/contracts/study/question/question.schemas';
import type { AnswerReceipt, Attempt, AttemptResult, QuizState } from '@sinau/contracts/study/quiz/quiz.schemas';
import { scoreOf, sumOf, type AttemptRow } from '../attempt/index.ts';
import type { ShowPicture } from '../question/index.ts';
import { leftOf, nextAttemptAt, usedOf } from './attempts-left.ts';
import { askedOptions, keyOf, matchIdOf } from './grading.rules.ts';
import { maxPointsOf } from './quiz-grading.ts';
import type { QuizSessionRow } from './quiz.queries.ts';

interface AttemptContext {
  readonly session: Pick<QuizSessionRow, 'status' | 'setting' | 'extraAttempts'>;
  /** Newest first, as `findLatestAttempts` returns them. */
  readonly latest: readonly AttemptRow[];
  /** Shows the pictures of the questions of the attempts above. */
  readonly show: ShowPicture;
}

export function presentState({
  session,
  latest,
  show,
  finalScore,
  now,
}: AttemptContext & { finalScore: number | null; now: Date }): QuizState {
  const underWay = latest.find(({ status }) => status === 'in_progress');
  return {
    attempt: underWay ? presentAttempt(underWay, show, now) : null,
    last: presentLast({ session, latest, show }),
    used: usedOf(latest),
    left: leftOf(session, latest),
    finalScore: isShown(session.setting, 'showScore') ? finalScore : null,
    next: presentNext(nextAttemptAt(session, latest, now), now),
  };
}

const presentNext = (at: Date | null, now: Date) =>
  at && { at: at.toISOString(), inSeconds: Math.ceil((at.getTime() - now.getTime()) / 1000) };

/** The newest submitted attempt. */
export function presentLast(context: AttemptContext): AttemptResult | null {
  const last = context.latest.find(({ status }) => status !== 'in_progress');
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

type Begun = 'id' | 'number' | 'startedAt' | 'deadlineAt' | 'revision' | 'questions' | 'answers';
export const presentAttempt = (
  { id, number, startedAt, deadlineAt, revision, questions, answers }: Pick<AttemptRow, Begun>,
  show: ShowPicture,
  now: Date,
): Attempt => ({
  id,
  number,
  startedAt: startedAt.toISOString(),
  deadlineAt: deadlineAt?.toISOString() ?? null,
  serverNow: now.toISOString(),
  revision,
  questions: questions.map((question) => presentAsked(question, id, show)),
  answers,
});

type HandedIn =
  | Exclude<Begun, 'deadlineAt' | 'revision'>
  | 'submittedAt'
  | 'isExpired'
  | 'points'
  | 'maxPoints'
  | 'minimumScore'
  | 'earned'
  | 'feedback';
interface ResultContext extends Pick<AttemptContext, 'session' | 'show'> {
  readonly latest: readonly Pick<AttemptRow, 'number' | 'status' | 'submittedAt'>[];
}
/** Presents a submitted attempt. The key is withheld while the participant could still use it in another attempt. */
export function presentResult(
  row: Pick<AttemptRow, HandedIn>,
  { session, latest, show }: ResultContext,
): AttemptResult {
  const isOver = session.status === 'passed' || leftOf(session, latest) === 0;
  const hasKey =
    isShown(session.setting, 'showAnswerKey') && isOver && latest.every(({ status }) => status === 'graded');
  const hasScore = isShown(session.setting, 'showScore');
  const earned = new Map(Object.entries(row.earned));
  const score = scoreOf(row);
  const graded = row.questions.filter(({ id }) => earned.has(id));
  const earnedIn = ({ id, type }: QuizQuestion) => {
    const isGraded = score !== null || earned.has(id);
    return isGraded && (hasKey || (hasScore && type === 'essay')) ? (earned.get(id) ?? 0) : null;
  };
  return {
    id: row.id,
    number: row.number,
    startedAt: row.startedAt.toISOString(),
    submittedAt: row.submittedAt!.toISOString(),
    isExpired: row.isExpired,
    isPassed: row.minimumScore === null || score === null ? null : score >= row.minimumScore,
    isAwaiting: score === null,
    score: hasScore ? score : null,
    points: hasScore ? (row.points ?? sumOf(row.earned)) : null,
    maxPoints: score === null ? maxPointsOf(graded) : row.maxPoints,
    questions: row.questions.map((question) => ({
      ...presentAsked(question, row.id, show),
      correct: hasKey ? keyOf(question) : null,
      ...(question.type === 'number' && { tolerance: hasKey ? (question.number?.tolerance ?? 0) : null }),
      earned: earnedIn(question),
      explanation: hasKey ? question.explanation : null,
    })),
    answers: row.answers,
    feedback: row.feedback,
  };
}

/** Presents questions without their key: accepted answers are omitted, and the second halves of pairs are shuffled. */
const presentAsked = (
  { id, type, text, points, options, isPunctuationCounted = false, essay, number, picture }: QuizQuestion,
  attemptId: string,
  show: ShowPicture,
) => ({
  id,
  type,
  text,
  points,
  options: isTyped(type)
    ? []
    : askedOptions({ type, options }).map((option) => ({ id: option.id, text: option.text, ...show(option.picture) })),
  ...show(picture),
  matches: type === 'matching' ? mixedMatches(options, attemptId) : [],
  ...(type === 'short-answer' && { isPunctuationCounted }),
  ...(type === 'number' && { unit: number?.unit ?? '' }),
  ...(type === 'essay' && { essay: { minWords: essay?.minWords ?? null, maxWords: essay?.maxWords ?? null } }),
});

/** Each text once, in an order that is the attempt's own and survives reloading. */
const mixedMatches = (options: QuizQuestion['options'], attemptId: string) =>
  options
    .flatMap(({ match }) => (match && matchIdOf({ options }, match.text) === match.id ? [match] : []))
    .map((match) => ({ match, place: createHash('sha256').update(`${attemptId}:${match.id}`).digest('hex') }))
    .toSorted((one, other) => (one.place < other.place ? -1 : 1))
    .map(({ match: { id, text } }) => ({ id, text }));

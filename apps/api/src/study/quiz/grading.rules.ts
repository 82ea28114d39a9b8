import { isDistractor } from '@sinau/contracts/study/question/distractor.rules';
import { isTyped } from '@sinau/contracts/study/question/question.rules';
import type { QuizQuestion } from '@sinau/contracts/study/question/question.schemas';
import { isAccepted } from '@sinau/contracts/core/typed/answer.rules';
import { isAsked, writeNumber } from '@sinau/contracts/core/typed/number.rules';

type Question = Pick<
  QuizQuestion,
  'type' | 'options' | 'points' | 'isPartial' | 'isPunctuationCounted' | 'essay' | 'number'
>;
type Options = Pick<Question, 'options'>;

/** Id of a second half. Pairs may share one: the first pair with the text represents all of them. */
export const matchIdOf = ({ options }: Options, text: string) =>
  options.find(({ match }) => match?.text === text)?.match?.id;

/** Options that are shown to be answered: those of pairs need a first half. */
export const askedOptions = ({ type, options }: Pick<Question, 'type' | 'options'>) =>
  type === 'matching' ? options.filter((option) => !isDistractor(option)) : options;

/** The right answer in the form of an answer; for a short answer every accepted text, for an essay the model answer. */
export function keyOf({
  type,
  options,
  essay,
  number,
}: Pick<Question, 'type' | 'options' | 'essay' | 'number'>): string[] {
  if (type === 'essay') return essay?.modelAnswer ? [essay.modelAnswer] : [];
  if (type === 'short-answer') return options.map(({ text }) => text);
  if (type === 'number') return typeof number?.value === 'number' ? [writeNumber(number.value)] : [];
  if (type === 'matching')
    return askedOptions({ type, options }).map(
      ({ id, match }) => `${id}:${match ? matchIdOf({ options }, match.text) : ''}`,
    );
  return options.filter(({ isCorrect }) => isCorrect).map(({ id }) => id);
}

/** Returns whether two answers are the same, in any order. */
export const isSameAnswer = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((value) => other.includes(value));

/** Points that an answer earns, in whole hundredths: all or none of them, or a share where the question allows it. */
export function earnedBy(question: Question, given: readonly string[]): number {
  const { type, points, isPartial } = question;
  // Essays are graded by a teacher.
  if (type === 'essay') return 0;
  const key = keyOf(question);
  if (isTyped(type)) return isRightText(question, key, given[0] ?? '') ? points : 0;
  if (isSameAnswer(key, given)) return points;
  return isPartial ? Math.floor((100 * points * rightOf(question, key, given)) / key.length) / 100 : 0;
}

const isRightText = (
  { type, number, isPunctuationCounted = false }: Question,
  accepted: readonly string[],
  typed: string,
) =>
  type === 'number'
    ? number !== undefined && isAsked(number, typed)
    : accepted.some((key) => isAccepted(key, typed, isPunctuationCounted));

/** Number of right choices that count: each wrong choice takes one away, so that choosing everything earns nothing. */
function rightOf({ type }: Question, key: readonly string[], given: readonly string[]) {
  const right = given.filter((value) => key.includes(value)).length;
  const wrong = type === 'multiple-choice' ? given.length - right : 0;
  return Math.max(0, right - wrong);
}

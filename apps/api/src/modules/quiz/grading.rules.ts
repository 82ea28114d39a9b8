import type { QuizQuestion } from '@sinau/contracts/question/question.schemas';

type Question = Pick<QuizQuestion, 'type' | 'options' | 'points' | 'isPartial' | 'essay'>;
type Options = Pick<Question, 'options'>;

/**
 * A typed answer as it is compared: in lower case, with single spaces, and without punctuation. What belongs to a number
 * stays: the minus before it, and a point or a comma within it, which mean the same.
 */
export function normaliseAnswer(typed: string): string {
  const plain = typed.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
  const compared = plain
    .replace(/\p{P}/gu, (mark, at: number) => {
      const isBeforeDigit = /\d/.test(plain.charAt(at + 1));
      if (/[.,]/.test(mark) && isBeforeDigit && /\d/.test(plain.charAt(at - 1))) return '.';
      if (mark === '-' && isBeforeDigit && /^ ?$/.test(plain.charAt(at - 1))) return '-';
      return /[.'’]/.test(mark) ? '' : ' ';
    })
    .replace(/ +/g, ' ')
    .trim();
  // An answer of nothing but punctuation is compared as it stands.
  return compared || plain;
}

/** Pairs may share their second half: the first one with a text stands for all of them. */
export const matchIdOf = ({ options }: Options, text: string) =>
  options.find(({ match }) => match?.text === text)?.match?.id;

/** The right answer as an answer is written; of a short answer every text that is accepted, of an essay the model answer. */
export function keyOf({ type, options, essay }: Pick<Question, 'type' | 'options' | 'essay'>): string[] {
  if (type === 'essay') return essay?.modelAnswer ? [essay.modelAnswer] : [];
  if (type === 'short-answer') return options.map(({ text }) => text);
  if (type === 'matching')
    return options.map(({ id, match }) => `${id}:${match ? matchIdOf({ options }, match.text) : ''}`);
  return options.filter(({ isCorrect }) => isCorrect).map(({ id }) => id);
}

/** Whether two answers are the same, in any order. */
export const isSameAnswer = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((value) => other.includes(value));

/** The points that an answer earns, in whole hundredths: all or none of them, or a share where the question allows it. */
export function earnedBy(question: Question, given: readonly string[]): number {
  const { type, points, isPartial } = question;
  // A teacher grades it.
  if (type === 'essay') return 0;
  const key = keyOf(question);
  if (type === 'short-answer') {
    const [typed = ''] = given;
    return key.some((accepted) => normaliseAnswer(accepted) === normaliseAnswer(typed)) ? points : 0;
  }
  if (isSameAnswer(key, given)) return points;
  return isPartial ? Math.floor((100 * points * rightOf(question, key, given)) / key.length) / 100 : 0;
}

/** How many right ones count: each wrong choice takes one away, so that choosing everything earns nothing. */
function rightOf({ type }: Question, key: readonly string[], given: readonly string[]) {
  const right = given.filter((value) => key.includes(value)).length;
  const wrong = type === 'multiple-choice' ? given.length - right : 0;
  return Math.max(0, right - wrong);
}

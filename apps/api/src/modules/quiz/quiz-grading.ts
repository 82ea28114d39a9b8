import { randomInt } from 'node:crypto';
import { questionProblem } from '@sinau/contracts/lesson/lesson.rules';
import type { QuizQuestion, QuizSetting } from '@sinau/contracts/lesson/lesson.schemas';
import { isAnswerRight } from '@sinau/contracts/quiz/quiz.rules';
import type { Answers } from '@sinau/contracts/quiz/quiz.schemas';
import { AppError } from '../../platform/app-error.ts';

/** The questions of an attempt: the finished ones, shuffled once if the setting says so. "Benar" stays before "Salah". */
export function drawQuestions(
  questions: readonly QuizQuestion[],
  { randomize }: Pick<QuizSetting, 'randomize'>,
): QuizQuestion[] {
  const isShuffled = (type: 'question' | 'answer') => randomize.some((one) => one.type === type && one.isSelected);
  const asked = questions.filter((question) => !questionProblem(question));
  return (isShuffled('question') ? shuffled(asked) : asked).map((question) =>
    isShuffled('answer') && question.type !== 'true-false'
      ? { ...question, options: shuffled(question.options) }
      : question,
  );
}

export const correctOptionsOf = ({ options }: Pick<QuizQuestion, 'options'>) =>
  options.filter(({ isCorrect }) => isCorrect).map(({ id }) => id);

export const maxPointsOf = (questions: readonly QuizQuestion[]) =>
  questions.reduce((sum, { points }) => sum + points, 0);

/** A question earns all of its points or none. */
export function pointsOf(questions: readonly QuizQuestion[], answers: Answers) {
  const chosen = new Map(Object.entries(answers));
  return maxPointsOf(
    questions.filter((question) => isAnswerRight(correctOptionsOf(question), chosen.get(question.id) ?? [])),
  );
}

/** Refuses all answers if any is to a question that was not asked. Our own player never sends one. */
export function checkAnswers(questions: readonly QuizQuestion[], answers: Answers) {
  const asked = new Map(questions.map((question) => [question.id, question]));
  const fields: Record<string, string> = {};
  for (const [id, chosen] of Object.entries(answers)) {
    const question = asked.get(id);
    if (!question) fields[`answers.${id}`] = 'Soal ini tidak ada di kuis yang kamu kerjakan';
    else if (chosen.some((option) => !question.options.some((one) => one.id === option)))
      fields[`answers.${id}`] = 'Pilihan ini tidak ada di soalnya';
    else if (question.type !== 'multiple-choice' && chosen.length > 1)
      fields[`answers.${id}`] = 'Pilih satu jawaban saja';
  }
  if (Object.keys(fields).length) throw new AppError('invalid_input', { fields });
}

/** The answers after a save: sent ones replace stored ones, and empty ones are removed. */
export const mergeAnswers = (stored: Answers, sent: Answers): Answers =>
  Object.fromEntries(Object.entries({ ...stored, ...sent }).filter(([, chosen]) => chosen.length > 0));

/** Whether every sent answer equals the stored one. */
export function hasStored(stored: Answers, sent: Answers) {
  const known = new Map(Object.entries(stored));
  return Object.entries(sent).every(([id, chosen]) => isAnswerRight(known.get(id) ?? [], chosen));
}

function shuffled<T>(items: readonly T[]): T[] {
  const result = [...items];
  for (let last = result.length - 1; last > 0; last -= 1) {
    const other = randomInt(last + 1);
    [result[last], result[other]] = [result[other]!, result[last]!];
  }
  return result;
}

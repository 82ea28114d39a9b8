import { randomInt } from 'node:crypto';
import { isTyped, maxShortAnswer, questionProblem } from '@sinau/contracts/study/question/question.rules';
import type { QuizSetting } from '@sinau/contracts/study/lesson-kinds/quiz';
import type { QuizQuestion } from '@sinau/contracts/study/question/question.schemas';
import type { Answers } from '@sinau/contracts/study/quiz/quiz.schemas';
import { isBlank } from '@sinau/contracts/core/typed/text.rules';
import { AppError } from '../../platform/app-error.ts';
import { askedOptions, earnedBy, isSameAnswer } from './grading.rules.ts';

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

export const maxPointsOf = (questions: readonly QuizQuestion[]) =>
  questions.reduce((sum, { points }) => sum + points, 0);

/** The points of each question that needs no teacher, by its id. An unanswered essay earns none. */
export function earnedOf(questions: readonly QuizQuestion[], answers: Answers): Record<string, number> {
  const given = new Map(Object.entries(answers));
  const answered = new Set(essaysOf(questions, answers).map(({ id }) => id));
  return Object.fromEntries(
    questions
      .filter(({ id }) => !answered.has(id))
      .map((question) => [question.id, earnedBy(question, given.get(question.id) ?? [])]),
  );
}

/** The essays that a teacher has to grade. */
export const essaysOf = (questions: readonly QuizQuestion[], answers: Answers) =>
  questions.filter(({ id, type }) => type === 'essay' && (answers[id]?.length ?? 0) > 0);

/** Refuses all answers if any does not fit its question. Our own player never sends one. */
export function checkAnswers(questions: readonly QuizQuestion[], answers: Answers) {
  const asked = new Map(questions.map((question) => [question.id, question]));
  const fields: Record<string, string> = {};
  for (const [id, given] of Object.entries(answers)) {
    const question = asked.get(id);
    const problem = question ? answerProblem(question, given) : 'Soal ini tidak ada di kuis yang kamu kerjakan';
    if (problem) fields[`answers.${id}`] = problem;
  }
  if (Object.keys(fields).length) throw new AppError('invalid_input', { fields });
}

function answerProblem(question: QuizQuestion, given: readonly string[]): string | null {
  const { type, options } = question;
  if (isTyped(type)) return typedProblem(type, given);
  if (type === 'matching') return pairsProblem(question, given);
  if (given.some((value) => !options.some(({ id }) => id === value))) return 'Pilihan ini tidak ada di soalnya';
  return type !== 'multiple-choice' && given.length > 1 ? 'Pilih satu jawaban saja' : null;
}

function typedProblem(type: QuizQuestion['type'], [text = '', ...others]: readonly string[]) {
  if (others.length > 0) return 'Tulis satu jawaban saja';
  return type !== 'essay' && text.length > maxShortAnswer ? `Paling panjang ${maxShortAnswer} karakter` : null;
}

function pairsProblem({ type, options }: QuizQuestion, given: readonly string[]) {
  const asked = askedOptions({ type, options });
  const pairs = given.map((value) => value.split(':'));
  const isKnown = ([left, right, ...rest]: string[]) =>
    rest.length === 0 && asked.some(({ id }) => id === left) && options.some(({ match }) => match?.id === right);
  if (!pairs.every(isKnown)) return 'Pasangan ini tidak ada di soalnya';
  return new Set(pairs.map(([left]) => left)).size < pairs.length ? 'Satu bagian dipasangkan dua kali' : null;
}

/** The answers after a save: sent ones replace stored ones, and empty ones are removed. */
export const mergeAnswers = (stored: Answers, sent: Answers): Answers =>
  Object.fromEntries(Object.entries({ ...stored, ...sent }).filter(([, given]) => !given.every(isBlank)));

/** Returns whether every sent answer equals the stored one. */
export function hasStored(stored: Answers, sent: Answers) {
  const known = new Map(Object.entries(stored));
  return Object.entries(sent).every(([id, chosen]) => isSameAnswer(known.get(id) ?? [], chosen));
}

function shuffled<T>(items: readonly T[]): T[] {
  const result = [...items];
  for (let last = result.length - 1; last > 0; last -= 1) {
    const other = randomInt(last + 1);
    [result[last], result[other]] = [result[other]!, result[last]!];
  }
  return result;
}

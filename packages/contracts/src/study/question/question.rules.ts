import { isDistractor } from './distractor.rules.ts';
import { countWords } from '../assistant/assistant.rules.ts';
import type { NumberKey } from '../../core/typed/number.rules.ts';
import { isBlank } from '../../core/typed/text.rules.ts';

export const quizQuestionTypes = [
  'single-choice',
  'multiple-choice',
  'true-false',
  'short-answer',
  'number',
  'matching',
  'essay',
] as const;
export type QuizQuestionType = (typeof quizQuestionTypes)[number];
export const maxQuizQuestions = 200;
export const maxQuizOptions = 10;
/** Largest number of a key and of its tolerance. */
export const largestNumber = 1e30;
export const maxUnitLength = 20;
/** Maximum length of a typed answer. */
export const maxShortAnswer = 500;
/** Maximum length of an essay, some 1,500 words. All essays of a quiz fit into one save. */
export const maxEssayAnswer = 10_000;
export const maxQuizEssays = 20;
/** Tells whether a quiz may have all of the essays among these questions; else it is refused with the sentence. */
export const fitsEssays = (questions: readonly { readonly type: QuizQuestionType }[]) =>
  questions.filter(({ type }) => type === 'essay').length <= maxQuizEssays;
export const tooManyEssays = `Satu kuis memuat paling banyak ${maxQuizEssays} esai`;

interface Option {
  readonly text: string;
  readonly isCorrect: boolean;
  readonly match?: { readonly text: string } | undefined;
  readonly picture?: object | undefined;
}
interface Question {
  readonly type: QuizQuestionType;
  readonly text: string;
  readonly options: readonly Option[];
  readonly essay?: WordBounds | undefined;
  readonly number?: Pick<NumberKey, 'value'> | undefined;
}
/** Required number of words of an essay; null for no limit. */
export interface WordBounds {
  readonly minWords: number | null;
  readonly maxWords: number | null;
}

/** Tells whether the learner chooses from options; those of the other types are part of the key. */
export const isChoice = (type: QuizQuestionType) => ['single-choice', 'multiple-choice', 'true-false'].includes(type);
/** Tells whether the answer is one typed text. */
export const isTyped = (type: QuizQuestionType) => ['short-answer', 'number', 'essay'].includes(type);
/** Tells whether an answer can be partially right. */
export const mayBePartial = (type: QuizQuestionType) => type === 'multiple-choice' || type === 'matching';

/** Returns what a question lacks before it can be asked, or null. Incomplete questions may be stored. */
export function questionProblem(question: Question): string | null {
  if (isBlank(question.text)) return 'Tulis pertanyaannya';
  if (question.type === 'essay') return essayProblem(question);
  if (question.type === 'short-answer') return shortAnswerProblem(question);
  if (question.type === 'number') return (question.number?.value ?? null) === null ? 'Tulis angka yang benar' : null;
  return question.type === 'matching' ? matchingProblem(question) : choiceProblem(question);
}

function essayProblem({ essay }: Question) {
  const isCrossed = essay && essay.minWords !== null && essay.maxWords !== null && essay.minWords > essay.maxWords;
  return isCrossed ? 'Batas kata paling sedikit melebihi yang paling banyak' : null;
}

function shortAnswerProblem({ options }: Question) {
  if (options.length === 0) return 'Tulis paling sedikit satu jawaban yang diterima';
  return options.some(({ text }) => isBlank(text)) ? 'Isi semua jawaban yang diterima' : null;
}

function matchingProblem({ options }: Question) {
  const pairs = options.filter((option) => !isDistractor(option));
  if (pairs.length < 2) return 'Beri paling sedikit dua pasangan';
  return pairs.some(({ text, match }) => isBlank(text) || !match || isBlank(match.text)) ? 'Isi semua pasangan' : null;
}

function choiceProblem({ type, options }: Question) {
  const correct = options.filter(({ isCorrect }) => isCorrect).length;
  if (options.length < 2) return 'Beri paling sedikit dua pilihan jawaban';
  if (options.some((option) => isBlank(option.text) && !option.picture)) return 'Isi semua pilihan jawaban';
  if (correct === 0) return 'Tandai jawaban yang benar';
  if (type !== 'multiple-choice' && correct > 1) return 'Tandai satu jawaban saja';
  if (type === 'true-false' && options.length !== 2) return 'Benar atau salah punya tepat dua pilihan';
  return null;
}

/**
 * Returns how an essay misses the required number of words, or null. It is never refused for that: a teacher judges.
 */
export function wordsProblem({ minWords, maxWords }: WordBounds, text: string): 'short' | 'long' | null {
  const count = countWords(text);
  if (minWords !== null && count < minWords) return 'short';
  return maxWords !== null && count > maxWords ? 'long' : null;
}

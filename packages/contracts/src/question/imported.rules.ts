import type { NumberKey } from '../typed/number.rules.ts';
import { maxQuizOptions, questionProblem, type QuizQuestionType, type WordBounds } from './question.rules.ts';

export const difficulties = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof difficulties)[number];

/** A question as a text names it, before it has ids. */
export interface ImportedQuestion {
  readonly type: QuizQuestionType;
  readonly text: string;
  readonly options: readonly { readonly text: string; readonly isCorrect: boolean; readonly match?: string }[];
  readonly explanation: string;
  readonly points: number;
  readonly isPartial: boolean;
  readonly tags: readonly string[];
  readonly difficulty: Difficulty | null;
  readonly isPunctuationCounted?: boolean;
  readonly essay?: WordBounds & { readonly modelAnswer: string };
  readonly number?: NumberKey;
}
/** Lines count from 1. */
export interface ImportError {
  readonly line: number;
  readonly message: string;
}
export interface Imported {
  readonly questions: readonly { readonly line: number; readonly question: ImportedQuestion }[];
  readonly errors: readonly ImportError[];
}

const bounds = { text: 2_000, option: 500, modelAnswer: 5_000, tag: 40, tags: 10 } as const;

/** What is wrong with a question that was read, or null. Only whole questions are taken in. */
export function importProblem({
  type,
  text,
  options,
  explanation,
  tags,
  essay,
  number,
}: ImportedQuestion): string | null {
  const matched = options.map(({ match, ...option }) => ({
    ...option,
    ...(match !== undefined && { match: { text: match } }),
  }));
  const texts = options.flatMap((option) => (option.match === undefined ? [option.text] : [option.text, option.match]));
  if (text.length > bounds.text) return `Pertanyaan paling panjang ${bounds.text} karakter`;
  if (explanation.length > bounds.text) return `Pembahasan paling panjang ${bounds.text} karakter`;
  if (texts.some((one) => one.length > bounds.option)) return `Jawaban paling panjang ${bounds.option} karakter`;
  if (essay && essay.modelAnswer.length > bounds.modelAnswer)
    return `Contoh jawaban paling panjang ${bounds.modelAnswer} karakter`;
  if (options.length > maxQuizOptions) return `Paling banyak ${maxQuizOptions} jawaban`;
  if (tags.length > bounds.tags) return `Paling banyak ${bounds.tags} tag`;
  if (tags.some((tag) => tag.length > bounds.tag)) return `Tag paling panjang ${bounds.tag} karakter`;
  return questionProblem({ type, text, options: matched, number });
}

export const plainQuestion = {
  explanation: '',
  points: 1,
  isPartial: false,
  tags: [],
  difficulty: null,
} as const satisfies Partial<ImportedQuestion>;

export const plainNumber: NumberKey = { value: null, tolerance: 0, unit: '' };

export const plainEssay = { minWords: null, maxWords: null, modelAnswer: '' } as const;

/** The answers of a question for a number, which is right up to the tolerance on either side. */
export const numberAnswer = (value: number, tolerance = 0, unit = '') =>
  ({ type: 'number', options: [], number: { value, tolerance, unit } }) as const satisfies Partial<ImportedQuestion>;

/** The same for a range, as GIFT's {#1.5..2.5}. */
export const rangeAnswer = (from: number, to: number, unit = '') =>
  numberAnswer((from + to) / 2, Math.abs(to - from) / 2, unit);

/** Of these choices one or several are right. */
export const choiceType = (options: ImportedQuestion['options']): QuizQuestionType =>
  options.filter(({ isCorrect }) => isCorrect).length > 1 ? 'multiple-choice' : 'single-choice';

/** Sorts what was read into questions and errors. */
export function sorted(read: readonly { line: number; question: ImportedQuestion | string }[]): Imported {
  const questions: { line: number; question: ImportedQuestion }[] = [];
  const errors: ImportError[] = [];
  for (const { line, question } of read) {
    if (typeof question === 'string') {
      errors.push({ line, message: question });
      continue;
    }
    const problem = importProblem(question);
    if (problem === null) questions.push({ line, question });
    else errors.push({ line, message: problem });
  }
  return { questions, errors };
}

export const linesOf = (content: string) => content.replace(/^\ufeff/, '').split(/\r\n|\n|\r/);

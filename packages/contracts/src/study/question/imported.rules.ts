import {
  excerptOf,
  uniqueNotes,
  type ImportNote,
  type ImportReading,
  type LineNote,
} from '../../core/import/import.rules.ts';
import type { NumberKey } from '../../core/typed/number.rules.ts';
import {
  largestNumber,
  maxQuizOptions,
  maxUnitLength,
  questionProblem,
  type QuizQuestionType,
  type WordBounds,
} from './question.rules.ts';

export const difficulties = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof difficulties)[number];

/** A picture of a source, before it is stored, by its name there. */
export interface ImportedPicture {
  readonly name: string;
  readonly alt: string;
}
interface ImportedOption {
  readonly text: string;
  readonly isCorrect: boolean;
  readonly match?: string;
  readonly picture?: ImportedPicture | undefined;
}

/** A question parsed from a text, before it has ids. */
export interface ImportedQuestion {
  readonly type: QuizQuestionType;
  readonly text: string;
  readonly picture?: ImportedPicture | undefined;
  readonly options: readonly ImportedOption[];
  readonly explanation: string;
  readonly points: number;
  readonly isPartial: boolean;
  readonly tags: readonly string[];
  readonly difficulty: Difficulty | null;
  readonly isPunctuationCounted?: boolean;
  readonly essay?: WordBounds & { readonly modelAnswer: string };
  readonly number?: NumberKey;
}
export type Imported = ImportReading<ImportedQuestion>;

/** A question of a source, or the reason for its refusal, with the notes about changes and omissions. */
export interface ReadQuestion {
  readonly line: number;
  readonly origin?: string;
  readonly question: ImportedQuestion | string;
  /** Beginning of the question, to find it again if it is refused. */
  readonly excerpt: string;
  readonly notes?: readonly ImportNote[];
}

const bounds = { text: 2_000, option: 500, modelAnswer: 5_000, tag: 40, tags: 10 } as const;

/** Returns the problem of a parsed question, or null. Only complete questions are imported. */
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
  if ([text, explanation, essay?.modelAnswer ?? '', ...tags, ...texts].some((one) => one.includes('\ufffd')))
    return 'Ada huruf yang rusak (\ufffd) di soal ini. Simpan lagi berkasnya sebagai UTF-8, atau perbaiki hurufnya.';
  if (text.length > bounds.text) return `Pertanyaan paling panjang ${bounds.text} karakter`;
  if (explanation.length > bounds.text) return `Pembahasan paling panjang ${bounds.text} karakter`;
  if (texts.some((one) => one.length > bounds.option)) return `Jawaban paling panjang ${bounds.option} karakter`;
  if (essay && essay.modelAnswer.length > bounds.modelAnswer)
    return `Contoh jawaban paling panjang ${bounds.modelAnswer} karakter`;
  if (options.length > maxQuizOptions) return `Paling banyak ${maxQuizOptions} jawaban`;
  if (tags.length > bounds.tags) return `Paling banyak ${bounds.tags} tag`;
  if (tags.some((tag) => tag.length > bounds.tag)) return `Tag paling panjang ${bounds.tag} karakter`;
  if (number && Math.max(Math.abs(number.value ?? 0), number.tolerance) > largestNumber)
    return 'Angkanya terlalu besar';
  if (number && number.unit.length > maxUnitLength) return `Satuan paling panjang ${maxUnitLength} karakter`;
  return questionProblem({ type, text, options: matched, number, essay });
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

/** Returns the key of a question for a number, which is right up to the tolerance on either side. */
export const numberAnswer = (value: number, tolerance = 0, unit = '') =>
  ({ type: 'number', options: [], number: { value, tolerance, unit } }) as const satisfies Partial<ImportedQuestion>;

/** Does the same for a range, as GIFT's {#1.5..2.5}. */
export const rangeAnswer = (from: number, to: number, unit = '') =>
  numberAnswer((from + to) / 2, Math.abs(to - from) / 2, unit);

/** Returns whether one or several choices are right, as a type. */
export const choiceType = (options: ImportedQuestion['options']): QuizQuestionType =>
  options.filter(({ isCorrect }) => isCorrect).length > 1 ? 'multiple-choice' : 'single-choice';

/** Separates parsed questions into accepted and refused ones. */
export function sorted(read: readonly ReadQuestion[], lineNotes: readonly LineNote[] = []): Imported {
  const taken: Imported['taken'][number][] = [];
  const refused: Imported['refused'][number][] = [];
  for (const { line, origin, question, excerpt, notes = [] } of read) {
    const position = { line, ...(origin !== undefined && { origin }) };
    const message = typeof question === 'string' ? question : importProblem(question);
    if (message !== null) refused.push({ ...position, message, excerpt: excerptOf(excerpt) });
    else taken.push({ ...position, item: question as ImportedQuestion, notes: uniqueNotes(notes) });
  }
  return { taken, refused, notes: lineNotes };
}

export const linesOf = (content: string) => content.replace(/^\ufeff/, '').split(/\r\n|\n|\r/);

import { changed, leftOut, type ImportNote } from '@sinau/contracts/core/import/import.rules';
import { numberAnswer, rangeAnswer, type ImportedQuestion } from '@sinau/contracts/study/question/imported.rules';
import { points as pointsOf } from '@sinau/format';
import { maxAnswers, percent, tooManyAnswers } from '../gift-answer.rules.ts';
import { oneOf, severalOf } from '../gift-answers.rules.ts';
import type { SourceText } from './source-texts.ts';

/** An item of a source: a question, or why it cannot be one. */
export interface SourceItem {
  readonly id: string;
  readonly excerpt: string;
  readonly question: ImportedQuestion | string;
  readonly notes: readonly ImportNote[];
}

/** Answers of an item, with notes on those that a question cannot have. */
export type ItemAnswers = Pick<ImportedQuestion, 'type' | 'options' | 'essay' | 'number'> & {
  readonly isPartial?: boolean;
  readonly isPunctuationCounted?: boolean;
  readonly notes: readonly ImportNote[];
};

/** A choice with its weight in percent of a right answer. */
export interface WeighedChoice extends SourceText {
  readonly weight: number;
}

/** Reads choices of which one is chosen, or several, each for its share of the points. */
export function weighedChoices(choices: readonly WeighedChoice[], isSingle: boolean): ItemAnswers | string {
  if (choices.length > maxAnswers) return tooManyAnswers;
  const read = isSingle ? oneOf(choices) : severalOf(choices);
  if (typeof read === 'string') return read;
  return {
    ...choicesOf(
      read.type,
      choices.map((choice) => ({ ...choice, isCorrect: read.isRight(choice) })),
    ),
    isPartial: read.type === 'multiple-choice',
    notes: [...choices.flatMap(({ notes }) => notes), ...read.notes],
  };
}

/** Reads choices that are right as a whole or not at all. */
export function keyedChoices(
  choices: readonly (SourceText & { readonly isCorrect: boolean })[],
  isSingle: boolean,
): ItemAnswers {
  const statement = isSingle ? statementOf(choices) : null;
  const notes = choices.flatMap((choice) => choice.notes);
  if (statement) return { ...statement, notes: [...notes, ...statement.notes] };
  return { ...choicesOf(isSingle ? 'single-choice' : 'multiple-choice', choices), isPartial: false, notes };
}

const choicesOf = (
  type: 'single-choice' | 'multiple-choice',
  choices: readonly (SourceText & { readonly isCorrect: boolean })[],
) => ({
  type,
  options: choices.map(({ text, picture, isCorrect }) => ({ text, isCorrect, ...(picture && { picture }) })),
});

const verdicts = [/^(?:benar|true)\.?$/i, /^(?:salah|false)\.?$/i];

/** Recognises a statement by its two answers. */
function statementOf(choices: readonly (SourceText & { readonly isCorrect: boolean })[]): ItemAnswers | null {
  const [right, wrong] = verdicts.map((verdict) => choices.find(({ text }) => verdict.test(text)));
  if (choices.length !== 2 || !right || !wrong || choices.some(({ picture }) => picture)) return null;
  const isSame = choices[0]!.text === 'Benar' && choices[1]!.text === 'Salah';
  return {
    type: 'true-false',
    options: [
      { text: 'Benar', isCorrect: right.isCorrect },
      { text: 'Salah', isCorrect: wrong.isCorrect },
    ],
    notes: isSame
      ? []
      : [changed(`Pilihan “${choices[0]!.text}” dan “${choices[1]!.text}” menjadi “Benar” dan “Salah”`)],
  };
}

/** Reads a single choice that may be a statement. */
export function singleChoice(choices: readonly WeighedChoice[]): ItemAnswers | string {
  const read = weighedChoices(choices, true);
  if (typeof read === 'string' || read.type !== 'single-choice') return read;
  const right = choices.map((choice, index) => ({ ...choice, notes: [], isCorrect: read.options[index]!.isCorrect }));
  const statement = statementOf(right);
  return statement ? { ...statement, notes: [...read.notes, ...statement.notes] } : read;
}

/** Reads accepted answers, which are right or wrong as a whole. */
export function acceptedAnswers(
  answers: readonly { readonly text: string; readonly weight: number }[],
): ItemAnswers | string {
  const full = answers.filter(({ weight }) => weight >= 99.9);
  if (full.length === 0) return 'Tidak ada jawaban yang bernilai 100%';
  if (answers.length > maxAnswers) return tooManyAnswers;
  return {
    type: 'short-answer',
    options: full.map(({ text }) => ({ text: text.trim(), isCorrect: true })),
    notes: answers
      .filter(({ weight }) => weight < 99.9)
      .map(({ text, weight }) =>
        leftOut(`Jawaban “${text}” bernilai ${percent(weight)}, jadi tidak ikut: isian bernilai penuh atau nol`),
      ),
  };
}

/** Reads a number with the distances to its lower and upper bound. */
export function numberWithin(value: number, below = 0, above = below): ItemAnswers | string {
  const [from, to] = [value - below, value + above];
  if (![value, from, to].every((one) => Number.isFinite(one) && Math.abs(one) <= 1e30))
    return 'Angka kuncinya tidak terbaca';
  return { ...(below === above ? numberAnswer(value, below) : rangeAnswer(from, to)), notes: [] };
}

export interface Pair {
  readonly left: SourceText;
  readonly right: SourceText | null;
}
/** A right half that belongs to no pair, with its place among the right halves. */
export interface Alone extends SourceText {
  readonly at: number;
}
/** Reads pairs; a right half that belongs to none is a distractor, and a left half without a right one is omitted. */
export function pairsOf(pairs: readonly Pair[], alone: readonly Alone[], isPartial: boolean): ItemAnswers {
  const whole = pairs.filter((pair): pair is Pair & { right: SourceText } => pair.right !== null);
  const twice = whole.find(({ right }, index) => whole.findIndex((one) => one.right === right) < index);
  const options = whole.map(({ left, right }) => ({ text: left.text, match: right.text, isCorrect: true }));
  for (const { at, text } of alone) options.splice(at, 0, { text: '', match: text, isCorrect: true });
  return {
    type: 'matching',
    options,
    isPartial,
    notes: [
      ...[
        ...pairs.map(({ left }) => left),
        ...new Set<SourceText>([...whole.map(({ right }) => right), ...alone]),
      ].flatMap(({ notes }) => notes),
      ...pairs
        .filter(({ right }) => right === null)
        .map(({ left }) => leftOut(`“${left.text}” tidak punya pasangan, jadi tidak ikut`)),
      ...(twice ? [changed(`Pasangan “${twice.right.text}” tertulis untuk tiap barisnya`)] : []),
    ],
  };
}

/** Returns whole points between 1 and 100, and a note where the source has others. */
export function wholePoints(points: number): { points: number; notes: readonly ImportNote[] } {
  const whole = Number.isFinite(points) ? Math.min(Math.max(Math.round(points), 1), 100) : 1;
  return {
    points: whole,
    notes:
      whole === points
        ? []
        : [
            changed(
              Number.isFinite(points)
                ? `Poin ${pointsOf(points)} menjadi ${whole}`
                : `Poinnya tidak terbaca, jadi ${whole}`,
            ),
          ],
  };
}

export const caseNote = changed('Huruf besar dan kecil dibedakan di berkas, di sini tidak');
export const shuffleNote = leftOut('Pengacakan jawaban tidak ikut: aturannya ada di kuis');
export const feedbackNote = leftOut('Umpan balik per jawaban tidak ikut');

/** Notes the name of an item that its text does not begin with. */
export const titleNotes = (title: string, text: string, id: string) => {
  const name = title.trim();
  const isShown = name === '' || name === id || text.replace(/\s+/g, ' ').startsWith(name.replace(/…$/, ''));
  return isShown ? [] : [leftOut(`Nama soal “${name}” tidak ikut`)];
};

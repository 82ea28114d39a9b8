import { changed, leftOut, type ImportNote } from '@sinau/contracts/core/import/import.rules';
import {
  choiceType,
  numberAnswer,
  plainEssay,
  type ImportedQuestion,
} from '@sinau/contracts/study/question/imported.rules';
import type { QuizQuestionType } from '@sinau/contracts/study/question/question.rules';
import { readNumber, type ReadNumber } from '@sinau/contracts/core/typed/number.rules';
import { letterAt } from './csv-columns.rules.ts';

/** A filled answer column. */
export interface Answer {
  readonly letter: string;
  readonly text: string;
}
type Answers = Pick<ImportedQuestion, 'type' | 'options' | 'essay' | 'number' | 'isPartial'> & {
  readonly notes: readonly ImportNote[];
};

/** Returns the answers of a row with its key, or why they do not fit. A row without a kind has choices. */
export function csvAnswers(type: QuizQuestionType | null, key: string, given: readonly Answer[]): Answers | string {
  switch (type) {
    case 'true-false':
      return statementOf(key, given);
    case 'short-answer':
      return acceptedOf(key, given);
    case 'matching':
      return pairsOf(key, given);
    case 'number':
      return numberOf(key, given);
    case 'essay':
      return {
        type,
        options: [],
        isPartial: false,
        // The key column holds the model answer.
        essay: { ...plainEssay, modelAnswer: key },
        notes: given.length > 0 ? [leftOut('Isi kolom jawaban tidak ikut: esai tidak punya pilihan')] : [],
      };
    default:
      return choicesOf(type, key, given);
  }
}

/** Letters of a key: 'A', 'a, c', '2', or the whole text of one answer. */
function lettersOf(key: string, given: readonly Answer[]): string[] | string {
  const parts = key
    .toLowerCase()
    .split(/[\s,;]/)
    .filter(Boolean);
  const letters = parts.map((part) => (/^(?:10|[1-9])$/.test(part) ? letterAt(Number(part)) : part));
  const unknown = letters.findIndex((letter) => !given.some((answer) => answer.letter === letter));
  if (unknown < 0) return letters;
  const same = given.filter(({ text }) => text.toLowerCase() === key.toLowerCase());
  return same.length === 1
    ? [same[0]!.letter]
    : `Kunci ${parts[unknown]!.toUpperCase()} tidak ada di antara jawabannya`;
}

function choicesOf(
  type: 'single-choice' | 'multiple-choice' | null,
  key: string,
  given: readonly Answer[],
): Answers | string {
  const letters = lettersOf(key, given);
  if (typeof letters === 'string') return letters;
  const options = given.map(({ letter, text }) => ({ text, isCorrect: letters.includes(letter) }));
  // A key of several letters makes several right answers, whatever the kind says or omits.
  const found = type === 'multiple-choice' ? type : choiceType(options);
  return {
    type: found,
    options,
    isPartial: found === 'multiple-choice',
    notes:
      type === 'single-choice' && found !== type
        ? [changed('Kuncinya lebih dari satu, jadi pilihan ganda ini menjadi soal dengan beberapa jawaban benar')]
        : [],
  };
}

const verdictOf = (word: string) =>
  /^(?:benar|true)$/i.test(word) ? true : /^(?:salah|false)$/i.test(word) ? false : null;

function statementOf(key: string, given: readonly Answer[]): Answers | string {
  const named = given.find(({ letter }) => letter === key.toLowerCase());
  const verdict = verdictOf(named?.text ?? key);
  if (verdict === null) return 'Kunci diisi: benar atau salah';
  const others = given.filter(({ text }) => verdictOf(text) === null);
  return {
    type: 'true-false',
    options: [
      { text: 'Benar', isCorrect: verdict },
      { text: 'Salah', isCorrect: !verdict },
    ],
    isPartial: false,
    notes: others.map(({ text }) => leftOut(`Jawaban “${text}” tidak ikut: pilihannya Benar dan Salah`)),
  };
}

/** Returns all answers as accepted, or those that the key names; without answers the key is the only one. */
function acceptedOf(key: string, given: readonly Answer[]): Answers | string {
  const answers = given.length > 0 || key === '' ? given : [{ letter: 'a', text: key }];
  const letters = key === '' || given.length === 0 ? answers.map(({ letter }) => letter) : lettersOf(key, answers);
  if (typeof letters === 'string') return letters;
  const isNamed = ({ letter }: Answer) => letters.includes(letter);
  return {
    type: 'short-answer',
    options: answers.filter(isNamed).map(({ text }) => ({ text, isCorrect: true })),
    isPartial: false,
    notes: answers
      .filter((answer) => !isNamed(answer))
      .map(({ text }) => leftOut(`Jawaban “${text}” tidak ikut: kunci tidak menyebutnya`)),
  };
}

/** Splits at the first =: the right side belongs to the left one; an empty left side makes it a distractor. */
const pairsOf = (key: string, given: readonly Answer[]): Answers => ({
  type: 'matching',
  options: given.map(({ text }) => {
    const at = text.indexOf('=');
    const [left, right] = at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
    return { text: left.trim(), match: right.trim(), isCorrect: true };
  }),
  isPartial: true,
  notes: key === '' ? [] : [leftOut(`Kunci “${key}” tidak ikut: pasangannya sudah di kolom jawaban`)],
});

/** Reads a number as people write it, with a tolerance after ±: '9,8 ± 0,1 m/s²', 'Rp1.500'. */
function numberOf(key: string, given: readonly Answer[]): Answers | string {
  const [text, margin = '0'] = key.split(/±|\+\/-/);
  const [value, tolerance] = [readNumber(text!), readNumber(margin)];
  if (!value || !tolerance) return `Kunci “${key}” bukan angka. Tulis misalnya 9,8 atau 9,8 ± 0,1.`;
  const isRupiah = value.unit === 'rp' || tolerance.unit === 'rp';
  const unit = isRupiah ? 'Rp' : unitIn(text!, value) || unitIn(margin, tolerance);
  return {
    ...numberAnswer(value.value, Math.abs(tolerance.value), unit),
    isPartial: false,
    notes: given.length > 0 ? [leftOut('Isi kolom jawaban tidak ikut: angkanya di kolom kunci')] : [],
  };
}

/** Letters that a number itself may have, and one more: 'IDR 5e3 triliun m'. */
const mostLetters = 12;
/** Returns the unit as it is written: the end of a text whose beginning is the number without one. */
function unitIn(text: string, { value }: ReadNumber): string {
  const letters = [...text.matchAll(/[\p{L}%°'"$€£]|\/(?=\p{L})/gu)];
  for (const { index } of letters.slice(0, mostLetters)) {
    const number = readNumber(text.slice(0, index));
    if (number?.value === value && number.unit === '') return text.slice(index).trim();
  }
  return '';
}

import { expect, test } from 'vitest';
import { changed } from '../../core/import/import.rules.ts';
import {
  choiceType,
  importProblem,
  linesOf,
  numberAnswer,
  plainEssay,
  plainNumber,
  plainQuestion,
  rangeAnswer,
  sorted,
  type ImportedQuestion,
} from './imported.rules.ts';

const pair = (text: string, match?: string) => ({ text, isCorrect: true, ...(match !== undefined && { match }) });
const matching = (...options: ImportedQuestion['options']): ImportedQuestion => ({
  ...plainQuestion,
  type: 'matching',
  text: 'Pasangkan.',
  options,
});

test.each([
  [matching(pair('a', 'b'), pair('c', 'd')), null],
  [matching(pair('a', 'b'), pair('c')), 'Isi semua pasangan'],
  [matching(pair('a', 'b'), pair('c', '')), 'Isi semua pasangan'],
  [matching(pair('a', 'b'), pair('c', 'x'.repeat(500))), null],
  [matching(pair('a', 'b'), pair('c', 'x'.repeat(501))), 'Jawaban paling panjang 500 karakter'],
])('%j gets the problem %j', (question, problem) => {
  expect(importProblem(question)).toBe(problem);
});

const essay = (change: Partial<ImportedQuestion>): ImportedQuestion => ({
  ...plainQuestion,
  type: 'essay',
  text: 'Jelaskan.',
  options: [],
  essay: plainEssay,
  ...change,
});
const long = (length: number) => 'x'.repeat(length);
const accepted = (count: number) => ({
  type: 'short-answer' as const,
  options: Array.from({ length: count }, (_, index) => ({ text: `${index}`, isCorrect: true })),
});
test.each<[string, Partial<ImportedQuestion>, Partial<ImportedQuestion>, string]>([
  ['question', { text: long(2_000) }, { text: long(2_001) }, 'Pertanyaan paling panjang 2000 karakter'],
  [
    'explanation',
    { explanation: long(2_000) },
    { explanation: long(2_001) },
    'Pembahasan paling panjang 2000 karakter',
  ],
  [
    'model answer',
    { essay: { ...plainEssay, modelAnswer: long(5_000) } },
    { essay: { ...plainEssay, modelAnswer: long(5_001) } },
    'Contoh jawaban paling panjang 5000 karakter',
  ],
  ['list of answers', accepted(10), accepted(11), 'Paling banyak 10 jawaban'],
  ['list of tags', { tags: [...'abcdefghij'] }, { tags: [...'abcdefghijk'] }, 'Paling banyak 10 tag'],
  ['tag', { tags: ['a', long(40)] }, { tags: ['a', long(41)] }, 'Tag paling panjang 40 karakter'],
])('importProblem refuses a %s that is too long, and no other', (_, longest, tooLong, problem) => {
  expect(importProblem(essay(longest))).toBeNull();
  expect(importProblem(essay(tooLong))).toBe(problem);
});

test.each<[string, Partial<ImportedQuestion>]>([
  ['question', { text: 'a\ufffd' }],
  ['explanation', { explanation: '\ufffdb' }],
  ['model answer', { essay: { ...plainEssay, modelAnswer: '\ufffd' } }],
  ['tag', { tags: ['a', '\ufffd'] }],
  ['answer', { type: 'short-answer', options: [{ text: 'a\ufffd', isCorrect: true }] }],
  ['right half of a pair', matching(pair('a', 'b'), pair('c', '\ufffd'))],
])('importProblem names a broken letter in the %s', (_, change) => {
  expect(importProblem(essay(change))).toMatch(/^Ada huruf yang rusak \(\ufffd\) di soal ini\./);
});

const numberOf = (value: number, tolerance = 0, unit = ''): ImportedQuestion => ({
  ...plainQuestion,
  text: 'Berapa?',
  ...numberAnswer(value, tolerance, unit),
});
test.each([
  ['the largest number', numberOf(-1e30, 1e30, 'u'.repeat(20)), null],
  ['a number without a value', { ...numberOf(1), number: plainNumber }, 'Tulis angka yang benar'],
  ['a number that is too large', numberOf(1e31), 'Angkanya terlalu besar'],
  ['a number that is too large, with a minus', numberOf(-1e31), 'Angkanya terlalu besar'],
  ['a tolerance that is too large', numberOf(1, 1e31), 'Angkanya terlalu besar'],
  ['a unit that is too long', numberOf(1, 0, 'u'.repeat(21)), 'Satuan paling panjang 20 karakter'],
])('importProblem of %s', (_, question, problem) => {
  expect(importProblem(question)).toBe(problem);
});

test('numberAnswer is right up to its tolerance, which is none where nothing else is said', () => {
  expect(numberAnswer(9.8).number).toEqual({ value: 9.8, tolerance: 0, unit: '' });
  expect(numberAnswer(9.8, 0.1, 'm/s²')).toEqual({
    type: 'number',
    options: [],
    number: { value: 9.8, tolerance: 0.1, unit: 'm/s²' },
  });
});

test.each([
  [1.5, 2.5, 2, 0.5],
  [2.5, 1.5, 2, 0.5],
  [-3, 1, -1, 2],
])('rangeAnswer from %s to %s is %s give or take %s', (from, to, value, tolerance) => {
  expect(rangeAnswer(from, to).number).toEqual({ value, tolerance, unit: '' });
  expect(rangeAnswer(from, to, 'kg').number).toEqual({ value, tolerance, unit: 'kg' });
});

test.each([
  [[true, false], 'single-choice'],
  [[true, true], 'multiple-choice'],
  [[false, false], 'single-choice'],
])('choiceType of options that are right: %j, is %s', (marks, type) => {
  expect(choiceType(marks.map((isCorrect) => ({ text: 'a', isCorrect })))).toBe(type);
});

test('sorted accepts complete questions with their notes, and refuses all others with their first words', () => {
  const question = essay({});
  const note = changed('Huruf miring menjadi biasa');
  const lineNote = { line: 9, ...note };
  const read = [
    { line: 1, question, excerpt: 'Jelaskan.' },
    { line: 2, origin: 'soal.xml i2', question, excerpt: 'Jelaskan.', notes: [note, note] },
    { line: 3, question: 'Tidak terbaca', excerpt: ' Apa\n itu? ' },
    { line: 4, origin: 'soal.xml i4', question: essay({ text: '' }), excerpt: '' },
  ];
  expect(sorted(read, [lineNote])).toEqual({
    taken: [
      { line: 1, item: question, notes: [] },
      { line: 2, origin: 'soal.xml i2', item: question, notes: [note] },
    ],
    refused: [
      { line: 3, message: 'Tidak terbaca', excerpt: 'Apa itu?' },
      { line: 4, origin: 'soal.xml i4', message: 'Tulis pertanyaannya', excerpt: '' },
    ],
    notes: [lineNote],
  });
  expect(sorted(read).notes).toEqual([]);
  expect(Object.keys(sorted(read).taken[0]!)).not.toContain('origin');
});

test('a text is split into lines, without the byte order mark that some editors add', () => {
  expect(linesOf('\ufeffa\r\nb\rc\nd')).toEqual(['a', 'b', 'c', 'd']);
  expect(linesOf('a\ufeffb')).toEqual(['a\ufeffb']);
});

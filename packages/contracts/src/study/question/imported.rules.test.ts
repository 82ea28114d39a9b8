import { expect, test } from 'vitest';
import { importProblem, linesOf, plainQuestion, type ImportedQuestion } from './imported.rules.ts';

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

test('a text is split into lines, without the byte order mark that some editors add', () => {
  expect(linesOf('\ufeffa\r\nb\rc\nd')).toEqual(['a', 'b', 'c', 'd']);
  expect(linesOf('a\ufeffb')).toEqual(['a\ufeffb']);
});

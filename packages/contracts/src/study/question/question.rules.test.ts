import { expect, test } from 'vitest';
import {
  fitsEssays,
  isChoice,
  isTyped,
  mayBePartial,
  questionProblem,
  quizQuestionTypes,
  wordsProblem,
} from './question.rules.ts';

const option = (text: string, isCorrect = false) => ({ text, isCorrect });
const pair = (text: string, match: string) => ({ ...option(text, true), match: { text: match } });
test.each([
  [{ type: 'single-choice', text: 'A?', options: [option('Ya', true), option('Bukan')] }, null],
  [{ type: 'true-false', text: 'A?', options: [option('Benar', true), option('Salah')] }, null],
  [{ type: 'multiple-choice', text: 'A?', options: [option('Ya', true), option('Juga', true)] }, null],
  [{ type: 'single-choice', text: 'A?', options: [option('Ya', true), option('Bukan'), option('Ragu')] }, null],
  [{ type: 'single-choice', text: ' ', options: [option('Ya', true), option('Bukan')] }, 'Tulis pertanyaannya'],
  [{ type: 'single-choice', text: 'A?', options: [option('Ya', true)] }, 'Beri paling sedikit dua pilihan jawaban'],
  [{ type: 'single-choice', text: 'A?', options: [option('Ya', true), option(' ')] }, 'Isi semua pilihan jawaban'],
  [{ type: 'multiple-choice', text: 'A?', options: [option('Ya'), option('Bukan')] }, 'Tandai jawaban yang benar'],
  [
    { type: 'single-choice', text: 'A?', options: [option('Ya', true), option('Juga', true)] },
    'Tandai satu jawaban saja',
  ],
  [
    { type: 'true-false', text: 'A?', options: [option('Benar', true), option('Salah'), option('Ragu')] },
    'Benar atau salah punya tepat dua pilihan',
  ],
  [{ type: 'short-answer', text: 'A?', options: [option('Ya', true)] }, null],
  [{ type: 'short-answer', text: 'A?', options: [] }, 'Tulis paling sedikit satu jawaban yang diterima'],
  [{ type: 'short-answer', text: 'A?', options: [option('Ya'), option(' ')] }, 'Isi semua jawaban yang diterima'],
  [{ type: 'short-answer', text: 'A?', options: [option('\u200b')] }, 'Isi semua jawaban yang diterima'],
  [{ type: 'number', text: 'A?', options: [], number: { value: 0 } }, null],
  [{ type: 'number', text: 'A?', options: [], number: { value: null } }, 'Tulis angka yang benar'],
  [{ type: 'number', text: 'A?', options: [] }, 'Tulis angka yang benar'],
  [{ type: 'matching', text: 'A?', options: [pair('Ya', 'x'), pair('Ya', 'y')] }, null],
  [{ type: 'matching', text: 'A?', options: [pair('Ya', 'x')] }, 'Beri paling sedikit dua pasangan'],
  [{ type: 'matching', text: 'A?', options: [pair('Ya', 'x'), pair('Ya', ' ')] }, 'Isi semua pasangan'],
  [{ type: 'matching', text: 'A?', options: [pair('Ya', 'x'), pair(' ', 'y')] }, 'Beri paling sedikit dua pasangan'],
  [{ type: 'matching', text: 'A?', options: [pair('Ya', 'x'), pair('', 'z'), pair('Juga', 'y')] }, null],
  [
    { type: 'matching', text: 'A?', options: [pair('Ya', 'x'), pair('Juga', 'y'), pair(' ', ' ')] },
    'Isi semua pasangan',
  ],
  [{ type: 'matching', text: 'A?', options: [pair('Ya', 'x'), option('Ya')] }, 'Isi semua pasangan'],
  [{ type: 'single-choice', text: 'A?', options: [{ ...option('', true), picture: {} }, option('Ya')] }, null],
  [{ type: 'essay', text: ' ', options: [] }, 'Tulis pertanyaannya'],
  [{ type: 'essay', text: 'A?', options: [] }, null],
  [{ type: 'essay', text: 'A?', options: [], essay: { minWords: 100, maxWords: 100 } }, null],
  [{ type: 'essay', text: 'A?', options: [], essay: { minWords: 100, maxWords: null } }, null],
  [{ type: 'essay', text: 'A?', options: [], essay: { minWords: null, maxWords: 99 } }, null],
  [
    { type: 'essay', text: 'A?', options: [], essay: { minWords: 100, maxWords: 99 } },
    'Batas kata paling sedikit melebihi yang paling banyak',
  ],
] as const)('a question reports what it lacks: %o', (question, problem) => {
  expect(questionProblem(question)).toBe(problem);
});

test('three kinds of questions are answered by choosing, and two can be partially right', () => {
  expect(quizQuestionTypes.filter(isChoice)).toEqual(['single-choice', 'multiple-choice', 'true-false']);
  expect(quizQuestionTypes.filter(isTyped)).toEqual(['short-answer', 'number', 'essay']);
  expect(quizQuestionTypes.filter(mayBePartial)).toEqual(['multiple-choice', 'matching']);
});

test('an essay shorter or longer than required is reported', () => {
  const of = (count: number, minWords: number | null, maxWords: number | null) =>
    wordsProblem({ minWords, maxWords }, 'kata '.repeat(count));
  expect([of(1, 2, 3), of(2, 2, 3), of(3, 2, 3), of(4, 2, 3)]).toEqual(['short', null, null, 'long']);
  expect([of(0, null, null), of(9, 2, null), of(0, null, 3)]).toEqual([null, null, null]);
});

test('a quiz may have twenty essays besides any other questions', () => {
  const essays = (count: number) => Array.from({ length: count }, () => ({ type: 'essay' }) as const);
  const others = Array.from({ length: 30 }, () => ({ type: 'matching' }) as const);
  expect([others, [...others, ...essays(20)], essays(21)].map(fitsEssays)).toEqual([true, true, false]);
});

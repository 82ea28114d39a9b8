import { expect, test } from 'vitest';
import { questionProblem } from '@sinau/contracts/study/question/question.rules';
import { copyOf, moved, newQuestion, withCorrect } from './question-draft.ts';

const correct = (question: ReturnType<typeof newQuestion>) => question.options.map(({ isCorrect }) => isCorrect);

test('a new question has the fields of its type', () => {
  expect(newQuestion('single-choice').options).toHaveLength(2);
  const statement = newQuestion('true-false');
  expect(statement.options.map(({ text }) => text)).toEqual(['Benar', 'Salah']);
  expect(questionProblem({ ...statement, text: 'Lead selalu satu kalimat.' })).toBeNull();
});

test('only a question of several answers may have more than one correct', () => {
  const single = newQuestion('single-choice');
  const [first, second] = single.options.map(({ id }) => id) as [string, string];
  expect(correct(withCorrect(withCorrect(single, first, true), second, true))).toEqual([false, true]);
  expect(correct(withCorrect(withCorrect({ ...single, type: 'multiple-choice' }, first, true), second, true))).toEqual([
    true,
    true,
  ]);
});

test('a copy has the same content under new ids', () => {
  const question = newQuestion('multiple-choice');
  const copy = copyOf(question);
  expect(new Set([question, copy].flatMap(({ id, options }) => [id, ...options.map((option) => option.id)])).size).toBe(
    6,
  );
});

test('an item moves to its new index, and not beyond the ends', () => {
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'c', 'b']);
  expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
});

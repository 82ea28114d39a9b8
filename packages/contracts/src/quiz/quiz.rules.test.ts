import { expect, test } from 'vitest';
import { isAnswerRight, percentOf } from './quiz.rules.ts';

test('a score is rounded down, so that it is reached only by the points it takes', () => {
  expect([percentOf(0, 3), percentOf(1, 3), percentOf(2, 3), percentOf(3, 3)]).toEqual([0, 33, 66, 100]);
  expect(percentOf(199, 200)).toBe(99);
});

test('an answer is right when it names all right options and no other, in any order', () => {
  expect(isAnswerRight(['a', 'b'], ['b', 'a'])).toBe(true);
  for (const chosen of [[], ['a'], ['a', 'c'], ['a', 'b', 'c']]) expect(isAnswerRight(['a', 'b'], chosen)).toBe(false);
});

import { expect, test } from 'vitest';
import { percentOf } from './quiz.rules.ts';

test('a score is rounded down, so that it is reached only by the points it takes', () => {
  expect([percentOf(0, 3), percentOf(1, 3), percentOf(2, 3), percentOf(3, 3)]).toEqual([0, 33, 66, 100]);
  expect(percentOf(199, 200)).toBe(99);
});

test('hundredths of points count exactly', () => {
  for (let hundredths = 0; hundredths <= 100; hundredths += 1) expect(percentOf(hundredths / 100, 1)).toBe(hundredths);
  expect(percentOf(0.1 + 0.2, 3)).toBe(10);
});

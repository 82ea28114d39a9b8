import { expect, test } from 'vitest';
import { decimal, rating } from './number.ts';

test.each([
  [312_400, '312.400'],
  [1_234.5, '1.235'],
  [86, '86'],
  [0, '0'],
])('%s is written %s', (value, written) => {
  expect(decimal(value)).toBe(written);
});

test.each([
  [4.75, '4,8'],
  [5, '5,0'],
  [4.04, '4,0'],
])('a rating of %s is written %s', (value, written) => {
  expect(rating(value)).toBe(written);
});

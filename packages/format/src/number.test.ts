import { expect, test } from 'vitest';
import { decimal, rating } from './number.ts';

test.each([
  [312_400, '312.400'],
  [86, '86'],
  [0, '0'],
])('%s is written %s', (value, written) => {
  expect(decimal(value)).toBe(written);
});

test.each([
  [4.75, '4,8'],
  [5, '5,0'],
])('a rating of %s is written %s', (value, written) => {
  expect(rating(value)).toBe(written);
});

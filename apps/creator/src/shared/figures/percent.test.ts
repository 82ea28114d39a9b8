import { expect, test } from 'vitest';
import { percentOf } from './percent.ts';

test.each([
  [51, 306, 16],
  [305, 306, 99],
  [306, 306, 100],
  [0, 12, 0],
  [0, 0, 0],
])('%i of %i is %i per cent', (part, total, percent) => {
  expect(percentOf(part, total)).toBe(percent);
});

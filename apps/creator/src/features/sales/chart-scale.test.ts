import { expect, test } from 'vitest';
import { axisSteps, axisTop, shortRupiah } from './chart-scale.ts';

test.each([
  [0, 1_000_000],
  [120_000, 200_000],
  [3_300_000, 4_000_000],
  [4_000_000, 4_000_000],
  [4_000_001, 8_000_000],
  [900_000, 1_000_000],
  [8_002, 10_000],
])('an axis for %i goes up to %i', (highest, top) => {
  expect(axisTop(highest)).toBe(top);
  expect(axisSteps(top)).toHaveLength(5);
});

test.each([
  [0, '0'],
  [500, '500'],
  [50_000, '50 rb'],
  [2_500_000, '2,5 jt'],
  [4_000_000, '4 jt'],
  [1_250_000_000, '1,3 M'],
])('%i is written %s', (amount, written) => {
  expect(shortRupiah(amount)).toBe(written);
});

import { expect, test } from 'vitest';
import { shareOut } from './bundle.rules.ts';

test.each([
  [200_000, [150_000, 150_000], [100_000, 100_000]],
  [100_000, [150_000, 50_000, 100_000], [50_000, 16_667, 33_333]],
  [10_000, [1, 1, 1], [3_334, 3_333, 3_333]],
  [10_001, [0, 0, 0], [3_334, 3_334, 3_333]],
  [99_999, [99_000, 0, 51_000], [65_999, 0, 34_000]],
  [0, [150_000, 90_000], [0, 0]],
  [100_000_000, [100_000_000, 99_999_999, 99_999_998], [33_333_334, 33_333_333, 33_333_333]],
])('%i over classes of %j is %j', (price, weights, shares) => {
  expect(shareOut(price, weights)).toEqual(shares);
  expect(shares.reduce((sum, share) => sum + share, 0)).toBe(price);
});

import { expect, test } from 'vitest';
import { decimal, percents, points, rating } from './number.ts';

test.each([
  [312_400, '312.400'],
  [1_234.5, '1.235'],
  [86, '86'],
  [0, '0'],
])('%s is formatted as %s', (value, written) => {
  expect(decimal(value)).toBe(written);
});

test.each([
  [4.75, '4,8'],
  [5, '5,0'],
  [4.04, '4,0'],
])('a rating of %s is formatted as %s', (value, written) => {
  expect(rating(value)).toBe(written);
});

test.each([
  [2, '2'],
  [1.5, '1,5'],
  [2 / 3, '0,67'],
  [1_000, '1.000'],
])('points: %s is formatted as %s', (value, written) => {
  expect(points(value)).toBe(written);
});

test('numbers are formatted as by Intl', () => {
  const whole = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 0 });
  const oneDecimal = new Intl.NumberFormat('id-ID', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  for (const value of [1, 12, 999, 1_000, 10_500, 999_999, 1_000_000, 123_456_789_012, -1_234, -1_234.5, 0.5])
    expect(decimal(value)).toBe(whole.format(value));
  for (let value = 0; value <= 5; value += 1 / 64) expect(rating(value)).toBe(oneDecimal.format(value));
});

test.each([
  [
    [1, 1, 1],
    [34, 33, 33],
  ],
  [
    [13, 2, 1, 0, 0],
    [81, 13, 6, 0, 0],
  ],
  [
    [1, 199],
    [1, 99],
  ],
  [
    [0, 0],
    [0, 0],
  ],
  [[7], [100]],
  [
    [305, 1],
    [99, 1],
  ],
  [
    [1, 1, 998],
    [1, 1, 98],
  ],
])('shares of %j add up to 100 per cent', (counts, shares) => {
  expect(percents(counts)).toEqual(shares);
});

test('shares of any counts add up to 100, and none that has something is empty', () => {
  for (let first = 0; first < 40; first += 1)
    for (let second = 0; second < 400; second += 7) {
      const counts = [first, second, 1, 3 * first + 2, 250];
      const shares = percents(counts);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100);
      expect(shares.map((share) => share > 0)).toEqual(counts.map((count) => count > 0));
    }
});

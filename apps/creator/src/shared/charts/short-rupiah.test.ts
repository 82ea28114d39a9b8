import { expect, test } from 'vitest';
import { shortRupiah } from './short-rupiah.ts';

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

import { describe, expect, test } from 'vitest';
import { percentOff, priceTag, rupiah } from './money.ts';

test.each([
  [1_250_000, 'Rp1.250.000'],
  [75_000, 'Rp75.000'],
  [0, 'Rp0'],
  [-0, 'Rp0'],
  [null, 'Rp0'],
  [undefined, 'Rp0'],
  [-49_800, '−Rp49.800'],
])('%s rupiah is formatted as %s [9.1, 9.2]', (amount, written) => {
  expect(rupiah(amount)).toBe(written);
});

test.each([
  [450_000, 249_000, 45],
  [399_000, 299_000, 25],
  [1_000_000, 1_000, 99],
  [1_000_000, 999_000, undefined],
  [249_000, 249_000, undefined],
  [200_000, 249_000, undefined],
  [450_000, 0, undefined],
  [null, 249_000, undefined],
  [450_000, null, undefined],
])('the discount from %s to %s is %s per cent', (list, sale, percent) => {
  expect(percentOff(list, sale)).toBe(percent);
});

describe('a price tag', () => {
  test.each([
    [450_000, 249_000, { sale: 'Rp249.000', list: 'Rp450.000', off: 45 }],
    [129_000, 129_000, { sale: 'Rp129.000' }],
    [129_000, null, { sale: 'Rp129.000' }],
    [null, 129_000, { sale: 'Rp129.000' }],
    [199_000, 0, { sale: 'Rp0', isFree: true, list: 'Rp199.000', off: undefined }],
    [0, 0, { sale: 'Rp0', isFree: true }],
    [0, null, { sale: 'Rp0', isFree: true }],
    [null, null, { sale: 'Rp0', isFree: true }],
    [129_000, 129_001, { sale: 'Rp129.001' }],
  ])('list price %s and sale price %s [9.2]', (list, sale, tag) => {
    expect(priceTag(list, sale)).toEqual(tag);
  });
});

import { expect, test } from 'vitest';
import { priceLine, taxWithin, totalsOf } from './pricing.rules.ts';

const line = (listPrice: number, voucherMitra = 0, voucherPlatform = 0) => ({
  listPrice,
  voucherMitra,
  voucherPlatform,
});

test.each([
  // list, mitra's voucher, platform's voucher → paid, fee, the mitra's share
  [0, 0, 0, 0, 0, 0],
  [10_000, 0, 0, 10_000, 2_000, 8_000],
  [150_000, 0, 0, 150_000, 30_000, 120_000],
  [100_000_000, 0, 0, 100_000_000, 20_000_000, 80_000_000],
  [10_001, 0, 0, 10_001, 2_000, 8_001],
  [10_002, 0, 0, 10_002, 2_000, 8_002],
  [10_003, 0, 0, 10_003, 2_001, 8_002],
  [10_004, 0, 0, 10_004, 2_001, 8_003],
  [200_000, 50_000, 0, 150_000, 30_000, 120_000],
  [200_000, 0, 50_000, 150_000, 40_000, 160_000],
  [200_000, 50_000, 30_000, 120_000, 30_000, 120_000],
  [200_000, 200_000, 0, 0, 0, 0],
  [200_000, 0, 200_000, 0, 40_000, 160_000],
])(
  "of %i less %i and %i the buyer pays %i, the fee is %i and the mitra's share is %i",
  (list, mitra, platform, paid, fee, mitraShare) => {
    expect(priceLine(line(list, mitra, platform))).toEqual({
      ...line(list, mitra, platform),
      paid,
      feePercent: 20,
      fee,
      mitraShare,
    });
  },
);

test.each([
  [10_010, 15, 1_502],
  [10_030, 15, 1_505],
  [10_000, 12, 1_200],
  [10_004, 12, 1_200],
  [10_005, 10, 1_001],
  [10_004, 10, 1_000],
  [50_000, 0, 0],
])('the fee of %i at %i per cent is %i: half a rupiah is rounded up', (list, percent, fee) => {
  expect(priceLine(line(list), percent)).toMatchObject({ fee, mitraShare: list - fee });
});

test('the totals of a checkout are the sums of its lines', () => {
  expect(totalsOf([priceLine(line(200_000, 50_000, 30_000)), priceLine(line(10_003)), priceLine(line(0))])).toEqual({
    subtotal: 210_003,
    discount: 80_000,
    total: 130_003,
  });
  expect(totalsOf([])).toEqual({ subtotal: 0, discount: 0, total: 0 });
});

test.each([
  [30_000, 0, 0],
  [27_000, 11, 2_676],
  [30_000, 11, 2_973],
  [30_000, 12, 3_214],
  [1, 100, 1],
  [0, 11, 0],
])('a fee of %i contains PPN of %i%%: %i', (fee, percent, tax) => {
  expect(taxWithin(fee, percent)).toBe(tax);
});

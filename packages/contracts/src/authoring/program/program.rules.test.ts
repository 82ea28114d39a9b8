import { expect, test } from 'vitest';
import { priceProblems } from './program.rules.ts';
import { isClassPrice, maxClassPrice, minClassPrice } from '../../storefront/catalog/offer.rules.ts';

const now = new Date('2026-11-22T03:00:00.000Z');
const at = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const none = { salePrice: null, normalPrice: null, promotionEndsAt: null };
const promotion = { salePrice: 100_000, normalPrice: 150_000, promotionEndsAt: at(1) };

test.each([
  ['a class without a price', none],
  ['a free class', { ...none, salePrice: 0 }],
  ['a promotion that ends', promotion],
  ['a promotion without an end', { ...promotion, promotionEndsAt: null }],
  ['a free promotion', { ...promotion, salePrice: 0 }],
])('%s is valid', (_what, prices) => {
  expect(priceProblems(prices, now)).toEqual({});
});

const notBelow = 'Harga promo harus di bawah harga normal';
test.each([
  ['a normal price alone', { ...none, normalPrice: 150_000 }, { salePrice: 'Tentukan harga promo, boleh gratis' }],
  ['a promotion at the normal price', { ...promotion, salePrice: 150_000 }, { salePrice: notBelow }],
  ['a promotion above it', { ...promotion, salePrice: 150_001 }, { salePrice: notBelow }],
  ['a normal price of zero', { ...promotion, salePrice: 0, normalPrice: 0 }, { salePrice: notBelow }],
  ['a normal price of zero alone', { ...none, normalPrice: 0 }, { salePrice: 'Tentukan harga promo, boleh gratis' }],
  ['an end without a normal price', { ...promotion, normalPrice: null }, { promotionEndsAt: 'Isi harga normal dulu' }],
  [
    'an end at this moment',
    { ...promotion, promotionEndsAt: now },
    { promotionEndsAt: 'Pilih waktu yang belum lewat' },
  ],
])('%s is refused', (_what, prices, problems) => {
  expect(priceProblems(prices, now)).toEqual(problems);
});

test.each([
  [0, true],
  [1, false],
  [minClassPrice - 1, false],
  [minClassPrice, true],
  [maxClassPrice, true],
  [maxClassPrice + 1, false],
])('a class may cost %i rupiah: %s', (price, expected) => {
  expect(isClassPrice(price)).toBe(expected);
});

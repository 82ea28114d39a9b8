import { expect, test } from 'vitest';
import { priceProblems } from './program.rules.ts';

const now = new Date('2026-11-22T03:00:00.000Z');
const at = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const none = { salePrice: null, normalPrice: null, promotionEndsAt: null };
const promotion = { salePrice: 100_000, normalPrice: 150_000, promotionEndsAt: at(1) };
const fieldsOf = (prices: Parameters<typeof priceProblems>[0]) => Object.keys(priceProblems(prices, now));

test.each([
  ['a class without a price', none],
  ['a free class', { ...none, salePrice: 0 }],
  ['a promotion that ends', promotion],
  ['a promotion without an end', { ...promotion, promotionEndsAt: null }],
  ['a free promotion', { ...promotion, salePrice: 0 }],
])('%s is in order', (_what, prices) => {
  expect(fieldsOf(prices)).toEqual([]);
});

test.each([
  ['a normal price alone', { ...none, normalPrice: 150_000 }, ['salePrice']],
  ['a promotion at the normal price', { ...promotion, salePrice: 150_000 }, ['salePrice']],
  ['a promotion above it', { ...promotion, salePrice: 150_001 }, ['salePrice']],
  ['an end without a normal price', { ...promotion, normalPrice: null }, ['promotionEndsAt']],
  ['an end at this moment', { ...promotion, promotionEndsAt: now }, ['promotionEndsAt']],
])('%s is refused', (_what, prices, fields) => {
  expect(fieldsOf(prices)).toEqual(fields);
});

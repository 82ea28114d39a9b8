import { discountsOf, voucherKinds, type VoucherLine } from '@sinau/contracts/commerce/voucher/voucher.rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const line = (price: number): VoucherLine => ({
  classId: 'kelas',
  mitraId: 'ruang',
  topicId: null,
  type: 'self-paced',
  bundle: null,
  quantity: 1,
  price,
});

test('allocation adds up to the rupiah, is never negative and never more than a line costs, whatever the prices', () => {
  const prices = fc.array(fc.oneof(fc.constant(0), fc.integer({ min: 10_000, max: 100_000_000 })), {
    minLength: 1,
    maxLength: 20,
  });
  const worths = fc.record({
    kind: fc.constantFrom(...voucherKinds),
    percent: fc.integer({ min: 1, max: 100 }),
    amount: fc.integer({ min: 1, max: 100_000_000 }),
    bound: fc.option(fc.integer({ min: 1, max: 10_000_000 })),
  });
  fc.assert(
    fc.property(prices, worths, (given, { kind, percent, amount, bound }) => {
      const value = kind === 'percent' ? percent : amount;
      const maxDiscount = kind === 'percent' ? bound : null;
      const discounts = discountsOf(
        { kind, value, maxDiscount },
        given.map((price) => line(price)),
      );
      discounts.forEach((discount, index) => {
        expect(Number.isInteger(discount)).toBe(true);
        expect(discount).toBeGreaterThanOrEqual(0);
        expect(discount).toBeLessThanOrEqual(given[index]!);
      });
      const sum = given.reduce((total, price) => total + price, 0);
      const taken = discounts.reduce((total, discount) => total + discount, 0);
      if (kind === 'fixed') expect(taken).toBe(Math.min(value, sum));
      if (kind === 'percent') expect(taken).toBe(Math.min(Math.floor((sum * percent + 50) / 100), maxDiscount ?? sum));
      // No line differs from its exact part by a whole rupiah.
      if (kind !== 'set' && sum > 0)
        discounts.forEach((discount, index) =>
          expect(Math.abs(discount - (taken * given[index]!) / sum)).toBeLessThan(1 + 1e-6),
        );
    }),
  );
});

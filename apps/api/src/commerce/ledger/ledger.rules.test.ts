import { priceLine, taxWithin } from '@sinau/contracts/commerce/transaction/pricing.rules';
import { expect, test } from 'vitest';
import {
  heldUntilOf,
  postingsOfDispute,
  postingsOfDisputeWon,
  postingsOfRefund,
  postingsOfSale,
  type Posting,
} from './ledger.rules.ts';

test.each([
  // list, mitra's voucher, platform's voucher → gateway, voucher, revenue, held
  [150_000, 0, 0, { gateway_receivable: -150_000, revenue: 30_000, held: 120_000 }],
  [10_003, 0, 0, { gateway_receivable: -10_003, revenue: 2_001, held: 8_002 }],
  [100_000_000, 0, 0, { gateway_receivable: -100_000_000, revenue: 20_000_000, held: 80_000_000 }],
  [200_000, 50_000, 0, { gateway_receivable: -150_000, revenue: 30_000, held: 120_000 }],
  [200_000, 0, 50_000, { gateway_receivable: -150_000, voucher_expense: -50_000, revenue: 40_000, held: 160_000 }],
  [200_000, 50_000, 30_000, { gateway_receivable: -120_000, voucher_expense: -30_000, revenue: 30_000, held: 120_000 }],
  [200_000, 0, 200_000, { voucher_expense: -200_000, revenue: 40_000, held: 160_000 }],
  [200_000, 200_000, 0, {}],
  [0, 0, 0, {}],
])(
  'a class of %i, less %i from the mitra and %i from the platform, is booked as %j',
  (listPrice, voucherMitra, voucherPlatform, booked) => {
    const postings = postingsOfSale({ ...priceLine({ listPrice, voucherMitra, voucherPlatform }), tax: 0 });
    expect(Object.fromEntries(postings.map(({ account, amount }) => [account, amount]))).toEqual(booked);
    expect(postings.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
  },
);

test('PPN is owed out of the fee, and is refunded with the sale', () => {
  const line = priceLine({ listPrice: 150_000 });
  const postings = postingsOfSale({ ...line, tax: taxWithin(line.fee, 11) });
  const booked = { gateway_receivable: -150_000, revenue: 27_027, tax_payable: 2_973, held: 120_000 };
  expect(byAccount(postings)).toEqual(booked);
  const refund = postingsOfRefund({ postings, held: 120_000 }, { available: 0, debt: 0 });
  expect(byAccount(refund)).toEqual({
    gateway_receivable: 150_000,
    revenue: -27_027,
    tax_payable: -2_973,
    held: -120_000,
  });
});

test.each([
  [null, '2026-11-28T03:00:00.000Z'],
  ['2026-11-24T12:00:00Z', '2026-11-28T03:00:00.000Z'],
  ['2026-11-25T03:00:00Z', '2026-11-28T03:00:00.000Z'],
  ['2026-12-19T12:00:00Z', '2026-12-22T12:00:00.000Z'],
])(
  'with settlement on 21 November and a last session that ends %s, a share is released at %s',
  (lastSessionEnd, free) => {
    expect(
      heldUntilOf(
        new Date('2026-11-21T03:00:00Z'),
        lastSessionEnd === null ? null : new Date(lastSessionEnd),
      ).toISOString(),
    ).toBe(free);
  },
);

const byAccount = (postings: readonly Posting[]) =>
  Object.fromEntries(postings.map(({ account, amount }) => [account, amount]));
const sumOf = (postings: readonly Posting[]) => postings.reduce((sum, { amount }) => sum + amount, 0);
const sale = postingsOfSale({ ...priceLine({ listPrice: 200_000, voucherPlatform: 50_000 }), tax: 0 });
const platform = { gateway_receivable: 150_000, voucher_expense: 50_000, revenue: -40_000 };

test.each([
  // held, available, owed before → what the mitra's accounts lose
  [160_000, 0, 0, { held: -160_000 }, { available: 0, debt: 0 }],
  [0, 500_000, 0, { available: -160_000 }, { available: 340_000, debt: 0 }],
  [0, 60_000, 0, { available: -60_000, debt: -100_000 }, { available: 0, debt: 100_000 }],
  [0, 0, 30_000, { debt: -160_000 }, { available: 0, debt: 190_000 }],
])(
  'refunding a sale of which %i is held, with %i available and %i owed, posts %j',
  (held, available, debt, booked, after) => {
    const funds = { available, debt };
    const postings = postingsOfRefund({ postings: sale, held }, funds);
    expect(byAccount(postings)).toEqual({ ...platform, ...booked });
    expect(sumOf(postings)).toBe(0);
    expect(funds).toEqual(after);
  },
);

test.each([
  [160_000, 0, {}, 0, {}],
  [0, 160_000, { held: 160_000, available: -160_000 }, 160_000, { held: -160_000, available: 160_000 }],
  [
    0,
    60_000,
    { held: 160_000, available: -60_000, debt: -100_000 },
    160_000,
    { held: -160_000, debt: 100_000, available: 60_000 },
  ],
])(
  'a dispute with %i held and %i available holds it again, and releases it when it is won',
  (held, available, disputed, taken, won) => {
    const funds = { available, debt: 0 };
    expect(byAccount(postingsOfDispute({ postings: sale, held }, funds))).toEqual(disputed);
    const freed = postingsOfDisputeWon(taken, funds);
    expect(byAccount(freed)).toEqual(won);
    expect(sumOf(freed)).toBe(0);
    expect(funds).toEqual({ available, debt: 0 });
  },
);

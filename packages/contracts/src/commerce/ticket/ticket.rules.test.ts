import { expect, test } from 'vitest';
import { ticketProblems } from './ticket.rules.ts';

type Terms = Parameters<typeof ticketProblems>[0];
const terms: Terms = {
  kind: 'regular',
  price: 100_000,
  perOrder: 1,
  perUser: 1,
  saleStartsAt: null,
  saleEndsAt: null,
  tiers: [],
};
const problemsWith = (change: Partial<Terms>) => ticketProblems({ ...terms, ...change });
const day = (number: number) => new Date(Date.UTC(2026, 11, number));

test.each<[string, Partial<Terms>]>([
  ['a regular ticket', {}],
  ['an additional one of several', { kind: 'additional', perOrder: 3, perUser: 3 }],
  ['a period', { saleStartsAt: day(1), saleEndsAt: day(2) }],
  ['a beginning alone', { saleStartsAt: day(1) }],
  ['an end alone', { saleEndsAt: day(1) }],
  ['a tier until a day', { tiers: [{ price: 99_999, endsAt: day(1), count: null }] }],
  ['a tier of a number', { tiers: [{ price: 0, endsAt: null, count: 10 }] }],
])('%s has no problem', (_what, change) => {
  expect(problemsWith(change)).toEqual({});
});

test.each([
  ['at its beginning', day(1)],
  ['before it', new Date(day(1).getTime() - 1)],
])('a sale cannot end %s', (_when, saleEndsAt) => {
  expect(problemsWith({ saleStartsAt: day(1), saleEndsAt })).toEqual({
    saleEndsAt: 'Penjualan berakhir setelah dimulai',
  });
});

test("a regular ticket is one per person, and a person's limit is not below that of an order", () => {
  expect(problemsWith({ perUser: 2 })).toEqual({ perUser: 'Tiket reguler satu untuk tiap orang' });
  expect(problemsWith({ kind: 'additional', perOrder: 3, perUser: 2 })).toEqual({
    perUser: 'Batas tiap orang tidak di bawah batas tiap pesanan',
  });
});

test('an early-bird price is below the price, and ends by a day or a number; each problem is reported at its tier', () => {
  const good = { price: 50_000, endsAt: day(1), count: null };
  const tiers = [good, { ...good, price: 100_000 }, { ...good, price: 100_001 }, { ...good, endsAt: null }];
  expect(problemsWith({ tiers })).toEqual({
    'tiers.1': 'Harga awal harus di bawah harga tiket',
    'tiers.2': 'Harga awal harus di bawah harga tiket',
    'tiers.3': 'Isi sampai kapan, atau untuk berapa tiket',
  });
});

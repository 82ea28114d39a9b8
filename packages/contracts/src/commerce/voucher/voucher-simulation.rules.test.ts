import { expect, test } from 'vitest';
import { priceLine } from '../transaction/pricing.rules.ts';
import type { VoucherOffer } from './voucher-facts.schemas.ts';
import { simulateVoucher, type SimulatedVoucher } from './voucher-simulation.rules.ts';

const offer = (price: number, partPrices: number[] = []): VoucherOffer => ({
  id: 'k1',
  type: partPrices.length > 0 ? 'bundling' : 'self-paced',
  title: 'Menulis Lead',
  mitra: { id: 'm1', name: 'Ruang Redaksi' },
  topicId: 't1',
  price,
  parts: partPrices.map((partPrice, index) => ({ classId: `k${index}`, price: partPrice })),
});
const voucher = (terms: Partial<SimulatedVoucher> = {}): SimulatedVoucher => ({
  fundedBy: 'mitra',
  kind: 'percent',
  value: 20,
  maxDiscount: null,
  minPurchase: 0,
  ...terms,
});

test.each([
  // terms, price → discount, paid, fee, the mitra's share
  [{}, 149_000, 29_800, 119_200, 23_840, 95_360],
  [{ maxDiscount: 20_000 }, 149_000, 20_000, 129_000, 25_800, 103_200],
  [{ kind: 'fixed', value: 50_000 }, 200_000, 50_000, 150_000, 30_000, 120_000],
  [{ kind: 'fixed', value: 50_000 }, 30_000, 30_000, 0, 0, 0],
  [{ kind: 'set', value: 99_000 }, 149_000, 50_000, 99_000, 19_800, 79_200],
  [{ kind: 'set', value: 99_000 }, 75_000, 0, 75_000, 15_000, 60_000],
  [{ fundedBy: 'platform' }, 149_000, 29_800, 119_200, 29_800, 119_200],
  [{ fundedBy: 'platform', kind: 'fixed', value: 50_000 }, 200_000, 50_000, 150_000, 40_000, 160_000],
] satisfies [Partial<SimulatedVoucher>, number, number, number, number, number][])(
  "a voucher %j reduces %i by %i, the buyer pays %i, the fee is %i and the mitra's share is %i",
  (terms, price, discount, paid, fee, share) => {
    expect(simulateVoucher(voucher(terms), offer(price))).toMatchObject({
      listPrice: price,
      discount,
      paid,
      fee,
      share,
      shortBy: 0,
    });
  },
);

test('in a bundle each class rounds its own fee, so that the sum is what the ledger books', () => {
  // Divided: 33.345, 33.344 and 33.344; 10 per cent of it is 10.003, by largest remainder 3.335, 3.334 and 3.334.
  const simulated = simulateVoucher(voucher({ value: 10 }), offer(100_033, [50_000, 50_000, 50_000]));
  const lines = [
    [33_345, 3_335],
    [33_344, 3_334],
    [33_344, 3_334],
  ].map(([listPrice, voucherMitra]) => priceLine({ listPrice: listPrice!, voucherMitra: voucherMitra! }));
  expect(simulated).toMatchObject({
    discount: 10_003,
    paid: 90_030,
    fee: lines.reduce((sum, { fee }) => sum + fee, 0),
    share: lines.reduce((sum, { mitraShare }) => sum + mitraShare, 0),
  });
  expect(simulated.fee + simulated.share).toBe(90_030);
});

test('an offer below the minimum purchase is not discounted alone, and the missing amount is reported', () => {
  expect(simulateVoucher(voucher({ minPurchase: 100_000 }), offer(75_000))).toMatchObject({
    discount: 0,
    paid: 75_000,
    share: 60_000,
    shortBy: 25_000,
    warning: null,
  });
});

test.each([
  ['a voucher that leaves half of the share', {}, 149_000, null],
  ['one that leaves half to the rupiah', { value: 50 }, 100_000, null],
  ['one that leaves less than half of the share', { value: 51 }, 100_000, 'small-share'],
  ['one that leaves nothing to pay', { value: 100 }, 100_000, 'free'],
  ['a free class, which it takes nothing off', { value: 100 }, 0, null],
  ['a voucher of the platform within its fee', { fundedBy: 'platform' }, 100_000, null],
  ['one beyond its fee', { fundedBy: 'platform', value: 21 }, 100_000, 'loss'],
  ['one that leaves nothing to pay', { fundedBy: 'platform', value: 100 }, 100_000, 'free'],
] satisfies [string, Partial<SimulatedVoucher>, number, string | null][])(
  '%s gets the right warning',
  (_, terms, price, warning) => {
    expect(simulateVoucher(voucher(terms), offer(price)).warning).toBe(warning);
  },
);

test('simulateVoucher takes the fee of its lines, and sets the price of a bundle as a whole', () => {
  const { feePercent } = priceLine({ listPrice: 100_000 });
  expect(simulateVoucher(voucher(), offer(100_000)).feePercent).toBe(feePercent);
  const toPrice = voucher({ kind: 'set', value: 60_000 });
  expect(simulateVoucher(toPrice, offer(100_000, [80_000, 80_000]))).toMatchObject({ discount: 40_000, paid: 60_000 });
});

import { describe, expect, test } from 'vitest';
import { priceLine } from '../transaction/pricing.rules.ts';
import {
  applyVoucher,
  applyVouchers,
  discountsOf,
  reaches,
  voucherProblems,
  voucherStateOf,
  type UsableVoucher,
  type VoucherLine,
  type VoucherReach,
} from './voucher.rules.ts';

const day = (number: number) => new Date(Date.UTC(2026, 11, number));
const now = day(10);
const nobody = { hasBought: false, teamOf: [] };

const line = (price: number, overrides: Partial<VoucherLine> = {}): VoucherLine => ({
  classId: 'kelas',
  mitraId: 'ruang',
  topicId: 'jurnalistik',
  type: 'self-paced',
  bundle: null,
  quantity: 1,
  price,
  ...overrides,
});
const voucher = (overrides: Partial<UsableVoucher> = {}): UsableVoucher => ({
  fundedBy: 'mitra',
  mitraId: 'ruang',
  kind: 'percent',
  value: 20,
  maxDiscount: null,
  minPurchase: 0,
  quota: null,
  perUser: 1,
  startsAt: day(1),
  endsAt: null,
  scope: { kind: 'all', types: [], ids: [] },
  isFirstPurchaseOnly: false,
  isStackable: true,
  isActive: true,
  taken: 0,
  takenByBuyer: 0,
  isHeldByBuyer: false,
  ...overrides,
});
const platforms = (overrides: Partial<UsableVoucher> = {}) =>
  voucher({ fundedBy: 'platform', mitraId: null, ...overrides });

describe('discount of a voucher', () => {
  test.each<[string, Parameters<typeof discountsOf>[0], number[], number[]]>([
    ['per cents of each line', { kind: 'percent', value: 20, maxDiscount: null }, [249_000, 75_000], [49_800, 15_000]],
    ['half a rupiah goes up', { kind: 'percent', value: 15, maxDiscount: null }, [10_010], [1_502]],
    ['less than half goes down', { kind: 'percent', value: 10, maxDiscount: null }, [10_004], [1_000]],
    ['no more than its bound', { kind: 'percent', value: 50, maxDiscount: 30_000 }, [60_000, 60_000], [15_000, 15_000]],
    ['everything', { kind: 'percent', value: 100, maxDiscount: null }, [10_001, 10_002], [10_001, 10_002]],
    [
      'an amount, by largest remainder',
      { kind: 'fixed', value: 50_000, maxDiscount: null },
      [199_200, 299_000, 60_000],
      [17_843, 26_783, 5_374],
    ],
    [
      'the rupiah that is left over, to the first of equals',
      { kind: 'fixed', value: 100, maxDiscount: null },
      [10_000, 10_000, 10_000],
      [34, 33, 33],
    ],
    ['one rupiah of three', { kind: 'fixed', value: 1, maxDiscount: null }, [10_000, 10_000, 10_000], [1, 0, 0]],
    [
      'an amount, and never the price less the amount',
      { kind: 'fixed', value: 10_000, maxDiscount: null },
      [100_000],
      [10_000],
    ],
    [
      'no more than there is to pay',
      { kind: 'fixed', value: 500_000, maxDiscount: null },
      [20_000, 10_000],
      [20_000, 10_000],
    ],
    [
      'down to a price, class by class',
      { kind: 'set', value: 50_000, maxDiscount: null },
      [149_000, 50_000, 20_000],
      [99_000, 0, 0],
    ],
    ['nothing off what is free', { kind: 'percent', value: 50, maxDiscount: null }, [0, 10_000], [0, 5_000]],
  ])('%s', (_what, worth, prices, discounts) => {
    expect(
      discountsOf(
        worth,
        prices.map((price) => line(price)),
      ),
    ).toEqual(discounts);
  });

  test('a set price applies to each ticket, and to a bundle as a whole', () => {
    const bundle = { id: 'paket', topicId: null };
    const lines = [line(150_000, { quantity: 3 }), line(66_667, { bundle }), line(133_333, { bundle })];
    expect(discountsOf({ kind: 'set', value: 20_000, maxDiscount: null }, lines)).toEqual([90_000, 60_000, 120_000]);
  });
});

describe('scope of a voucher', () => {
  const inBundle = line(1, { bundle: { id: 'paket', topicId: 'data' } });
  const webinar = line(1, { type: 'webinar', classId: 'webinar', mitraId: 'kelana' });
  test.each<[string, Partial<VoucherReach>, boolean, boolean, boolean]>([
    // the class alone, the class in a bundle, a webinar
    ['everything', { kind: 'all' }, true, true, true],
    ['a type', { kind: 'type', types: ['self-paced'] }, true, false, false],
    ['bundles', { kind: 'type', types: ['bundling'] }, false, true, false],
    ['webinars and bundles', { kind: 'type', types: ['webinar', 'bundling'] }, false, true, true],
    ['a topic', { kind: 'topic', ids: ['jurnalistik'] }, true, false, true],
    ["a bundle's topic", { kind: 'topic', ids: ['data'] }, false, true, false],
    ['a class, not in a bundle', { kind: 'class', ids: ['kelas'] }, true, false, false],
    ['a webinar with its tickets', { kind: 'class', ids: ['webinar'] }, false, false, true],
    ['a bundle', { kind: 'bundle', ids: ['paket'] }, false, true, false],
    ['a mitra', { kind: 'mitra', ids: ['ruang'] }, true, true, false],
    ['nothing', { kind: 'class', ids: [] }, false, false, false],
  ])('%s', (_what, reach, alone, bundled, other) => {
    const scope = { types: [], ids: [], kind: 'all' as const, ...reach };
    expect([line(1), inBundle, webinar].map((one) => reaches(scope, one))).toEqual([alone, bundled, other]);
  });

  test("a mitra's voucher does not apply to classes of others", () => {
    expect(applyVoucher(voucher(), [line(100_000), line(100_000, { mitraId: 'kelana' })], nobody, now)).toEqual({
      discounts: [20_000, 0],
    });
  });

  test('a buyer cannot use a voucher on classes of their own team', () => {
    const team = { hasBought: false, teamOf: ['ruang'] };
    const lines = [line(100_000), line(100_000, { mitraId: 'kelana' })];
    expect(applyVoucher(voucher(), lines, team, now)).toEqual({ refusal: { code: 'voucher_own_class' } });
    expect(applyVoucher(platforms(), lines, team, now)).toEqual({ discounts: [0, 20_000] });
  });
});

describe('refusals of a voucher', () => {
  test.each<[string, Partial<UsableVoucher>, Partial<typeof nobody>, object | null]>([
    ['nothing', {}, {}, null],
    ['it is switched off', { isActive: false }, {}, { code: 'voucher_not_found' }],
    ['it has not begun', { startsAt: day(11) }, {}, { code: 'voucher_not_started' }],
    ['nothing, at its beginning', { startsAt: now }, {}, null],
    ['it is over', { endsAt: now }, {}, { code: 'voucher_ended' }],
    ['nothing, just before its end', { endsAt: new Date(now.getTime() + 1) }, {}, null],
    ['others used it up', { quota: 30, taken: 30 }, {}, { code: 'voucher_quota' }],
    ['nothing, with one use left', { quota: 30, taken: 29 }, {}, null],
    ['the buyer used it', { takenByBuyer: 1 }, {}, { code: 'voucher_per_user' }],
    ['nothing, with a use of theirs left', { perUser: 2, takenByBuyer: 1 }, {}, null],
    ['nothing, without a limit', { perUser: null, takenByBuyer: 99 }, {}, null],
    [
      'it is not the first purchase',
      { isFirstPurchaseOnly: true },
      { hasBought: true },
      { code: 'voucher_first_purchase' },
    ],
    ['nothing, for the first purchase', { isFirstPurchaseOnly: true }, {}, null],
    ['it is for something else', { scope: { kind: 'class', types: [], ids: ['lain'] } }, {}, { code: 'voucher_scope' }],
    ['it is for others', { mitraId: 'kelana' }, {}, { code: 'voucher_scope' }],
    ['too little is bought', { minPurchase: 125_000 }, {}, { code: 'voucher_min_purchase', shortBy: 25_000 }],
    ['nothing, with just enough', { minPurchase: 100_000 }, {}, null],
    ['it takes nothing off', { kind: 'set', value: 100_000 }, {}, { code: 'voucher_no_discount' }],
  ])('%s', (_what, change, buyer, refusal) => {
    const applied = applyVoucher(voucher(change), [line(100_000)], { ...nobody, ...buyer }, now);
    expect('refusal' in applied ? applied.refusal : null).toEqual(refusal);
  });

  test('applyVoucher takes off what it can where some lines cost too little for it', () => {
    const down = voucher({ kind: 'set', value: 50_000 });
    expect(applyVoucher(down, [line(149_000), line(50_000)], nobody, now)).toEqual({ discounts: [99_000, 0] });
  });

  test("a voucher held by the buyer's pending order stays usable for them after it ended, was switched off or used up", () => {
    const held = voucher({ isHeldByBuyer: true, isActive: false, endsAt: day(9), quota: 1, taken: 1 });
    expect(applyVoucher(held, [line(100_000)], nobody, now)).toEqual({ discounts: [20_000] });
  });
});

describe('two vouchers', () => {
  test("the platform's voucher applies to what the mitra's leaves, with its minimum purchase", () => {
    const lines = [line(249_000), line(299_000, { mitraId: 'kelana' }), line(75_000)];
    const both = (minPurchase: number) =>
      applyVouchers(lines, [platforms({ kind: 'fixed', value: 50_000, minPurchase }), voucher()], nobody, now);
    expect(both(558_200)).toEqual({
      discounts: [
        { voucherMitra: 49_800, voucherPlatform: 17_843 },
        { voucherMitra: 0, voucherPlatform: 26_783 },
        { voucherMitra: 15_000, voucherPlatform: 5_374 },
      ],
    });
    expect(both(558_201)).toEqual({ refusal: { code: 'voucher_min_purchase', shortBy: 1 }, fundedBy: 'platform' });
  });

  test('a voucher that is not stackable excludes the other, whichever it is', () => {
    const alone = { isStackable: false };
    expect(applyVouchers([line(100_000)], [voucher(alone), platforms()], nobody, now)).toEqual({
      refusal: { code: 'voucher_not_stackable' },
      fundedBy: 'mitra',
    });
    expect(applyVouchers([line(100_000)], [voucher(), platforms(alone)], nobody, now)).toEqual({
      refusal: { code: 'voucher_not_stackable' },
      fundedBy: 'platform',
    });
    expect(applyVouchers([line(100_000)], [platforms(alone)], nobody, now)).toEqual({
      discounts: [{ voucherMitra: 0, voucherPlatform: 20_000 }],
    });
  });

  test("a class made free by the mitra's voucher leaves nothing for the platform's to reduce", () => {
    expect(applyVouchers([line(100_000)], [voucher({ value: 100 }), platforms()], nobody, now)).toEqual({
      refusal: { code: 'voucher_no_discount' },
      fundedBy: 'platform',
    });
  });

  test('the mitra pays for its own voucher from its share, and the platform for the other', () => {
    expect(priceLine({ listPrice: 249_000, voucherMitra: 49_800, voucherPlatform: 17_843 })).toMatchObject({
      paid: 181_357,
      fee: 39_840,
      mitraShare: 159_360,
    });
  });
});

const terms: Parameters<typeof voucherProblems>[0] = {
  kind: 'percent',
  value: 20,
  maxDiscount: null,
  minPurchase: 0,
  quota: 100,
  perUser: 1,
  startsAt: day(1),
  endsAt: day(2),
};
test.each<[string, Partial<typeof terms>, object]>([
  ['good terms', {}, {}],
  ['no end, quota or limit', { endsAt: null, quota: null, perUser: null }, {}],
  ['a bound of per cents', { maxDiscount: 50_000 }, {}],
  ['a hundred per cent', { value: 100 }, {}],
  ['one per cent', { value: 1 }, {}],
  ['one rupiah', { kind: 'fixed', value: 1 }, {}],
  ['as much as any class costs', { kind: 'fixed', value: 100_000_000 }, {}],
  ['more than any class costs', { kind: 'fixed', value: 100_000_001 }, { value: 'Isi Rp1 sampai Rp100.000.000' }],
  ['a limit for one without a quota', { quota: null, perUser: 5 }, {}],
  ['a quota without a limit for one', { quota: 5, perUser: null }, {}],
  ['as much for one as for all', { quota: 2, perUser: 2 }, {}],
  ['more than all', { value: 101 }, { value: 'Isi 1 sampai 100 persen' }],
  ['no per cent', { value: 0 }, { value: 'Isi 1 sampai 100 persen' }],
  ['no rupiah', { kind: 'fixed', value: 0 }, { value: 'Isi Rp1 sampai Rp100.000.000' }],
  ['a price that is set to nothing', { kind: 'set', value: 0 }, {}],
  [
    'a price below all prices',
    { kind: 'set', value: 9_999 },
    { value: 'Isi 0 untuk gratis, atau Rp10.000 sampai Rp100.000.000' },
  ],
  [
    'a bound of rupiah',
    { kind: 'fixed', value: 10_000, maxDiscount: 1 },
    { maxDiscount: 'Batas potongan hanya untuk potongan dalam persen' },
  ],
  ['more for one than for all', { quota: 1, perUser: 2 }, { perUser: 'Batas tiap orang tidak lebih dari kuotanya' }],
  ['an end at its beginning', { endsAt: day(1) }, { endsAt: 'Masa berlaku berakhir setelah dimulai' }],
])('%s', (_what, change, problems) => {
  expect(voucherProblems({ ...terms, ...change })).toEqual(problems);
});

test('the state of a voucher is the first reason why it cannot be used', () => {
  const stateOf = (change: Partial<Parameters<typeof voucherStateOf>[0]>) =>
    voucherStateOf({ isActive: true, quota: 2, held: 0, used: 0, startsAt: day(1), endsAt: day(20), ...change }, now);
  expect(stateOf({})).toBe('active');
  expect(stateOf({ startsAt: now, endsAt: null, quota: null })).toBe('active');
  expect(stateOf({ startsAt: day(11) })).toBe('upcoming');
  expect(stateOf({ held: 1, used: 1, startsAt: day(11) })).toBe('used-up');
  expect(stateOf({ held: 1, used: 1, endsAt: now })).toBe('ended');
  expect(stateOf({ held: 1, used: 1, endsAt: now, isActive: false })).toBe('inactive');
});

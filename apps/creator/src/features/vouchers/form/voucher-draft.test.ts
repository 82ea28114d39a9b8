import { expect, test } from 'vitest';
import { storedVoucher } from '../../../testing/vouchers.ts';
import { blankVoucher, changeOf, draftOf, problemsOfVoucher, discountOf, type VoucherDraft } from './voucher-draft.ts';

const now = new Date('2026-11-26T03:00:00.000Z');
const draft = (overrides: Partial<VoucherDraft> = {}): VoucherDraft => ({
  ...blankVoucher(),
  code: 'RUANG20',
  value: { percent: 20, fixed: null, set: null },
  ...overrides,
});

test.each([
  [{}, {}],
  [{ code: 'ab' }, { code: 'Pakai 4 sampai 20 huruf dan angka, tanpa spasi' }],
  [{ kind: 'fixed' }, { value: 'Isi berapa rupiah potongannya' }],
  [{ value: { percent: 101, fixed: null, set: null } }, { value: 'Isi 1 sampai 100 persen' }],
  [{ maxDiscount: 0 }, { maxDiscount: 'Isi lebih dari Rp0, atau kosongkan' }],
  // A maximum for per cents that was typed before is retained with them.
  [{ kind: 'set', value: { percent: null, fixed: null, set: 0 }, maxDiscount: 0 }, {}],
  [{ quota: 0, perUser: null }, { quota: 'Isi paling sedikit 1, atau kosongkan' }],
  [{ quota: 1, perUser: 2 }, { perUser: 'Batas tiap orang tidak lebih dari kuotanya' }],
  [{ endsAt: '2026-11-26T02:59:00.000Z' }, { endsAt: 'Masa berlaku berakhir setelah dimulai' }],
  [{ scope: 'bundle' }, { targets: 'Pilih paling sedikit satu bundling' }],
] satisfies [Partial<VoucherDraft>, Record<string, string>][])('a voucher with %j lacks %j', (overrides, problems) => {
  expect(problemsOfVoucher(draft(overrides), now)).toEqual(problems);
});

test('nothing is computed from an invalid discount', () => {
  expect(discountOf(draft())).toEqual({ kind: 'percent', value: 20, maxDiscount: null, minPurchase: 0 });
  expect(discountOf(draft({ value: { percent: 0, fixed: null, set: null } }))).toBeNull();
  expect(discountOf(draft({ kind: 'set' }))).toBeNull();
});

test('a change omits a code that stays, and begins now where the beginning was emptied', () => {
  const stored = storedVoucher({ kind: 'fixed', value: 50_000, minPurchase: 100_000 });
  const change = changeOf(draftOf(stored), stored, now);
  expect(change).not.toHaveProperty('code');
  expect(change).toMatchObject({ kind: 'fixed', value: 50_000, minPurchase: 100_000, startsAt: stored.startsAt });
  expect(changeOf({ ...draftOf(stored), startsAt: null, code: 'LAIN2026' }, stored, now)).toMatchObject({
    startsAt: now.toISOString(),
    code: 'LAIN2026',
  });
});

import { expect, test } from 'vitest';
import { priceLine, shareOut } from '../../commerce/transaction/pricing.rules.ts';
import { bundleDiff } from './bundle-changes.schemas.ts';
import { bundleProblems, compareBundle, isBundlePrice } from './bundle.rules.ts';

test.each([
  [200_000, [150_000, 150_000], [100_000, 100_000]],
  [100_000, [150_000, 50_000, 100_000], [50_000, 16_667, 33_333]],
  [10_000, [1, 1, 1], [3_334, 3_333, 3_333]],
  [10_001, [0, 0, 0], [3_334, 3_334, 3_333]],
  [99_999, [99_000, 0, 51_000], [65_999, 0, 34_000]],
  [0, [150_000, 90_000], [0, 0]],
  [100_000_000, [100_000_000, 99_999_999, 99_999_998], [33_333_334, 33_333_333, 33_333_333]],
])('%i over classes of %j is %j', (price, weights, shares) => {
  expect(shareOut(price, weights)).toEqual(shares);
  expect(shares.reduce((sum, share) => sum + share, 0)).toBe(price);
});

test.each([
  [300_000, [150_000, 150_000, 150_000], { sum: 450_000, saving: 150_000, percent: 33, income: 240_000 }],
  [450_000, [150_000, 150_000, 150_000], { sum: 450_000, saving: null, percent: 0, income: 360_000 }],
  [100_000, [150_000, 50_000, 100_000], { sum: 300_000, saving: 200_000, percent: 66, income: 80_000 }],
  [0, [0, 0], { sum: 0, saving: null, percent: 0, income: 0 }],
])('%i for classes of %j is compared with their sum', (price, weights, compared) => {
  expect(compareBundle(price, weights)).toEqual({ ...compared, feePercent: 20 });
});

test("the mitra's promised amount is what the ledger books, share by share", () => {
  for (const price of [10_001, 33_333, 99_999, 123_457]) {
    const weights = [50_001, 70_003, 90_007];
    const booked = shareOut(price, weights).map((listPrice) => priceLine({ listPrice }).mitraShare);
    expect(compareBundle(price, weights).income).toBe(booked.reduce((sum, share) => sum + share, 0));
  }
});

test('a bundle costs less than its classes, and is free if they are free', () => {
  expect([299_999, 300_000, 0].map((price) => isBundlePrice(price, [100_000, 200_000]))).toEqual([true, false, true]);
  expect([0, 10_000].map((price) => isBundlePrice(price, [0, 0]))).toEqual([true, false]);
});

const sold = (title: string, isForSale = true) => ({ title, salePrice: 100_000, isForSale });
const complete = {
  title: 'Paket Penulis',
  description: 'Dari lead sampai naskah.',
  thumbnail: '/sampul.webp',
  categoryId: 't1',
  salePrice: 150_000,
  classes: [sold('Lead'), sold('Feature')],
};

test('a bundle lacks nothing, or lists its problems by field', () => {
  expect(bundleProblems(complete)).toEqual({});
  expect(
    Object.keys(
      bundleProblems({
        ...complete,
        title: ' Pake ',
        description: 'Dari lead sampai...',
        thumbnail: null,
        categoryId: null,
      }),
    ),
  ).toEqual(['title', 'description', 'categoryId', 'thumbnail']);
  expect(bundleProblems({ ...complete, classes: [sold('Lead')], salePrice: 90_000 })).toEqual({
    classIds: 'Pilih 2 sampai 20 kelas',
  });
  expect(bundleProblems({ ...complete, classes: Array.from({ length: 21 }, () => sold('Lead')) })).toEqual({
    classIds: 'Pilih 2 sampai 20 kelas',
  });
  expect(bundleProblems({ ...complete, classes: [sold('Lead'), sold('Feature', false)] })).toEqual({
    classIds: 'Keluarkan “Feature” yang sedang tidak dijual, atau pulihkan dulu kelasnya',
  });
  expect(bundleProblems({ ...complete, salePrice: null })).toEqual({ salePrice: 'Tentukan harga bundling' });
  expect(bundleProblems({ ...complete, salePrice: 200_000 })).toEqual({
    salePrice: 'Harga bundling harus di bawah jumlah harga kelasnya',
  });
});

test('changes of a bundle list its fields, its classes and their order', () => {
  const before = {
    title: 'Paket',
    description: 'Lama',
    thumbnail: null,
    category: 'Jurnalistik',
    salePrice: 100_000,
    classes: ['a', 'b', 'c'].map((id) => ({ id, title: id.toUpperCase() })),
  };
  const [a, b, c] = before.classes as [
    { id: string; title: string },
    { id: string; title: string },
    { id: string; title: string },
  ];
  expect(bundleDiff(before, before)).toEqual([]);
  expect(bundleDiff({ ...before, category: null }, { ...before, category: '' })).toEqual([]);
  expect(bundleDiff(before, { ...before, title: 'Baru', salePrice: null })).toEqual([
    { field: 'title', before: 'Paket', after: 'Baru' },
    { field: 'salePrice', before: 100_000, after: null },
  ]);
  expect(bundleDiff(before, { ...before, classes: [a, c, { id: 'd', title: 'D' }] })).toEqual([
    { field: 'classes', added: ['D'], removed: ['B'], rewritten: [], isReordered: false },
  ]);
  expect(bundleDiff(before, { ...before, classes: [c, b, a] })).toEqual([
    { field: 'classes', added: [], removed: [], rewritten: [], isReordered: true },
  ]);
});

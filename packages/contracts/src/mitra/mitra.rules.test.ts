import { expect, test } from 'vitest';
import { mayApply, webAddress } from './mitra.rules.ts';

test.each([
  ['https://contoh.id/kami?a=1', 'https://contoh.id/kami?a=1'],
  [' contoh.id/kami ', 'https://contoh.id/kami'],
  ['contoh.id/ke?halaman=https://lain.id', 'https://contoh.id/ke?halaman=https://lain.id'],
  ['instagram.com/ruang.redaksi', 'https://instagram.com/ruang.redaksi'],
  ['http://contoh.id', 'http://contoh.id/'],
  ['@ruangredaksi', null],
  ['ruangredaksi', null],
  ['contoh.', null],
  ['javascript:alert(1)', null],
  ['mailto:kami@contoh.id', null],
  ['ftp://contoh.id', null],
  ['javascript:https://x.id', null],
  ['xhttp://a.id', null],
  ['httpx://a.id', null],
  ['', null],
])('the address %j is %j', (typed, expected) => {
  expect(webAddress(typed)).toBe(expected);
});

test('applying is open without a mitra and after a rejection', () => {
  expect(
    [null, 'Pending', 'Verified', 'Rejected'].map((status) => mayApply(status as Parameters<typeof mayApply>[0])),
  ).toEqual([true, false, false, true]);
});

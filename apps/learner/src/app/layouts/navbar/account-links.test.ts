// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { accountLinks } from './account-links.ts';

const hrefOf = (isMitra: boolean, label: RegExp, isOperator = false) =>
  accountLinks({ isMitra, isOperator }).find((link) => label.test(link.label))?.href;

test('operators see the link to their desk, and no other user does', () => {
  expect(hrefOf(false, /^Meja operator$/, true)).toBe('/operator');
  expect(hrefOf(true, /^Meja operator$/)).toBeUndefined();
});

test("the menu of an account names its pages in the specification's order, help last [2.50]", () => {
  const named = accountLinks({ isMitra: false, isOperator: false }).map(({ label, href }) => [label, href]);
  const expected = [
    ['Kelas Saya', '/my-class'],
    ['Keranjang', '/cart'],
    ['Riwayat Transaksi', '/transaction'],
    ['Edit Profil', '/profile/edit'],
    ['Pengaturan Akun', '/settings'],
    ['Bantuan', '/faq'],
  ];
  const wanted = new Set(expected.map(([label]) => label));
  expect(named.filter(([label]) => wanted.has(label))).toEqual(expected);
});

test('partners see the link to their dashboard, all others the link to teach [2.51, 6.4, 6.6]', () => {
  expect(hrefOf(true, /^Dashboard$/)).toBe('/creator/dashboard');
  expect(hrefOf(true, /^Mengajar di/)).toBeUndefined();
  expect(hrefOf(false, /^Dashboard$/)).toBeUndefined();
  expect(hrefOf(false, /^Mengajar di/)).toBe('/creator/question');
});

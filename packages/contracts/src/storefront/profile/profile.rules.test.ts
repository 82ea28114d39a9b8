import { expect, test } from 'vitest';
import { slugProblem } from './profile.rules.ts';

test.each([
  'sekar',
  'sekar-ayu',
  'sekar-ayu-2026',
  '42',
  'a-b-c',
  '0198c0de-1111-7222-8333-4444555566667',
  '0198c0de-1111-7222-8333',
])('%j is a valid slug of a profile', (slug) => {
  expect(slugProblem(slug)).toBeNull();
});

test.each([
  '',
  'Sekar',
  'sekar ayu',
  '-sekar',
  'sekar-',
  'sekar--ayu',
  'sekar_ayu',
  'ayu/',
  // An id would be confused with another user's
  '0198c0de-1111-7222-8333-444455556666',
])('%j is not a valid slug of a profile', (slug) => {
  expect(slugProblem(slug)).toBe('Pakai huruf kecil, angka, dan tanda hubung, misalnya sekar-ayu');
});

test.each(['edit', 'certificate', 'portfolio', 'profile', 'sinau', 'admin', 'operator'])(
  'the slug %s is reserved for the product',
  (slug) => {
    expect(slugProblem(slug)).toBe('Alamat ini tidak bisa dipakai. Pilih yang lain.');
  },
);

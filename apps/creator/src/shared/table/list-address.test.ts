import { expect, test } from 'vitest';
import { choiceIn, keywordIn, listHref, pageIn } from './list-address.ts';

test.each([
  ['', 1],
  ['page=3', 3],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=2.5', 1],
  ['page=banyak', 1],
  ['page=99999', 1],
])('the address %s names page %i', (query, page) => {
  expect(pageIn(new URLSearchParams(query))).toBe(page);
});

test('a keyword is trimmed and bounded, a choice is one of those there are', () => {
  expect(keywordIn(new URLSearchParams({ keyword: `  ${'a'.repeat(120)} ` }))).toBe('a'.repeat(100));
  expect(choiceIn(new URLSearchParams('sort=share'), 'sort', ['paidAt', 'share'])).toBe('share');
  expect(choiceIn(new URLSearchParams('sort=email'), 'sort', ['paidAt', 'share'])).toBeNull();
});

test('defaults stay out of an address, and what names the page stays in', () => {
  expect(listHref('/creator/transaction', { keyword: 'lead', sort: '-paidAt', page: 1 }, { sort: '-paidAt' })).toBe(
    '/creator/transaction?keyword=lead',
  );
  expect(listHref('/creator/report/details?type=program&id=lead', { page: 2, progress: null })).toBe(
    '/creator/report/details?type=program&id=lead&page=2',
  );
  expect(listHref('/creator/transaction', { page: 1 })).toBe('/creator/transaction');
});

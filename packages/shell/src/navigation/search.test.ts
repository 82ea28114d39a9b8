import { expect, test } from 'vitest';
import { choice, defineSearch, keyword, name, page } from './search.ts';

const sales = defineSearch(() => '/creator/transaction', {
  keyword: keyword(),
  status: choice(['paid', 'waiting']),
  days: choice([7, 30, 90], 30),
  sort: choice(['paidAt', '-paidAt'], '-paidAt'),
  page: page(),
});
const read = (query: string) => sales.read(new URLSearchParams(query));

test('an address is parsed into the values of its definition', () => {
  expect(read('keyword=lead&status=paid&days=7&sort=paidAt&page=3')).toEqual({
    keyword: 'lead',
    status: 'paid',
    days: 7,
    sort: 'paidAt',
    page: 3,
  });
});

test.each(['', 'status=sold&days=8&sort=email&page=x'])('an empty or invalid address falls back: %s', (query) => {
  expect(read(query)).toEqual({ keyword: '', status: null, days: 30, sort: '-paidAt', page: 1 });
});

test.each([
  ['1', 1],
  ['3', 3],
  ['10000', 10_000],
  ['10001', 1],
  ['0', 1],
  ['-2', 1],
  ['2.5', 1],
  ['banyak', 1],
  ['', 1],
])('page %s is page %i', (text, number) => {
  expect(page().read(text)).toBe(number);
});

test('a keyword is trimmed, and limited as in the API', () => {
  expect(keyword().read(`  ${'a'.repeat(120)} `)).toBe('a'.repeat(100));
});

test('an address contains only values that differ from the fallback', () => {
  expect(sales.href(read(''))).toBe('/creator/transaction');
  expect(sales.href(read('keyword=lead&sort=-paidAt&days=30&page=1'))).toBe('/creator/transaction?keyword=lead');
});

test('a change leads to the first page, a page change to that page', () => {
  const search = read('status=paid&page=3');
  expect(sales.href(search, { status: 'waiting' })).toBe('/creator/transaction?status=waiting');
  expect(sales.href(search, { page: 4 })).toBe('/creator/transaction?status=paid&page=4');
  expect(sales.href(search)).toBe('/creator/transaction?status=paid');
});

test("the query and the fragment of the page's own address are preserved", () => {
  const participants = defineSearch(({ id }) => `/creator/report/details?type=program&id=${id}#daftar`, {
    id: name(),
    page: page(),
  });
  const search = participants.read(new URLSearchParams('type=program&id=menulis-lead&page=2'));
  expect(participants.href(search, { page: 2 })).toBe(
    '/creator/report/details?type=program&id=menulis-lead&page=2#daftar',
  );
});

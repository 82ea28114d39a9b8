import { expect, test } from 'vitest';
import { paidWithin, salesSearch } from './sales-search.ts';

const read = (query: string) => salesSearch.read(new URLSearchParams(query));

test('an address carries the filters, the order, the page and the period', () => {
  const search = read('keyword=lead&class=c1&from=2026-11-01&to=2026-11-21&sort=-share&page=2&days=90');
  expect(search).toEqual({
    keyword: 'lead',
    class: 'c1',
    type: null,
    from: '2026-11-01',
    to: '2026-11-21',
    sort: '-share',
    page: 2,
    days: 90,
  });
  expect(salesSearch.href(search)).toBe(
    '/creator/transaction?keyword=lead&class=c1&from=2026-11-01&to=2026-11-21&sort=-share&days=90',
  );
});

test('invalid values in an address fall back to the defaults', () => {
  expect(read('from=kemarin&to=2026-13-40&sort=email&days=31&page=x')).toEqual({
    keyword: '',
    class: '',
    type: null,
    from: null,
    to: null,
    sort: '-paidAt',
    page: 1,
    days: 30,
  });
});

test.each([
  [null, null, undefined],
  ['2026-11-01', null, { gte: '2026-10-31T17:00:00.000Z' }],
  [null, '2026-11-21', { lt: '2026-11-21T17:00:00.000Z' }],
  ['2026-11-21', '2026-11-21', { gte: '2026-11-20T17:00:00.000Z', lt: '2026-11-21T17:00:00.000Z' }],
])('sales from %s to %s were paid within %j', (from, to, within) => {
  expect(paidWithin({ from, to })).toEqual(within);
});

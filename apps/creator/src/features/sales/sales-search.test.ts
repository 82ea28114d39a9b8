import { expect, test } from 'vitest';
import { salesSearch } from './sales-search.ts';

const read = (query: string) => salesSearch.read(new URLSearchParams(query));

test('an address carries the filters, the order, the page and the period', () => {
  const search = read('keyword=lead&class=c1&from=2026-11-01&to=2026-11-21&sort=-share&page=2&status=refunded');
  expect(search).toEqual({
    keyword: 'lead',
    class: 'c1',
    type: null,
    from: '2026-11-01',
    to: '2026-11-21',
    sort: '-share',
    page: 2,
    status: 'refunded',
    period: '30-hari',
  });
  expect(salesSearch.href(search)).toBe(
    '/creator/transaction?keyword=lead&class=c1&status=refunded&from=2026-11-01&to=2026-11-21&sort=-share',
  );
});

test('invalid values in an address fall back to the defaults', () => {
  expect(read('from=kemarin&to=2026-13-40&sort=email&period=kapan&status=lunas&page=x')).toEqual({
    keyword: '',
    class: '',
    type: null,
    from: null,
    to: null,
    sort: '-paidAt',
    page: 1,
    status: null,
    period: '30-hari',
  });
});

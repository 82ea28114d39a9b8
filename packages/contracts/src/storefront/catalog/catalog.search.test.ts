import { expect, test } from 'vitest';
import { catalogCall, filterCount, noFilters, parseCatalogSearch, searchCall } from './catalog.search.ts';

const parse = (query: string) => parseCatalogSearch(new URLSearchParams(query));
const plain = { tabs: 0, page: 1, sort: '-popular', ...noFilters, keyword: '', asOf: null };

test('a bare address shows the first tab, most popular first', () => {
  expect(parse('')).toEqual(plain);
  expect(catalogCall(parse(''))).toEqual({
    query: { page: 1, perPage: 12, sort: '-popular', filter: { tab: 'self-paced' } },
  });
});

test('an address carries tab, page, sort, topics, price and keyword', () => {
  const search = parse('tabs=3&page=2&sort=salePrice&topic=desain&topic=bahasa&price=10000-250000&keyword=+lead+');
  expect(search).toEqual({
    ...plain,
    tabs: 3,
    page: 2,
    sort: 'salePrice',
    topic: ['desain', 'bahasa'],
    price: { gte: 10_000, lte: 250_000 },
    keyword: 'lead',
  });
  expect(catalogCall(search).query).toMatchObject({
    keyword: 'lead',
    filter: { tab: 'bootcamp', categorySlug: ['desain', 'bahasa'], salePrice: { gte: 10_000, lte: 250_000 } },
  });
});

test.each([
  'tabs=9',
  'tabs=-1',
  'tabs=1.5',
  'tabs=x',
  'tabs=',
  'page=0',
  'page=1e9',
  'page=dua',
  'sort=price',
  'sort=--title',
  'sort=',
  'topic=<script>',
  'topic=A_B',
  'price=murah',
  'price=-',
  'price=1e5-2e5',
  'keyword=%20%20',
  'level=pemula',
  'duration=2h',
  'language=xx',
  'rating=9',
  'starts=besok',
  'starts=2026-02-30_',
  'seats=ya',
  'type=buku',
  'asOf=kemarin',
  'asOf=2026-02-30T00:00:00.000Z',
])('an invalid part of a hand-edited address falls back: %s', (query) => {
  expect(parse(query)).toEqual(plain);
});

test.each([
  ['price=50000-', { gte: 50_000 }],
  ['price=-50000', { lte: 50_000 }],
  ['price=0-0', { gte: 0, lte: 0 }],
])('a price range may be open on either side: %s', (query, price) => {
  expect(parse(query).price).toEqual(price);
});

test('a keyword and the topics are limited', () => {
  const search = parse(
    `keyword=${'a'.repeat(500)}&${Array.from({ length: 50 }, (_, index) => `topic=t-${index}`).join('&')}`,
  );
  expect(search.keyword).toHaveLength(100);
  expect(search.topic).toHaveLength(20);
});

test('search covers every tab', () => {
  expect(searchCall(parse('tabs=3&keyword=lead'))).toEqual({
    query: { page: 1, perPage: 12, sort: '-relevance', keyword: 'lead' },
  });
});

test('an address carries every filter', () => {
  const search = parse(
    'level=beginner&level=all&language=en&duration=1-3h&rating=4.5&starts=this-week&seats=true&price=promo&type=webinar&type=bootcamp&asOf=2026-12-01T02:03:04.567Z',
  );
  const filter = {
    price: 'promo',
    level: ['beginner', 'all'],
    language: ['en'],
    duration: ['1-3h'],
    rating: { gte: 4.5 },
    starts: 'this-week',
    hasSeats: true,
  };
  expect(filterCount(search)).toBe(10);
  expect(catalogCall(search).query).toMatchObject({
    asOf: '2026-12-01T02:03:04.567Z',
    filter: { tab: 'self-paced', ...filter },
  });
  expect(searchCall(search).query.filter).toEqual({ tab: ['webinar', 'bootcamp'], ...filter });
});

test('days are those of Jakarta, and both ends are included', () => {
  expect(catalogCall(parse('starts=2026-12-01_2026-12-31')).query.filter).toMatchObject({
    startsAt: { gte: '2026-11-30T17:00:00.000Z', lte: '2026-12-31T16:59:59.000Z' },
  });
  expect(catalogCall(parse('starts=_2026-12-31')).query.filter).toMatchObject({
    startsAt: { lte: '2026-12-31T16:59:59.000Z' },
  });
});

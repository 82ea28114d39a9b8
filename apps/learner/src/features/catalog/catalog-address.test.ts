import { parseCatalogSearch } from '@sinau/contracts/storefront/catalog/catalog.search';
import { expect, test } from 'vitest';
import { catalogAddress } from './catalog-address.ts';

test.each([
  '/catalog',
  '/catalog?tabs=2',
  '/catalog?topic=data-ai&topic=desain',
  '/catalog?price=0-0',
  '/catalog?price=promo&rating=4.5&seats=true',
  '/catalog?type=webinar&type=bundling&level=beginner&language=id&duration=1-3h&starts=2026-12-01_',
  '/catalog?page=2&asOf=2026-12-01T02%3A03%3A04.567Z',
  '/catalog?price=350000-&sort=-salePrice',
  '/catalog?keyword=berita&tabs=1&topic=desain&price=150000-350000&sort=title&page=3',
])('%s is unchanged after being parsed and written again', (address) => {
  const search = parseCatalogSearch(new URL(address, 'http://localhost').searchParams);
  expect(catalogAddress('/catalog', search)).toBe(address);
});

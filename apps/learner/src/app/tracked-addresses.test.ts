import { expect, test } from 'vitest';
import { renderedPageAt } from '../testing/rendered-pages.ts';

test.each([
  '/',
  '/catalog?tabs=3&topic=data&page=2',
  '/search?keyword=menulis',
  '/search-promotion-class?page=2',
  '/catalog/menulis-lead?page=2',
  '/compare?classes=menulis-lead,kelas-data',
  '/terms-policy?tab=1&version=2',
  '/about',
  '/article?page=2',
  '/faq?tab=1',
  '/list-mitra?page=2',
  '/mitra/ruang-redaksi?page=2',
])('%s with tracking parameters sends the API only parameters that it knows', (address) => {
  const url = new URL(address, 'https://contoh.id');
  for (const name of ['utm_source', 'utm_medium', 'gclid', 'fbclid', 'ref']) url.searchParams.set(name, 'surat');
  const page = renderedPageAt(url.href);
  const calls = [
    ...page.calls(),
    ...page.nextCalls({ id: 'x', type: 'program', slug: 'x', category: { slug: 'data' } }),
  ];
  for (const { endpoint, input } of calls) {
    const unknown = Object.keys((input?.query ?? {}) as object).filter((name) => !endpoint.query?.shape[name]);
    expect({ operation: endpoint.id, unknown }).toEqual({ operation: endpoint.id, unknown: [] });
  }
});

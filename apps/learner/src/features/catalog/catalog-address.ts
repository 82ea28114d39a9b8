import { priceText } from '@sinau/contracts/storefront/catalog/catalog.choices';
import { standardSortOf, startsText, type CatalogSearch } from '@sinau/contracts/storefront/catalog/catalog.search';

/** Builds the address that `parseCatalogSearch` reads; default values are omitted. */
export function catalogAddress(path: string, search: CatalogSearch): string {
  const { tabs, page, sort, keyword, rating, hasSeats, asOf } = search;
  const query = new URLSearchParams();
  if (keyword) query.set('keyword', keyword);
  if (tabs > 0) query.set('tabs', String(tabs));
  for (const name of ['type', 'topic', 'level', 'language', 'duration'] as const)
    for (const value of search[name]) query.append(name, value);
  if (search.price) query.set('price', priceText(search.price));
  if (rating !== null) query.set('rating', String(rating));
  if (search.starts) query.set('starts', startsText(search.starts));
  if (hasSeats) query.set('seats', 'true');
  if (sort !== standardSortOf(tabs, keyword)) query.set('sort', sort);
  if (page > 1) query.set('page', String(page));
  if (page > 1 && asOf) query.set('asOf', asOf);
  return query.size > 0 ? `${path}?${query}` : path;
}

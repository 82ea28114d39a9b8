import { standardSortOf, type CatalogSearch } from '@sinau/contracts/catalog/catalog.search';

/** The address that `parseCatalogSearch` reads; default values are left out. */
export function catalogAddress(path: string, { tabs, page, sort, topic, price, keyword }: CatalogSearch): string {
  const query = new URLSearchParams();
  if (keyword) query.set('keyword', keyword);
  if (tabs > 0) query.set('tabs', String(tabs));
  for (const slug of topic) query.append('topic', slug);
  if (price) query.set('price', priceText(price));
  if (sort !== standardSortOf(tabs)) query.set('sort', sort);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `${path}?${query}` : path;
}

/** A price range as the address writes it: '150000-350000', '350000-'. */
export const priceText = ({ gte, lte }: NonNullable<CatalogSearch['price']>): string => `${gte ?? ''}-${lte ?? ''}`;

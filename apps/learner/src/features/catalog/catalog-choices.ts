import type { CatalogTab } from '@sinau/contracts/storefront/catalog/catalog.search';

const sortChoices = [
  { value: '-popular', label: 'Paling populer' },
  { value: '-rating', label: 'Ulasan terbaik' },
  { value: '-publishedAt', label: 'Terbaru' },
  { value: 'salePrice', label: 'Harga terendah' },
  { value: '-salePrice', label: 'Harga tertinggi' },
  { value: 'title', label: 'Judul A–Z' },
] as const;

/** Lists the sort orders: only webinars have a date to sort by, and only a keyword gives relevance. */
export const sortChoicesIn = (tab: CatalogTab | undefined, keyword = '') => [
  ...(keyword ? [{ value: '-relevance', label: 'Paling relevan' }] : []),
  ...(tab === 'webinar' ? [{ value: 'startsAt', label: 'Jadwal terdekat' }] : []),
  ...sortChoices,
];

/** The catalog's tabs, in the order of the `tabs` query. */
export const catalogTabs = ['self-paced', 'webinar', 'intensive', 'bootcamp', 'bundling'] as const;
export type CatalogTab = (typeof catalogTabs)[number];

/** `rating` weighs a class's reviews as if ten with four stars had come before; `startsAt` is for webinars. */
export const catalogSorts = ['popular', 'publishedAt', 'title', 'salePrice', 'rating', 'startsAt'] as const;

/** Webinars come in the order in which they begin. */
export const standardSortOf = (tabs: number) => (catalogTabs[tabs] === 'webinar' ? 'startsAt' : '-popular');

export interface CatalogSearch {
  tabs: number;
  page: number;
  sort: string;
  /** Slugs of topics. */
  topic: readonly string[];
  /** Lowest and highest price, whole rupiah. */
  price: { gte?: number; lte?: number } | null;
  keyword: string;
}

/** What a catalog address leads to: the slugs of webinars and bundles begin with their kind. */
export const offerTypeOf = (slug: string) =>
  slug.startsWith('webinar-') ? 'webinar' : slug.startsWith('bundling-') ? 'bundle' : 'program';

export const catalogPageSize = 12;
/** Further than this nothing is counted that a keyword or a price chose. */
export const maxCount = 1_000;

/** Reads a catalog address; whatever a hand-edited one gets wrong falls back to the default. */
export function parseCatalogSearch(query: URLSearchParams): CatalogSearch {
  const whole = (name: string, least: number, most: number, fallback: number) => {
    const value = Number(query.get(name) ?? Number.NaN);
    return Number.isInteger(value) && value >= least && value <= most ? value : fallback;
  };
  const sort = query.get('sort') ?? '';
  const tabs = whole('tabs', 0, catalogTabs.length - 1, 0);
  const [gte, lte] = (query.get('price') ?? '')
    .split('-')
    .map((part) => (/^\d{1,9}$/.test(part) ? Number(part) : undefined));
  return {
    tabs,
    page: whole('page', 1, 10_000, 1),
    sort: catalogSorts.some((name) => name === sort.replace(/^-/, '')) ? sort : standardSortOf(tabs),
    topic: query
      .getAll('topic')
      .filter((slug) => /^[a-z0-9-]{1,60}$/.test(slug))
      .slice(0, 20),
    price:
      gte === undefined && lte === undefined
        ? null
        : { ...(gte !== undefined && { gte }), ...(lte !== undefined && { lte }) },
    keyword: (query.get('keyword') ?? '').trim().slice(0, 100),
  };
}

/** The call that a catalog address stands for. The server makes it ahead and the screen finds the answer by the same key. */
export const catalogCall = (search: CatalogSearch) => ({
  query: {
    page: search.page,
    perPage: catalogPageSize,
    sort: search.sort,
    ...(search.keyword && { keyword: search.keyword }),
    filter: {
      tab: catalogTabs[search.tabs] ?? catalogTabs[0],
      ...(search.topic.length > 0 && { categorySlug: [...search.topic] }),
      ...(search.price && { salePrice: search.price }),
    },
  },
});

/** What the homepage shows as picks: the most popular of all kinds. */
export const homePicksCall = () => ({ query: { page: 1, perPage: 8, sort: '-popular' } });
/** Search looks through every kind at once. */
export const searchCall = (search: CatalogSearch) => ({
  query: {
    page: search.page,
    perPage: catalogPageSize,
    sort: search.sort,
    ...(search.keyword && { keyword: search.keyword }),
  },
});
/** Promotions of every kind. */
export const promotionCall = ({ page, sort }: CatalogSearch) => ({ query: { page, perPage: catalogPageSize, sort } });
/** What the homepage quotes. */
export const homeReviewsCall = () => ({ query: { perPage: 3 } });
export const allCategoriesCall = () => ({ query: { page: 0, perPage: 0, sort: 'position' } });
/** The footer's: the five topics with most classes. */
export const popularCategoriesCall = () => ({ query: { page: 1, perPage: 5, sort: '-totalClass' } });

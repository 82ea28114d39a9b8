import { classLanguages, classLevels, type ClassLanguage, type ClassLevel } from './audience.ts';
import { tidied } from '../../core/typed/text.rules.ts';
import {
  durationBands,
  priceKinds,
  ratingSteps,
  startPeriods,
  type DurationBand,
  type PriceKind,
  type PriceRange,
  type StartPeriod,
} from './catalog.choices.ts';

/** The catalog's tabs, in the order of the `tabs` query. */
export const catalogTabs = ['self-paced', 'webinar', 'intensive', 'bootcamp', 'bundling'] as const;
export type CatalogTab = (typeof catalogTabs)[number];

/**
 * `rating` weights a class's reviews as if there were ten more with four stars; `startsAt` is for webinars; `relevance`
 * is for keywords.
 */
export const catalogSorts = [
  'popular',
  'publishedAt',
  'title',
  'salePrice',
  'rating',
  'startsAt',
  'relevance',
] as const;

/** Returns the default sort: by relevance with a keyword, webinars by their start. */
export function standardSortOf(tabs: number, keyword = '') {
  if (keyword) return '-relevance';
  return catalogTabs[tabs] === 'webinar' ? 'startsAt' : '-popular';
}

export interface CatalogSearch {
  tabs: number;
  page: number;
  sort: string;
  /** Slugs of topics. */
  topic: readonly string[];
  /** Some of the kinds in a list of several; none for all. */
  type: readonly CatalogTab[];
  price: PriceKind | PriceRange | null;
  level: readonly ClassLevel[];
  language: readonly ClassLanguage[];
  duration: readonly DurationBand[];
  /** Minimum rating. */
  rating: number | null;
  starts: StartPeriod | DayRange | null;
  hasSeats: boolean;
  keyword: string;
  /** For a further page: publication time of the newest class of the first one. */
  asOf: string | null;
}
/** Range of days in Jakarta, both included. */
export interface DayRange {
  from?: string;
  until?: string;
}

/** Parses a price from an address; null if malformed. */
export function priceOf(written: string): CatalogSearch['price'] {
  const kind = priceKinds.find((name) => name === written);
  if (kind) return kind;
  const [gte, lte] = written.split('-').map((part) => (/^\d{1,9}$/.test(part) ? Number(part) : undefined));
  if (gte === undefined && lte === undefined) return null;
  return { ...(gte !== undefined && { gte }), ...(lte !== undefined && { lte }) };
}

/** Parses a start time from an address: 'this-week', '2026-12-01_2026-12-31', '_2026-12-31'. */
export function startsOf(written: string): CatalogSearch['starts'] {
  const period = startPeriods.find((name) => name === written);
  if (period) return period;
  const [from, until] = written.split('_').map((day) => (isDay(day) ? day : undefined));
  if (!from && !until) return null;
  return { ...(from && { from }), ...(until && { until }) };
}
export const startsText = (starts: CatalogSearch['starts']): string =>
  typeof starts === 'object' ? (starts ? `${starts.from ?? ''}_${starts.until ?? ''}` : '') : starts;

const isDay = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);

/** Returns the type of offer of a catalog address: slugs of webinars and bundles begin with their kind. */
export const offerTypeOf = (slug: string): 'program' | 'webinar' | 'bundle' =>
  slug.startsWith('webinar-') ? 'webinar' : slug.startsWith('bundling-') ? 'bundle' : 'program';

export const catalogPageSize = 12;
/** Maximum up to which the results of a keyword or a price range are counted. */
export const maxCount = 1_000;

/** Parses a catalog address; invalid parts fall back to the default. */
export function parseCatalogSearch(query: URLSearchParams): CatalogSearch {
  const whole = (name: string, least: number, most: number, fallback: number) => {
    const value = Number(query.get(name) ?? Number.NaN);
    return Number.isInteger(value) && value >= least && value <= most ? value : fallback;
  };
  const sort = query.get('sort') ?? '';
  const tabs = whole('tabs', 0, catalogTabs.length - 1, 0);
  const keyword = tidied(query.get('keyword') ?? '')
    .trim()
    .slice(0, 100);
  const several = <T extends string>(name: string, choices: readonly T[]) => {
    const written = new Set(query.getAll(name));
    return choices.filter((choice) => written.has(choice));
  };
  const asOf = query.get('asOf') ?? '';
  return {
    tabs,
    page: whole('page', 1, 10_000, 1),
    sort: catalogSorts.some((name) => name === sort.replace(/^-/, '')) ? sort : standardSortOf(tabs, keyword),
    topic: query
      .getAll('topic')
      .filter((slug) => /^[a-z0-9-]{1,60}$/.test(slug))
      .slice(0, 20),
    type: several('type', catalogTabs),
    price: priceOf(query.get('price') ?? ''),
    level: several('level', classLevels),
    language: several('language', classLanguages),
    duration: several('duration', durationBands),
    rating: ratingSteps.find((step) => String(step) === query.get('rating')) ?? null,
    starts: startsOf(query.get('starts') ?? ''),
    hasSeats: query.get('seats') === 'true',
    keyword,
    asOf: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(asOf) && isDay(asOf.slice(0, 10)) ? asOf : null,
  };
}

/**
 * Returns the call for a catalog address. The server makes it ahead and the screen finds the answer by the same key.
 */
export const catalogCall = (search: CatalogSearch) => ({
  query: {
    page: search.page,
    perPage: catalogPageSize,
    sort: search.sort,
    ...(search.keyword && { keyword: search.keyword }),
    ...(search.asOf && { asOf: search.asOf }),
    filter: { tab: catalogTabs[search.tabs] ?? catalogTabs[0], ...filterOf(search) },
  },
});

/** Returns the filter of a search for every list, without its tab. */
function filterOf({ topic, price, level, language, duration, rating, starts, hasSeats }: CatalogSearch) {
  return {
    ...(topic.length > 0 && { categorySlug: [...topic] }),
    ...(price && (typeof price === 'string' ? { price } : { salePrice: price })),
    ...(level.length > 0 && { level: [...level] }),
    ...(language.length > 0 && { language: [...language] }),
    ...(duration.length > 0 && { duration: [...duration] }),
    ...(rating !== null && { rating: { gte: rating } }),
    ...(starts && (typeof starts === 'string' ? { starts } : { startsAt: momentsOf(starts) })),
    ...(hasSeats && { hasSeats }),
  };
}
const momentsOf = ({ from, until }: DayRange) => ({
  ...(from && { gte: new Date(`${from}T00:00:00+07:00`).toISOString() }),
  ...(until && { lte: new Date(`${until}T23:59:59+07:00`).toISOString() }),
});

/** Filters of a search, with none chosen. */
export const noFilters = {
  topic: [],
  type: [],
  price: null,
  level: [],
  language: [],
  duration: [],
  rating: null,
  starts: null,
  hasSeats: false,
} as const satisfies Partial<CatalogSearch>;

/** Returns the number of active filters. */
export const filterCount = ({
  topic,
  type,
  price,
  level,
  language,
  duration,
  rating,
  starts,
  hasSeats,
}: CatalogSearch) =>
  [topic, type, level, language, duration].reduce((sum, { length }) => sum + length, 0) +
  [price, rating, starts].filter((one) => one !== null).length +
  (hasSeats ? 1 : 0);

/** Tells whether an address is the unfiltered catalog, with the operators' picks above it. */
export const showsPicks = (search: CatalogSearch) => {
  const { tabs, page, sort, keyword } = search;
  return tabs === 0 && page === 1 && sort === standardSortOf(tabs) && keyword === '' && filterCount(search) === 0;
};
/** Returns the call of the search, which covers all kinds. */
export const searchCall = (search: CatalogSearch) => ({
  query: {
    page: search.page,
    perPage: catalogPageSize,
    sort: search.sort,
    ...(search.keyword && { keyword: search.keyword }),
    ...(search.asOf && { asOf: search.asOf }),
    ...(filterCount(search) > 0 && {
      filter: { ...(search.type.length > 0 && { tab: [...search.type] }), ...filterOf(search) },
    }),
  },
});
/** Returns the call for promotions of every kind. */
export const promotionCall = ({ page, sort }: CatalogSearch) => ({ query: { page, perPage: catalogPageSize, sort } });
/** Number of other offers of its topic that a class page shows. */
export const relatedCount = 4;
/** Returns the call for the most popular ones; one more than shown, because the class itself may be among them. */
export const relatedCall = (topic: string | undefined) => ({
  query: { page: 1, perPage: relatedCount + 1, sort: '-popular', filter: { categorySlug: topic } },
});
export const alsoTakenCall = (classIds: readonly string[]) => ({ query: { classIds: [...classIds].sort().join() } });
/** Returns the call for a page of the reviews of an offer that say something; stars alone are in their histogram. */
export const reviewsCall = (type: ReturnType<typeof offerTypeOf>, slug: string, page: number) => ({
  params: { type, id: slug },
  query: { page, perPage: 5, filter: { hasWords: true } },
});
/** Returns the call for a page of the questions about a class before buying. */
export const questionsCall = (slug: string, page: number) => ({ params: { id: slug }, query: { page, perPage: 5 } });
/** Call for all categories, in their order. */
export const allCategoriesCall = () => ({ query: { page: 0, perPage: 0, sort: 'position' } });
/** Call of the footer: the five topics with the most classes. */
export const popularCategoriesCall = () => ({ query: { page: 1, perPage: 5, sort: '-totalClass' } });

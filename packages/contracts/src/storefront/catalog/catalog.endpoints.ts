import { z } from 'zod';
import { checkoutLimit } from './offer.rules.ts';
import { defineEndpoints } from '../../endpoint.ts';
import { instant, text } from '../../fields.ts';
import { listOf, listQuery } from '../../list-query.ts';
import { classFilters } from './catalog.filters.ts';
import { catalogCard } from './catalog.schemas.ts';
import { catalogSorts, catalogTabs } from './catalog.search.ts';
import { shortestSuggested, suggestions } from './suggestion.schemas.ts';

/** Number of results of a choice, at most a minute old; null if there are too many to count. */
const facet = z.object({ value: z.string(), label: z.string(), count: z.int().nonnegative().nullable() });

/** Ids, separated by commas. */
const classIds = z
  .string()
  .max(37 * checkoutLimit)
  .regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(,[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})*$/);

const classQuery = listQuery({ sort: catalogSorts, filter: classFilters });
const { price: _, ...promotionFilters } = classFilters;

export const catalogEndpoints = defineEndpoints('catalog', {
  list: {
    method: 'GET',
    path: '/catalog',
    auth: 'public',
    cache: 'everybody',
    summary:
      'What can be bought now, by tab, keyword and filter, with the counts to choose from; of webinars those that are not over',
    query: listQuery({ sort: catalogSorts, filter: { tab: z.enum(catalogTabs), ...classFilters } }).extend({
      /** The tab by its index, as pages use it; `filter.tab` uses names. Both together return what matches both. */
      tabs: z.coerce
        .number()
        .int()
        .min(0)
        .max(catalogTabs.length - 1)
        .optional(),
      /** Omits classes published later, so that further pages continue where the first one ended. */
      asOf: instant.optional(),
    }),
    data: z.object({
      list: z.array(catalogCard),
      /** Up to `maxCount`; one more if a keyword or a range finds more than that. At most a minute old. */
      total: z.int().nonnegative(),
      page: z.int().nonnegative(),
      perPage: z.int().nonnegative(),
      /**
       * Number of results of each choice of a group, given the choices in the other groups; a choice without a value
       * means all.
       */
      facets: z.object({
        tab: z.array(facet),
        category: z.array(facet),
        price: z.array(facet),
        level: z.array(facet),
        language: z.array(facet),
        duration: z.array(facet),
        rating: z.array(facet),
        starts: z.array(facet),
        seats: z.array(facet),
      }),
      /** Publication time of the newest class, for the `asOf` of further pages. */
      asOf: instant.nullable(),
      /** Interpretation of the keyword; null without one. */
      search: z
        .object({
          /** Corrected keyword whose results are shown; null if it is the typed one. */
          meant: z.string().nullable(),
          /** True if the results match all of its words; otherwise none did, and they match some. */
          isWhole: z.boolean(),
        })
        .nullable(),
    }),
  },
  classes: {
    method: 'GET',
    path: '/classes',
    auth: 'public',
    cache: 'everybody',
    summary: 'Programs and webinars, without bundles',
    query: classQuery,
    data: listOf(catalogCard),
  },
  alsoTaken: {
    method: 'GET',
    path: '/classes/also-taken',
    auth: 'public',
    cache: 'everybody',
    summary: 'What at least three participants of these classes also take, most first; none where too few do',
    query: z.object({ classIds }),
    data: z.object({ list: z.array(catalogCard) }),
  },
  promotions: {
    method: 'GET',
    path: '/promotion-class',
    auth: 'public',
    cache: 'everybody',
    summary: 'Programs and webinars with a running promotion',
    query: listQuery({ sort: catalogSorts, filter: promotionFilters }),
    data: listOf(catalogCard),
  },
  suggestions: {
    method: 'GET',
    path: '/search/suggestion',
    auth: 'public',
    cache: 'everybody',
    summary: 'What a keyword that is being typed may become: offers, topics, mitra and educators of what is for sale',
    query: z.object({ keyword: text(100, shortestSuggested) }),
    data: suggestions,
  },
});
export type Facet = z.infer<typeof facet>;
export type Catalog = z.infer<(typeof catalogEndpoints.list)['data']>;

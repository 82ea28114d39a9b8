import { z } from 'zod';
import { checkoutLimit } from './offer.rules.ts';
import { defineEndpoints } from '../../endpoint.ts';
import { instant, text } from '../../fields.ts';
import { listOf, listQuery } from '../../list-query.ts';
import { classFilters } from './catalog.filters.ts';
import { catalogCard } from './catalog.schemas.ts';
import { catalogSorts, catalogTabs } from './catalog.search.ts';
import { shortestSuggested, suggestions } from './suggestion.schemas.ts';

/** How much a choice would show, at most a minute old; null where too much is found to be counted. */
const facet = z.object({ value: z.string(), label: z.string(), count: z.int().nonnegative().nullable() });

/** Ids with commas between them. */
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
      /** The tab by its place, as pages name it; `filter.tab` names tabs by their words. Both together leave what fits both. */
      tabs: z.coerce
        .number()
        .int()
        .min(0)
        .max(catalogTabs.length - 1)
        .optional(),
      /** Leaves out what was published later, so that further pages go on where the first one ended. */
      asOf: instant.optional(),
    }),
    data: z.object({
      list: z.array(catalogCard),
      /** Up to `maxCount`; one more where a keyword or a range finds more than that. At most a minute old. */
      total: z.int().nonnegative(),
      page: z.int().nonnegative(),
      perPage: z.int().nonnegative(),
      /** What each choice of a group would show beside what is chosen in the others; a choice without a value leaves all. */
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
      /** When the newest class was published, for the `asOf` of further pages. */
      asOf: instant.nullable(),
      /** How the keyword was read; null without one. */
      search: z
        .object({
          /** What was probably meant, and is shown; null where it is what was typed. */
          meant: z.string().nullable(),
          /** Whether the results fit all of its words; otherwise nothing does, and they fit some. */
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

import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { text } from '../fields.ts';
import { listOf, listQuery } from '../list-query.ts';
import { programFormats } from '../program/program.schemas.ts';
import { catalogCard } from './catalog.schemas.ts';
import { catalogSorts, catalogTabs } from './catalog.search.ts';

/** How much a choice would show, at most a minute old; null where a keyword finds too much to count. */
const facet = z.object({ value: z.string(), label: z.string(), count: z.int().nonnegative().nullable() });

const classQuery = listQuery({
  sort: catalogSorts,
  filter: { format: z.enum(programFormats), categorySlug: text(60), salePrice: z.int32() },
});

export const catalogEndpoints = defineEndpoints('catalog', {
  list: {
    method: 'GET',
    path: '/catalog',
    auth: 'public',
    summary:
      'What can be bought now, by tab, keyword and filter, with the counts to choose from; of webinars those that are not over',
    query: listQuery({
      sort: catalogSorts,
      filter: { tab: z.enum(catalogTabs), categorySlug: text(60), salePrice: z.int32() },
    }),
    data: z.object({
      list: z.array(catalogCard),
      /** Up to `maxCount`; one more where a keyword or a price finds more than that. At most a minute old. */
      total: z.int().nonnegative(),
      page: z.int().nonnegative(),
      perPage: z.int().nonnegative(),
      /** Per tab: everything that fits the keyword. Per topic: what fits tab and keyword. */
      facets: z.object({ tab: z.array(facet), category: z.array(facet) }),
    }),
  },
  classes: {
    method: 'GET',
    path: '/classes',
    auth: 'public',
    summary: 'Programs and webinars, without bundles',
    query: classQuery,
    data: listOf(catalogCard),
  },
  promotions: {
    method: 'GET',
    path: '/promotion-class',
    auth: 'public',
    summary: 'Programs and webinars with a running promotion',
    query: classQuery,
    data: listOf(catalogCard),
  },
});
export type Catalog = z.infer<(typeof catalogEndpoints.list)['data']>;

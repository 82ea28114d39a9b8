import { z } from 'zod';
import { catalogCard } from '../catalog/catalog.schemas.ts';
import { catalogSorts } from '../catalog/catalog.search.ts';
import { defineEndpoints } from '../endpoint.ts';
import { bundleRef, text } from '../fields.ts';
import { listOf, listQuery } from '../list-query.ts';
import { bundle } from './bundle.schemas.ts';

/** A bundle is on offer while each of its classes is. */
export const bundleEndpoints = defineEndpoints('bundle', {
  list: {
    method: 'GET',
    path: '/bundle',
    auth: 'public',
    summary: 'Bundles that can be bought',
    query: listQuery({
      sort: catalogSorts,
      filter: { salePrice: z.int32(), categorySlug: text(60), mitraSlug: text(80) },
    }),
    data: listOf(catalogCard),
  },
  detail: {
    method: 'GET',
    path: '/bundle/:id',
    auth: 'optional',
    summary: 'One bundle and what is in it; for somebody signed in, with what is left to buy of it',
    params: z.object({ id: bundleRef }),
    data: bundle,
    errors: ['not_found'],
  },
});

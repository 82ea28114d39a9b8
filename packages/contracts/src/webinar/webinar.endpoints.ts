import { z } from 'zod';
import { catalogCard } from '../catalog/catalog.schemas.ts';
import { catalogSorts } from '../catalog/catalog.search.ts';
import { defineEndpoints } from '../endpoint.ts';
import { classRef, text } from '../fields.ts';
import { listOf, listQuery } from '../list-query.ts';
import { webinar } from './webinar.schemas.ts';

export const webinarEndpoints = defineEndpoints('webinar', {
  list: {
    method: 'GET',
    path: '/webinar',
    aliases: ['/v2/webinar'],
    auth: 'public',
    summary: 'Published webinars that are not over, the next one first',
    query: listQuery({
      sort: catalogSorts,
      filter: { salePrice: z.int32(), categorySlug: text(60), mitraSlug: text(80) },
    }),
    data: listOf(catalogCard),
  },
  detail: {
    method: 'GET',
    path: '/webinar/:id',
    aliases: ['/v2/webinar/:id'],
    auth: 'optional',
    summary: 'One published webinar, with its schedule; also when it is over',
    params: z.object({ id: classRef }),
    data: webinar,
    errors: ['not_found'],
  },
});

import { z } from 'zod';
import { catalogCard } from '../../storefront/catalog/catalog.schemas.ts';
import { catalogSorts } from '../../storefront/catalog/catalog.search.ts';
import { defineEndpoints } from '../../endpoint.ts';
import { text, webinarRef } from '../../fields.ts';
import { listOf, listQuery } from '../../list-query.ts';
import { withEducators } from '../program/program.schemas.ts';
import { ownWebinarEndpoints } from './own-webinar.endpoints.ts';
import { participantWebinar, webinar } from './webinar.schemas.ts';
import { webinarV1 } from './webinar.v1.ts';

const byRef = z.object({ id: webinarRef });
const listing = listQuery({
  sort: catalogSorts,
  filter: { salePrice: z.int32(), categorySlug: text(60), mitraSlug: text(80) },
});

/** Where a call has two versions, the second is the richer one, which the screens use. */
export const webinarEndpoints = defineEndpoints('webinar', {
  list: {
    method: 'GET',
    path: '/v2/webinar',
    auth: 'public',
    cache: 'everybody',
    summary: 'Published webinars that are not over, the next one first',
    query: listing,
    data: listOf(catalogCard.extend(withEducators)),
  },
  listV1: {
    method: 'GET',
    path: '/webinar',
    auth: 'public',
    cache: 'everybody',
    summary: 'Published webinars that are not over, in the first version',
    query: listing,
    data: listOf(webinarV1),
  },
  detail: {
    method: 'GET',
    path: '/v2/webinar/:id',
    auth: 'optional',
    cache: 'everybody',
    cacheUntilChanged: true,
    summary:
      'One published webinar, with its schedule; also when it is over, or with `archiveAt` not sold any more. 410 once it is deleted',
    params: byRef,
    data: webinar,
    errors: ['not_found', 'offer_gone'],
  },
  detailV1: {
    method: 'GET',
    path: '/webinar/:id',
    auth: 'optional',
    cache: 'everybody',
    summary: 'One published webinar, in the first version',
    params: byRef,
    data: webinarV1,
    errors: ['not_found', 'offer_gone'],
  },
  participantDetail: {
    method: 'GET',
    path: '/v2/participant/webinar/:id',
    auth: 'user',
    summary: 'The webinar as its participant sees it: status of each session, and its lessons',
    params: byRef,
    data: participantWebinar,
    errors: ['not_found'],
  },
  participantDetailV1: {
    method: 'GET',
    path: '/participant/webinar/:id',
    auth: 'user',
    summary: 'The webinar as its participant sees it, in the first version',
    params: byRef,
    data: webinarV1,
    errors: ['not_found'],
  },
  ...ownWebinarEndpoints,
});

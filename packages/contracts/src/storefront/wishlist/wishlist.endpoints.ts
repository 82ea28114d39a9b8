import { z } from 'zod';
import { defineEndpoints } from '../../endpoint.ts';
import { noData, uuid } from '../../fields.ts';
import { listOf, listQuery } from '../../list-query.ts';
import { maxWishlist } from './wishlist.rules.ts';
import { wishChange, wished } from './wishlist.schemas.ts';

export const wishlistEndpoints = defineEndpoints('wishlist', {
  list: {
    method: 'GET',
    path: '/user/wishlist',
    auth: 'user',
    summary: 'What I keep for later, newest first',
    query: listQuery(),
    data: listOf(wished),
  },
  ids: {
    method: 'GET',
    path: '/user/wishlist/ids',
    auth: 'user',
    summary: 'The ids of all classes, webinars and bundles that I keep, to mark them on lists that all share',
    data: z.object({ ids: z.array(uuid).max(maxWishlist) }),
  },
  set: {
    method: 'PUT',
    path: '/user/wishlist',
    auth: 'user',
    summary: 'Keep what is for sale, or keep it no more; the same call again changes nothing',
    body: wishChange,
    data: noData,
    errors: ['not_found', 'wishlist_full'],
    example: { type: 'program', id: '0198f1c0-0000-7000-8000-000000000000', isKept: true },
  },
});

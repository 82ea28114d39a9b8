// Written by `pnpm generate` from packages/contracts.
import type { wishlistEndpoints } from '@sinau/contracts/storefront/wishlist/wishlist.endpoints';
import { operation } from '../operation.ts';

export const wishlist = {
  key: ['wishlist'],
  list: operation<typeof wishlistEndpoints.list>('wishlist.list', 'GET', '/user/wishlist'),
  ids: operation<typeof wishlistEndpoints.ids>('wishlist.ids', 'GET', '/user/wishlist/ids'),
  set: operation<typeof wishlistEndpoints.set>('wishlist.set', 'PUT', '/user/wishlist'),
};

import { wishlistEndpoints } from '@sinau/contracts/storefront/wishlist/wishlist.endpoints';
import { defineRoutes } from '../../http/routes.ts';
import type { WishlistService } from './wishlist.service.ts';

export const wishlistRoutes = (wishlist: WishlistService) =>
  defineRoutes(wishlistEndpoints, {
    list: ({ actor, query }) => wishlist.list(actor, query),
    ids: ({ actor }) => wishlist.ids(actor),
    set: ({ actor, body }) => wishlist.set(actor, body),
  });

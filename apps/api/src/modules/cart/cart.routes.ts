import { cartEndpoints } from '@sinau/contracts/cart/cart.endpoints';
import { defineRoutes } from '../../http/routes.ts';
import type { CartService } from './cart.service.ts';

export const cartRoutes = (cart: CartService) =>
  defineRoutes(cartEndpoints, {
    list: ({ actor, query }) => cart.list(actor.id, query),
    count: ({ actor }) => cart.count(actor.id),
    add: ({ actor, body }) => cart.add(actor.id, body),
    remove: ({ actor, params }) => cart.remove(actor.id, params.id),
    removeMany: ({ actor, body }) => cart.removeMany(actor.id, body.ids),
    listCheckout: ({ actor, body }) => cart.quote(actor.id, body),
  });

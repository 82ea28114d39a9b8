import { cartEndpoints } from '@sinau/contracts/commerce/cart/cart.endpoints';
import { defineRoutes } from '../../http/routes.ts';
import type { CartService } from './cart.service.ts';
import type { PendingPurchaseService } from './pending-purchase.service.ts';

export const cartRoutes = (cart: CartService, wishes: PendingPurchaseService) =>
  defineRoutes(cartEndpoints, {
    list: ({ actor, query }) => cart.list(actor, query),
    count: ({ actor }) => cart.count(actor),
    add: ({ actor, body }) => cart.add(actor, body),
    setQuantity: ({ actor, params, body }) => cart.setQuantity(actor, params, body),
    remove: ({ actor, params }) => cart.remove(actor, params),
    removeMany: ({ actor, body }) => cart.removeMany(actor, body),
    listCheckout: ({ actor, body, address }) => cart.quote(actor, body, address),
    wish: ({ actor }) => wishes.current(actor),
    savePendingPurchase: ({ actor, body }) => wishes.keep(actor, body),
    dropPendingPurchase: ({ actor }) => wishes.drop(actor),
  });

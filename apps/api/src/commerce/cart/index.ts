import type { Deps } from '../../platform/deps.ts';
import type { Module } from '../../http/module.ts';
import { cartRoutes } from './cart.routes.ts';
import { createCartService } from './cart.service.ts';
import { createPendingPurchaseService } from './pending-purchase.service.ts';

export { deleteCartBundlesOwned, deleteCartItemsBought } from './cart.queries.ts';

export const cartModule = (deps: Deps): Module => ({
  routes: cartRoutes(createCartService(deps), createPendingPurchaseService(deps)),
});

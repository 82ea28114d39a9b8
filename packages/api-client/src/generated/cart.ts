// Written by `pnpm generate` from packages/contracts.
import type { cartEndpoints } from '@sinau/contracts/commerce/cart/cart.endpoints';
import { operation } from '../operation.ts';

export const cart = {
  key: ['cart'],
  list: operation<typeof cartEndpoints.list>('cart.list', 'GET', '/user/cart'),
  count: operation<typeof cartEndpoints.count>('cart.count', 'GET', '/user/cart/count'),
  add: operation<typeof cartEndpoints.add>('cart.add', 'POST', '/user/cart/create'),
  setQuantity: operation<typeof cartEndpoints.setQuantity>('cart.setQuantity', 'PUT', '/user/cart/:id'),
  remove: operation<typeof cartEndpoints.remove>('cart.remove', 'DELETE', '/user/cart/:id'),
  removeMany: operation<typeof cartEndpoints.removeMany>('cart.removeMany', 'DELETE', '/user/cart/delete-all'),
  listCheckout: operation<typeof cartEndpoints.listCheckout>('cart.listCheckout', 'POST', '/user/cart/list-checkout'),
  wish: operation<typeof cartEndpoints.wish>('cart.wish', 'GET', '/user/wish'),
  savePendingPurchase: operation<typeof cartEndpoints.savePendingPurchase>('cart.savePendingPurchase', 'PUT', '/user/wish'),
  dropPendingPurchase: operation<typeof cartEndpoints.dropPendingPurchase>('cart.dropPendingPurchase', 'DELETE', '/user/wish'),
};

import { z } from 'zod';
import { wish } from '../../core/auth/auth.schemas.ts';
import { defineEndpoints } from '../../endpoint.ts';
import { idOf, noData, uuid } from '../../fields.ts';
import { listOf, listQuery } from '../../list-query.ts';
import { maxQuantity } from '../ticket/ticket.rules.ts';
import { voucherRefusals } from '../voucher/voucher.rules.ts';
import {
  cartItem,
  cartReference,
  cartTotals,
  checkoutItems,
  checkoutRefusals,
  quote,
  waitingPurchase,
} from './cart.schemas.ts';

const someId = '0198f1c0-0000-7000-8000-000000000000';

export const cartEndpoints = defineEndpoints('cart', {
  list: {
    method: 'GET',
    path: '/user/cart',
    auth: 'user',
    summary:
      'What is in my cart, newest first. `selectable` adds up everything in it that can be bought; what a part of it costs, list-checkout says: a screen adds nothing up',
    /** `offerId` is the id of a class or a bundle. */
    query: listQuery({ filter: { offerId: uuid } }),
    data: listOf(cartItem).extend({ selectable: cartTotals }),
  },
  count: {
    method: 'GET',
    path: '/user/cart/count',
    auth: 'user',
    summary: 'How many items my cart holds',
    data: z.int().nonnegative(),
  },
  add: {
    method: 'POST',
    path: '/user/cart/create',
    auth: 'user',
    summary:
      'Put a class, a ticket or a bundle in my cart. An additional ticket needs a seat: one that I have, or one in the cart',
    body: cartReference,
    data: cartItem,
    errors: [
      'not_found',
      'cart_item_exists',
      'class_already_owned',
      'bundle_already_owned',
      'class_disputed',
      'own_class',
      'class_not_for_sale',
      'bundle_not_for_sale',
      'bundle_lacks_class',
      'ticket_sold_out',
      'ticket_not_enough',
      'ticket_not_open',
      'ticket_sale_ended',
      'webinar_over',
      'ticket_limit',
      'ticket_needs_seat',
      'one_seat_each',
    ],
    example: { type: 'Program', programId: someId },
  },
  setQuantity: {
    method: 'PUT',
    path: '/user/cart/:id',
    auth: 'user',
    summary: 'How many of an additional ticket I want; other items are one each',
    params: z.object({ id: idOf('cartItem') }),
    body: z.strictObject({ quantity: z.int().min(1).max(maxQuantity) }),
    data: cartItem,
    errors: ['not_found', 'ticket_limit'],
    example: { quantity: 1 },
  },
  remove: {
    method: 'DELETE',
    path: '/user/cart/:id',
    auth: 'user',
    summary: 'Take one item out of my cart',
    params: z.object({ id: idOf('cartItem') }),
    data: noData,
    errors: ['not_found'],
  },
  removeMany: {
    method: 'DELETE',
    path: '/user/cart/delete-all',
    auth: 'user',
    summary:
      'Take several items out; an empty list means all, unlike that of delete-many of notifications, which names at least one',
    body: z.strictObject({ ids: z.array(idOf('cartItem')).max(100) }),
    data: noData,
    example: { ids: [] },
  },
  listCheckout: {
    method: 'POST',
    path: '/user/cart/list-checkout',
    auth: 'user',
    summary:
      'What these classes, tickets and bundles cost together, line by line. Of a bundle, what I have already is not asked for. A voucher that does not hold is refused as ordering with it would be. `pendingOrders` names the waiting orders that hold a class of these',
    body: checkoutItems,
    data: quote,
    errors: [...checkoutRefusals, ...voucherRefusals],
    example: { programIds: [someId] },
  },
  wish: {
    method: 'GET',
    path: '/user/wish',
    auth: 'user',
    summary: 'What I came for and have not got yet, with the class to show; null when there is nothing',
    data: waitingPurchase.nullable(),
  },
  savePendingPurchase: {
    method: 'PUT',
    path: '/user/wish',
    auth: 'user',
    summary: 'Keep what I came for until my address is confirmed; takes the place of an earlier wish',
    body: wish,
    data: waitingPurchase.nullable(),
    example: { next: '/catalog' },
  },
  dropPendingPurchase: {
    method: 'DELETE',
    path: '/user/wish',
    auth: 'user',
    summary: 'Forget what I came for, once it has come true or is wanted no more',
    data: noData,
  },
});

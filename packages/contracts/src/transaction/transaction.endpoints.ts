import { z } from 'zod';
import { checkoutItems } from '../cart/cart.schemas.ts';
import { defineEndpoints } from '../endpoint.ts';
import { idOf, instant, rupiah, text } from '../fields.ts';
import { listOf, listQuery } from '../list-query.ts';
import { order, orderStatuses, paymentMethod, paymentMethodCodes, placedOrder } from './transaction.schemas.ts';

export const transactionEndpoints = defineEndpoints('transaction', {
  create: {
    method: 'POST',
    path: '/transaction/create',
    auth: 'user',
    summary:
      'Order these classes and bundles. Sending the same checkout again answers the same order while it waits for its payment. With `total`, only if that is still what they cost',
    body: checkoutItems.safeExtend({ paymentMethod: z.enum(paymentMethodCodes).optional(), total: rupiah.optional() }),
    data: placedOrder,
    errors: [
      'not_found',
      'checkout_empty',
      'checkout_overlap',
      'class_already_owned',
      'bundle_already_owned',
      'own_class',
      'class_not_for_sale',
      'price_changed',
      'email_not_verified',
      'order_pending_exists',
      'too_many_pending_orders',
      'payment_unavailable',
    ],
    example: { programIds: ['0198f1c0-0000-7000-8000-000000000000'], paymentMethod: 'qris' },
  },
  detail: {
    method: 'GET',
    path: '/transaction/get-detail',
    auth: 'user',
    summary: 'One of my orders, by `id` or `order_id`',
    query: z.object({ id: z.uuid().optional(), order_id: text(60, 0).optional() }),
    data: order,
    errors: ['not_found'],
  },
  list: {
    method: 'GET',
    path: '/transaction/list-by-user',
    aliases: ['/user/transaction-history'],
    auth: 'user',
    summary: 'My orders, newest first',
    query: listQuery({ sort: ['createdAt', 'total'], filter: { status: z.enum(orderStatuses), createdAt: instant } }),
    data: listOf(order),
  },
  cancel: {
    method: 'PUT',
    path: '/transaction/:id/cancel',
    auth: 'user',
    summary: 'Give up an order that is not paid yet',
    params: z.object({ id: idOf('order') }),
    data: order,
    errors: ['not_found', 'order_not_pending', 'payment_in_review', 'payment_unavailable'],
  },
  paymentMethods: {
    method: 'GET',
    path: '/transaction/payment-method',
    auth: 'public',
    summary: 'Ways to pay',
    data: z.object({ list: z.array(paymentMethod) }),
  },
});

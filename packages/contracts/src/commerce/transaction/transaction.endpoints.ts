import { z } from 'zod';
import { checkoutItems, checkoutRefusals } from '../cart/cart.schemas.ts';
import { defineEndpoints } from '../../endpoint.ts';
import { idOf, instant, rupiah, text, webinarRef, type ResourceName } from '../../fields.ts';
import { listOf, listQuery } from '../../list-query.ts';
import { voucherRefusals } from '../voucher/voucher.rules.ts';
import { seatCancellationHours, maxPendingOrders } from './transaction.rules.ts';
import {
  givenBack,
  order,
  orderStatuses,
  paymentMethod,
  paymentMethodCodes,
  placedOrder,
  refund,
  refundReasons,
  refundReference,
  wholeOrder,
  refundWays,
} from './transaction.schemas.ts';

/** `keyword` is an order's code, or a substring of a title. */
const ordersQuery = listQuery({
  sort: ['total'],
  filter: { status: z.enum(orderStatuses), createdAt: instant },
});

export const transactionEndpoints = defineEndpoints('transaction', {
  create: {
    method: 'POST',
    path: '/transaction/create',
    auth: 'user',
    summary:
      'Order these classes, tickets and bundles. Seats and vouchers are held while the order waits. Sending the same checkout again answers the same order while it waits for its payment; with another way to pay, other vouchers or other classes, `order_pending_exists` names the order in the way (`fields.id`, `fields.orderId`), and `replaces` with its id closes it and takes over what it holds. With `total`, only if that is still what they cost',
    body: checkoutItems.safeExtend({
      paymentMethod: z.enum(paymentMethodCodes).optional(),
      total: rupiah.optional(),
      /** Pending orders of the caller that the new one replaces; orders that are closed already are ignored. */
      replaces: z.array(idOf('order')).max(maxPendingOrders).default([]),
    }),
    data: placedOrder,
    errors: [
      ...checkoutRefusals,
      ...voucherRefusals,
      'price_changed',
      'email_not_verified',
      'order_pending_exists',
      'too_many_pending_orders',
      'order_not_pending',
      'payment_in_review',
      'payment_unavailable',
    ],
    example: { programIds: ['0198f1c0-0000-7000-8000-000000000000'], paymentMethod: 'qris' },
  },
  detail: {
    method: 'GET',
    path: '/transaction/get-detail',
    auth: 'user',
    summary: 'One of my orders, by `id` or `order_id`',
    query: z.object({
      id: idOf('order').optional(),
      order_id: text(60, 0)
        .meta({ resource: 'orderCode' satisfies ResourceName })
        .optional(),
    }),
    data: wholeOrder,
    errors: ['not_found'],
  },
  list: {
    method: 'GET',
    path: '/transaction/list-by-user',
    auth: 'user',
    summary: 'My orders, newest first',
    query: ordersQuery,
    data: listOf(order),
  },
  history: {
    method: 'GET',
    path: '/user/transaction-history',
    auth: 'user',
    summary: 'The same with what happened to each, the tries to pay it, and its invoice',
    query: ordersQuery,
    data: listOf(wholeOrder),
  },
  changeMethod: {
    method: 'PUT',
    path: '/transaction/:id/payment-method',
    auth: 'user',
    summary:
      'Pay a waiting order in another way: it is closed, and one with the same lines, prices and deadline takes its place, in one call. Sent again it answers that one',
    params: z.object({ id: idOf('order') }),
    body: z.strictObject({ paymentMethod: z.enum(paymentMethodCodes) }),
    data: placedOrder,
    errors: ['not_found', 'order_not_pending', 'payment_in_review', 'payment_unavailable'],
    example: { paymentMethod: 'bank_transfer' },
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
  cancelSeat: {
    method: 'PUT',
    path: '/participant/webinar/:id/give-back',
    auth: 'user',
    summary: `Give back my seat in a webinar of which a session was moved, with its additional tickets, within ${seatCancellationHours} hours of being told. Access ends at once and what I paid is owed back; not once I attended a session`,
    params: z.object({ id: webinarRef }),
    data: givenBack,
    errors: ['not_found', 'seat_not_moved', 'give_back_over', 'seat_attended', 'seat_given_back'],
  },
  refunds: {
    method: 'GET',
    path: '/operator/refund',
    auth: 'operator',
    staff: ['support', 'finance'],
    summary:
      'Payments that are owed back, and those that were paid back; the longest waiting first. `keyword` is part of an order code, a name, an address or the title of a class',
    query: listQuery({
      sort: ['dueAt', 'refundedAt'],
      filter: {
        isPaid: z.boolean(),
        isPayable: z.boolean(),
        way: z.enum(refundWays),
        reason: z.enum(refundReasons),
        buyerId: idOf('user'),
        classId: idOf('program'),
      },
    }),
    data: listOf(refund),
  },
  markRefunded: {
    method: 'PUT',
    path: '/operator/refund/:id',
    auth: 'operator',
    staff: ['finance'],
    summary:
      'Say that a refund was transferred to the account that its buyer named, once; mails its buyer. Not while the gateway pays it or the payment is disputed, nor more than the gateway says is left of the payment',
    params: z.object({ id: idOf('order') }),
    body: z.strictObject({ reference: refundReference }),
    data: refund,
    errors: [
      'not_found',
      'refund_already_paid',
      'refund_by_gateway',
      'refund_disputed',
      'refund_exceeds_payment',
      'refund_account_missing',
      'payment_unavailable',
    ],
    example: { reference: 'TRF-20261128-0042' },
  },
  paymentMethods: {
    method: 'GET',
    path: '/transaction/payment-method',
    auth: 'public',
    summary: 'Ways to pay',
    data: listOf(paymentMethod),
  },
});

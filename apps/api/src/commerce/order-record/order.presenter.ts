import type { Order, PlacedOrder } from '@sinau/contracts/commerce/transaction/transaction.schemas';
import { isoOrNull } from '../../platform/iso.ts';
import { presentSaleClass } from '../../storefront/catalog/index.ts';
import { payableAt, paymentMethodOf, presentLines } from '../checkout/index.ts';
import type { OrderLineRow } from './order-lines.queries.ts';
import type { OrderRow } from './order-record.queries.ts';
import { statusOf } from './order-record.rules.ts';

export type WithoutBuyer = Omit<OrderRow, 'user'>;

export const presentPlaced = (order: WithoutBuyer, now: Date): PlacedOrder => ({
  id: order.id,
  orderId: order.code,
  status: statusOf(order.status),
  redirectUrl: payableAt(order, now),
});

export const presentOrder = (order: WithoutBuyer, now: Date): Order => ({
  ...presentPlaced(order, now),
  total: order.total,
  paymentMethod: paymentMethodOf(order.paymentMethod),
  lines: presentLines(
    order.lines.map((line) => ({ ...line, class: { ...presentSaleClass(line.class, now), title: line.title } })),
  ).map((line, index) => ({ ...line, ...presentCancelled(order.lines[index]!) })),
  vouchers: order.vouchers.map(({ code, fundedBy, discount }) => ({ code, fundedBy, discount })),
  createdAt: order.createdAt.toISOString(),
  expiresAt: order.expiresAt.toISOString(),
  paidAt: isoOrNull(order.paidAt),
  lastAttempt: order.attempt && { state: order.attempt, at: order.attemptAt!.toISOString() },
  refundDueAt: isoOrNull(order.refundDueAt),
  refundReason: order.refundReason,
  refundedAt: isoOrNull(order.refundedAt),
  refundReference: order.refundReference,
  payout: order.payout,
});

const presentCancelled = ({ id, givenBackAt, refund }: OrderLineRow) => ({
  lineId: id,
  givenBackAt: isoOrNull(givenBackAt),
  refund: refund && {
    amount: refund.amount,
    reason: refund.reason,
    dueAt: refund.dueAt.toISOString(),
    refundedAt: isoOrNull(refund.refundedAt),
    reference: refund.refundReference,
  },
});

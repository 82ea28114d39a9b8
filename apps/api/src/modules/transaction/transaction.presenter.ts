import type { Order, PlacedOrder, Refund } from '@sinau/contracts/transaction/transaction.schemas';
import { presentSaleClass } from '../catalog/index.ts';
import { payableAt, paymentMethodOf, presentLines } from '../checkout/index.ts';
import type { RefundRow } from './refund.queries.ts';
import type { OrderRow } from './transaction.queries.ts';
import { statusOf } from './transaction.rules.ts';
import { isoOrNull } from '../../platform/iso.ts';

export const presentPlaced = (order: OrderRow, now: Date): PlacedOrder => ({
  id: order.id,
  orderId: order.code,
  status: statusOf(order.status),
  redirectUrl: payableAt(order, now),
});

export const presentOrder = (order: OrderRow, now: Date): Order => ({
  ...presentPlaced(order, now),
  total: order.total,
  paymentMethod: paymentMethodOf(order.paymentMethod),
  lines: presentLines(
    order.lines.map((line) => ({ ...line, class: { ...presentSaleClass(line.class, now), title: line.title } })),
  ),
  createdAt: order.createdAt.toISOString(),
  expiresAt: order.expiresAt.toISOString(),
  paidAt: isoOrNull(order.paidAt),
  lastAttempt: order.attempt && { state: order.attempt, at: order.attemptAt!.toISOString() },
  refundDueAt: isoOrNull(order.refundDueAt),
  refundReason: order.refundReason,
  refundedAt: isoOrNull(order.refundedAt),
  refundReference: order.refundReference,
});

export const presentRefund = (row: RefundRow): Refund => ({
  id: row.id,
  orderId: row.code,
  buyer: row.user,
  titles: row.lines.map(({ title }) => title),
  reason: row.refundReason!,
  total: row.total,
  amount: row.refundAmount,
  gateway: row.gateway,
  paymentMethod: paymentMethodOf(row.paymentMethod)?.title ?? null,
  dueAt: row.refundDueAt!.toISOString(),
  refundedAt: isoOrNull(row.refundedAt),
  reference: row.refundReference,
  refundedBy: row.refundedBy?.fullname ?? null,
});

import type { Order, OrderStatus, PlacedOrder } from '@sinau/contracts/transaction/transaction.schemas';
import type { OrderState } from '../../generated/prisma/enums.ts';
import { presentSaleClass } from '../catalog/index.ts';
import { presentLine } from '../checkout/index.ts';
import { paymentMethods } from './payment-methods.ts';
import type { OrderRow } from './transaction.queries.ts';

/** To the buyer a payment under review is one that has not come yet. */
const presentStatus = (status: OrderState): OrderStatus => (status === 'REVIEW' ? 'PENDING' : status);

export const statesOf = (status: OrderStatus): OrderState[] =>
  status === 'PENDING' ? ['PENDING', 'REVIEW'] : [status];

const payableAt = ({ status, redirectUrl, expiresAt }: OrderRow, now: Date) =>
  status === 'PENDING' && expiresAt > now ? redirectUrl : null;

export const presentPlaced = (order: OrderRow, now: Date): PlacedOrder => ({
  id: order.id,
  orderId: order.orderId,
  status: presentStatus(order.status),
  redirectUrl: payableAt(order, now),
});

export const presentOrder = (order: OrderRow, now: Date): Order => ({
  ...presentPlaced(order, now),
  total: order.total,
  paymentMethod: paymentMethods.find(({ code }) => code === order.paymentMethod) ?? null,
  lines: order.lines.map((line) => ({
    ...presentLine({ ...line, class: presentSaleClass(line.class, now) }),
    title: line.title,
  })),
  createdAt: order.createdAt.toISOString(),
  expiresAt: order.expiresAt.toISOString(),
  paidAt: order.paidAt?.toISOString() ?? null,
  refundDueAt: order.refundDueAt?.toISOString() ?? null,
});

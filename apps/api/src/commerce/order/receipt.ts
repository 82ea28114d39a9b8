import { paymentMethodOf } from '../checkout/index.ts';
import type { LockedOrder } from '../order-record/index.ts';

/** Fields of an order that mails list. */
export const receiptOf = (order: LockedOrder) => ({
  to: order.user.email,
  fullname: order.user.fullname,
  orderId: order.code,
  lines: order.lines.map((line) => ({ title: titleOf(line), paid: line.paid })),
  total: order.total,
  discount: order.lines.reduce((sum, { listPrice, paid }) => sum + listPrice - paid, 0),
  paymentMethod: paymentMethodOf(order.paymentMethod)?.title ?? null,
});

/** Receipt with the deadline of the payment. */
export const receiptWithDeadline = (order: LockedOrder) => ({
  ...receiptOf(order),
  expiresAt: order.expiresAt.toISOString(),
});

const titleOf = ({ title, ticket, quantity }: LockedOrder['lines'][number]) =>
  ticket ? `${title} (${ticket.title}${quantity > 1 ? ` × ${quantity}` : ''})` : title;

import { z } from 'zod';
import { orderLine } from '../cart/cart.schemas.ts';
import { instant, rupiah, uuid } from '../fields.ts';

/** What the buyer sees; an order under fraud review counts as PENDING. */
export const orderStatuses = ['PENDING', 'SUCCESS', 'FAILED', 'EXPIRED', 'CANCELLED'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export const paymentMethodCodes = ['qris', 'bank_transfer', 'e_wallet', 'card', 'retail'] as const;
export type PaymentMethodCode = (typeof paymentMethodCodes)[number];
export const paymentMethod = z.object({ code: z.enum(paymentMethodCodes), title: z.string(), description: z.string() });

export type PaymentMethod = z.infer<typeof paymentMethod>;

export const order = z.object({
  id: uuid,
  /** The public code, as printed on invoices and sent to the gateway. */
  orderId: z.string(),
  status: z.enum(orderStatuses),
  total: rupiah,
  paymentMethod: paymentMethod.nullable(),
  lines: z.array(orderLine),
  createdAt: instant,
  expiresAt: instant,
  paidAt: instant.nullable(),
  /** Since when the payment is owed back: it came for classes that the buyer had by then. */
  refundDueAt: instant.nullable(),
  /** Where to pay, while it can be paid. */
  redirectUrl: z.string().nullable(),
});
export type Order = z.infer<typeof order>;

/** What an order answers to the one who places it. */
export const placedOrder = order.pick({ id: true, orderId: true, status: true, redirectUrl: true });
export type PlacedOrder = z.infer<typeof placedOrder>;

/** Where the buyer goes on, by the specification's rule: SUCCESS to finish, PENDING to unfinish, the rest to error. */
export const paymentScreenOf = (status: OrderStatus) =>
  status === 'SUCCESS' ? 'finish' : status === 'PENDING' ? 'unfinish' : 'error';

import { z } from 'zod';
import { orderLine, usedVoucher } from '../cart/cart.schemas.ts';
import { instant, rupiah, text, uuid } from '../../fields.ts';

/** What the buyer sees; an order under fraud review counts as PENDING. The last three follow SUCCESS. */
export const orderStatuses = [
  'PENDING',
  'SUCCESS',
  'FAILED',
  'EXPIRED',
  'CANCELLED',
  'PARTIALLY_REFUNDED',
  'REFUNDED',
  'DISPUTED',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export const paymentMethodCodes = ['qris', 'bank_transfer', 'e_wallet', 'card', 'retail'] as const;
export type PaymentMethodCode = (typeof paymentMethodCodes)[number];
export const paymentMethod = z.object({
  code: z.enum(paymentMethodCodes),
  title: z.string(),
  description: z.string(),
  /** The names that people look for: of banks, wallets, cards and shops. */
  marks: z.array(z.string()),
});

export type PaymentMethod = z.infer<typeof paymentMethod>;

export const paymentAttempts = ['pending', 'review', 'refused'] as const;
export const refundReasons = [
  'already_owned',
  'wrong_amount',
  'sold_out',
  'webinar_over',
  'voucher_used_up',
  'without_seat',
  'webinar_cancelled',
  'session_moved',
  'requested',
  'granted',
  'gateway',
  'charged_back',
] as const;
export type RefundReason = (typeof refundReasons)[number];

/** How what is owed is paid back: by the gateway that took the money, or to an account that its buyer names. */
export const refundWays = ['gateway', 'bank', 'chargeback'] as const;
export type RefundWay = (typeof refundWays)[number];

/** What is owed back of a line that was given back, or was paid back. */
const lineRefund = z.object({
  amount: rupiah,
  reason: z.enum(refundReasons),
  /** Since when it is owed. Promise no more than `refundWorkingDays` (transaction.rules.ts). */
  dueAt: instant,
  /** Once it was paid back: when, and what the bank or the gateway calls that payment. */
  refundedAt: instant.nullable(),
  reference: z.string().nullable(),
});
export type LineRefund = z.infer<typeof lineRefund>;

export const order = z.object({
  id: uuid,
  /** The public code, as printed on invoices and sent to the gateway. */
  orderId: z.string(),
  status: z.enum(orderStatuses),
  total: rupiah,
  paymentMethod: paymentMethod.nullable(),
  lines: z.array(
    orderLine.extend({
      /** The line's own; `id` is that of its class. */
      lineId: uuid,
      refund: lineRefund.nullable(),
      /** When it was given back, with or without money; access ended then. */
      givenBackAt: instant.nullable(),
    }),
  ),
  /** The mitra's first. */
  vouchers: z.array(usedVoucher.pick({ code: true, fundedBy: true, discount: true })),
  createdAt: instant,
  expiresAt: instant,
  paidAt: instant.nullable(),
  /** The last try to pay, as the gateway told of it; a refused one can be tried again while the order is PENDING. */
  lastAttempt: z.object({ state: z.enum(paymentAttempts), at: instant }).nullable(),
  /** Since when the whole payment is owed back. Promise no more than `refundWorkingDays` (transaction.rules.ts). */
  refundDueAt: instant.nullable(),
  /** A class of it was bought in another way by then, or what came is not what the order costs. */
  refundReason: z.enum(refundReasons).nullable(),
  /** Once it was paid back: when, and what the bank or the gateway calls that payment. */
  refundedAt: instant.nullable(),
  refundReference: z.string().nullable(),
  /** Where money goes that the gateway cannot pay back; null while nothing is owed that way. */
  payout: z
    .object({
      /** Not paid yet; null where the gateway told no whole amount. */
      amount: rupiah.nullable(),
      account: z.object({ bank: z.string(), holder: z.string(), numberEnd: z.string() }).nullable(),
    })
    .nullable(),
  /** Where to pay, while it can be paid. */
  redirectUrl: z.string().nullable(),
});
export type Order = z.infer<typeof order>;

/** What happens to an order, in its order of time. */
const orderEventKinds = [
  'placed',
  'pending',
  'review',
  'refused',
  'paid',
  'failed',
  'expired',
  'cancelled',
  'replaced',
  'partially_refunded',
  'refunded',
  'disputed',
  'refund_due',
  'refund_paid',
] as const;
export type OrderEventKind = (typeof orderEventKinds)[number];

/** How a try to pay stands, or how it ended. */
const attemptStates = [...paymentAttempts, 'paid'] as const;

/** The newer shape of an order: what happened to it, and its invoice. */
export const wholeOrder = order.extend({
  /** Tries to pay, as far as the gateway told of them, the first one first. */
  attempts: z.array(z.object({ state: z.enum(attemptStates), method: z.string().nullable(), at: instant })),
  timeline: z.array(z.object({ kind: z.enum(orderEventKinds), at: instant, method: z.string().nullable() })),
  /** Given when it is paid; what costs nothing has none. */
  invoice: z.object({ number: z.string(), issuedAt: instant }).nullable(),
  /** The public code of the order that took its place, when its buyer chose another way to pay. */
  replacedBy: z.string().nullable(),
  /** Whether ordering the same again makes sense: it is closed, nothing took its place, and all of it is on sale and not owned. */
  isOrderable: z.boolean(),
});
export type WholeOrder = z.infer<typeof wholeOrder>;

/** What an operator needs to pay back what is owed, and what was paid back. */
export const refund = z.object({
  /** The order's; of a line that was given back, its own. */
  id: uuid,
  orderId: z.string(),
  buyer: z.object({ id: uuid, fullname: z.string(), email: z.string(), phone: z.string().nullable() }),
  titles: z.array(z.string()),
  reason: z.enum(refundReasons),
  total: rupiah,
  /** What came and goes back; null where the gateway told no whole amount: look there. */
  amount: rupiah.nullable(),
  gateway: z.string().nullable(),
  paymentMethod: z.string().nullable(),
  /** Null for what was paid back before we knew of it. */
  way: z.enum(refundWays).nullable(),
  /** Where its buyer wants it, where the gateway cannot pay it back. */
  account: z.object({ bank: z.string(), holder: z.string(), numberEnd: z.string() }).nullable(),
  /** An operator's own words. */
  note: z.string().nullable(),
  dueAt: instant,
  refundedAt: instant.nullable(),
  reference: z.string().nullable(),
  /** Null from the command line. */
  refundedBy: z.string().nullable(),
});
export type Refund = z.infer<typeof refund>;

/** A seat that was given back. */
export const givenBack = z.object({
  /** What goes back, additional tickets included; 0 for a seat that cost nothing. */
  amount: rupiah,
});

/** What the bank or the gateway calls the payment back. */
export const refundReference = text(100, 3);

/** What an order answers to the one who places it. */
export const placedOrder = order.pick({ id: true, orderId: true, status: true, redirectUrl: true });
export type PlacedOrder = z.infer<typeof placedOrder>;

import { z } from 'zod';
import { orderLine, usedVoucher } from '../cart/cart.schemas.ts';
import { instant, rupiah, text, uuid } from '../../fields.ts';

/** States as the buyer sees them; an order under fraud review counts as PENDING. The last three follow SUCCESS. */
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
  /** Names that buyers look for: of banks, wallets, cards and shops. */
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

/** Ways of paying a refund: by the gateway that took the money, or to an account that its buyer names. */
export const refundWays = ['gateway', 'bank', 'chargeback'] as const;
export type RefundWay = (typeof refundWays)[number];

/** Refund of a line that is owed, or was paid. */
const lineRefund = z.object({
  amount: rupiah,
  reason: z.enum(refundReasons),
  /** Time since which it is owed. Promise no more than `refundWorkingDays` (transaction.rules.ts). */
  dueAt: instant,
  /** Once it was refunded: when, and the bank's or the gateway's reference. */
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
      /** Id of the line; `id` is that of its class. */
      lineId: uuid,
      refund: lineRefund.nullable(),
      /** Time of its return, with or without money; access ended then. */
      givenBackAt: instant.nullable(),
    }),
  ),
  /** The mitra's voucher first. */
  vouchers: z.array(usedVoucher.pick({ code: true, fundedBy: true, discount: true })),
  createdAt: instant,
  expiresAt: instant,
  paidAt: instant.nullable(),
  /** The last payment attempt, as the gateway reported it; a refused one can be repeated while the order is PENDING. */
  lastAttempt: z.object({ state: z.enum(paymentAttempts), at: instant }).nullable(),
  /**
   * Time since which the whole payment is to be refunded. Promise no more than `refundWorkingDays`
   * (transaction.rules.ts).
   */
  refundDueAt: instant.nullable(),
  /** One of its classes had been bought in another way by then, or the amount paid is not that of the order. */
  refundReason: z.enum(refundReasons).nullable(),
  /** Once it was refunded: when, and the bank's or the gateway's reference. */
  refundedAt: instant.nullable(),
  refundReference: z.string().nullable(),
  /** Destination of money that the gateway cannot refund; null while none is owed that way. */
  payout: z
    .object({
      /** Amount not paid yet; null if the gateway reported no whole amount. */
      amount: rupiah.nullable(),
      account: z.object({ bank: z.string(), holder: z.string(), numberEnd: z.string() }).nullable(),
    })
    .nullable(),
  /** Payment page, while the order can be paid. */
  redirectUrl: z.string().nullable(),
});
export type Order = z.infer<typeof order>;

/** Events of an order, in their order of time. */
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

/** State or result of a payment attempt. */
const attemptStates = [...paymentAttempts, 'paid'] as const;

/** The newer shape of an order: its events, and its invoice. */
export const wholeOrder = order.extend({
  /** Payment attempts that the gateway reported, oldest first. */
  attempts: z.array(z.object({ state: z.enum(attemptStates), method: z.string().nullable(), at: instant })),
  timeline: z.array(z.object({ kind: z.enum(orderEventKinds), at: instant, method: z.string().nullable() })),
  /** Issued on payment; free orders have none. */
  invoice: z.object({ number: z.string(), issuedAt: instant }).nullable(),
  /** Public code of the order that replaced it, when its buyer chose another way to pay. */
  replacedBy: z.string().nullable(),
  /**
   * True if it makes sense to order the same again: it is closed, not replaced, and all of it is on sale and not owned.
   */
  isOrderable: z.boolean(),
});
export type WholeOrder = z.infer<typeof wholeOrder>;

/** Data that an operator needs to pay an owed refund, or of a paid one. */
export const refund = z.object({
  /** Id of the order; of a returned line, the line's id. */
  id: uuid,
  orderId: z.string(),
  buyer: z.object({ id: uuid, fullname: z.string(), email: z.string(), phone: z.string().nullable() }),
  titles: z.array(z.string()),
  reason: z.enum(refundReasons),
  total: rupiah,
  /** Amount that was received and is refunded; null if the gateway reported no whole amount: look there. */
  amount: rupiah.nullable(),
  gateway: z.string().nullable(),
  paymentMethod: z.string().nullable(),
  /** Null for a refund that was paid before we knew of it. */
  way: z.enum(refundWays).nullable(),
  /** Account that its buyer named, if the gateway cannot refund it. */
  account: z.object({ bank: z.string(), holder: z.string(), numberEnd: z.string() }).nullable(),
  /** Note by an operator. */
  note: z.string().nullable(),
  dueAt: instant,
  refundedAt: instant.nullable(),
  reference: z.string().nullable(),
  /** Null for the command line. */
  refundedBy: z.string().nullable(),
});
export type Refund = z.infer<typeof refund>;

/** A returned seat. */
export const givenBack = z.object({
  /** Amount of the refund, additional tickets included; 0 for a free seat. */
  amount: rupiah,
});

/** The bank's or the gateway's reference of the refund. */
export const refundReference = text(100, 3);

/** Answer to the buyer who places an order. */
export const placedOrder = order.pick({ id: true, orderId: true, status: true, redirectUrl: true });
export type PlacedOrder = z.infer<typeof placedOrder>;

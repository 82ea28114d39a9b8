import { z } from 'zod';
import { wish } from '../../core/auth/auth.schemas.ts';
import type { ErrorCode } from '../../errors.ts';
import { idOf, instant, rupiah, uuid } from '../../fields.ts';
import { mitraBrief } from '../../storefront/catalog/offer.schemas.ts';
import { programFormats, checkoutLimit } from '../../storefront/catalog/offer.rules.ts';
import { maxQuantity, ticketKinds } from '../ticket/ticket.rules.ts';
import { sale } from '../../storefront/stock/sale.schemas.ts';
import { voucherFunders, voucherKinds } from '../voucher/voucher.rules.ts';
import { typedCode } from '../voucher/voucher.schemas.ts';

/** Reasons why a cart item cannot be bought now. */
const cartProblems = [
  'owned',
  /** The buyer belongs to the mitra that sells it. */
  'own_class',
  /** Archived or withdrawn; for a bundle, the bundle or a class in it. */
  'not_for_sale',
  'not_open',
  'sale_ended',
  'webinar_over',
  'sold_out',
] as const;
export type CartProblem = (typeof cartProblems)[number];

const offer = {
  id: uuid,
  title: z.string(),
  slug: z.string(),
  thumbnail: z.string().nullable(),
  salePrice: rupiah,
  /** Price before a promotion, or the sum of a bundle's classes; null if that is not higher. */
  normalPrice: rupiah.nullable(),
  promotionEndsAt: instant.nullable(),
  mitra: mitraBrief,
  /** False if there is a `problem`: the item stays visible but cannot be checked out. */
  isForSale: z.boolean(),
  problem: z.enum(cartProblems).nullable(),
  /** Price when it was added; null if it costs the same now, or cannot be bought. */
  previousPrice: rupiah.nullable(),
  /** Public code of the caller's pending order that holds this already: continue it, or replace it. */
  waitsInOrder: z.string().nullable(),
  sale,
};

/** A ticket of a webinar. */
const ticketRef = z.object({ id: uuid, title: z.string(), kind: z.enum(ticketKinds) });

export const cartItem = z.discriminatedUnion('type', [
  z.object({ ...offer, type: z.literal('Program'), programId: uuid, format: z.enum(programFormats) }),
  /** A seat in a webinar, by one of its regular tickets. */
  z.object({ ...offer, type: z.literal('Webinar'), webinarId: uuid, ticketId: uuid, ticket: ticketRef }),
  /** Additional tickets of a webinar. Prices are for the quantity; `perOrder` bounds it. */
  z.object({
    ...offer,
    type: z.literal('Ticket'),
    webinarId: uuid,
    ticketId: uuid,
    ticket: ticketRef,
    quantity: z.int().positive(),
    perOrder: z.int().positive(),
  }),
  /** Prices are those of the classes that the caller does not own yet: `ownedClass` of them are not charged. */
  z.object({
    ...offer,
    type: z.literal('Bundle'),
    bundleId: uuid,
    totalClass: z.int().nonnegative(),
    ownedClass: z.int().nonnegative(),
  }),
]);
export type CartItem = z.infer<typeof cartItem>;

/** The reference is in a field named after the type. */
export const cartReference = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('Program'), programId: idOf('program') }),
  z.strictObject({ type: z.literal('Webinar'), webinarId: idOf('program'), ticketId: idOf('ticket') }),
  z.strictObject({
    type: z.literal('Ticket'),
    ticketId: idOf('ticket'),
    quantity: z.int().min(1).max(maxQuantity).default(1),
  }),
  z.strictObject({ type: z.literal('Bundle'), bundleId: idOf('bundle') }),
]);
export type CartReference = z.infer<typeof cartReference>;

/** All buyable items in the cart, on any page. `list-checkout` computes the sum of a selection. */
export const cartTotals = z.object({
  /** Items, and their classes that are not owned already; additional tickets are not classes. */
  items: z.int().nonnegative(),
  classes: z.int().nonnegative(),
  total: rupiah,
});
export type CartTotals = z.infer<typeof cartTotals>;

/** Unknown keys are refused: a caller who misspells a voucher must not pay the full price. */
export const checkoutItems = z
  .strictObject({
    programIds: z.array(idOf('program')).max(checkoutLimit).default([]),
    bundleIds: z.array(idOf('bundle')).max(checkoutLimit).default([]),
    /** A webinar id alone means its cheapest regular ticket that can be bought. */
    webinarIds: z.array(idOf('program')).max(checkoutLimit).default([]),
    /** Repeated ids are a quantity. */
    ticketIds: z
      .array(idOf('ticket'))
      .max(checkoutLimit * maxQuantity)
      .default([]),
    /** Code of a mitra's voucher: an order uses one. */
    voucherMitra: z.array(typedCode).max(1, 'Satu pesanan memakai satu voucher mitra').default([]),
    /** Code of one of the platform's vouchers. */
    voucherPlatform: typedCode.optional(),
  })
  .refine(
    ({ programIds, bundleIds, webinarIds, ticketIds }) =>
      programIds.length + bundleIds.length + webinarIds.length + new Set(ticketIds).size <= checkoutLimit,
    { path: ['bundleIds'], message: `Maksimal ${checkoutLimit} sekaligus` },
  );
export type CheckoutItems = z.infer<typeof checkoutItems>;

/** Refusals of a checkout, besides those of vouchers. */
export const checkoutRefusals = [
  'not_found',
  'checkout_empty',
  'checkout_overlap',
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
] as const satisfies readonly ErrorCode[];

export const orderLine = z.object({
  /** A ticket other than a seat is a line of its own. */
  type: z.enum(['Program', 'Webinar', 'Ticket']),
  /** Id of the class. */
  id: uuid,
  title: z.string(),
  slug: z.string(),
  /** Null for webinars and their tickets. */
  format: z.enum(programFormats).nullable(),
  ticket: ticketRef.nullable(),
  quantity: z.int().positive(),
  thumbnail: z.string().nullable(),
  mitra: mitraBrief,
  /** Bundle that it was bought in; its price is divided among its lines. */
  bundle: z
    .object({
      id: uuid,
      title: z.string(),
      slug: z.string(),
      thumbnail: z.string().nullable(),
      /** Sums of the bundle's lines here. `normalPrice` is null if it is not higher than `listPrice`. */
      listPrice: rupiah,
      voucherMitra: rupiah,
      voucherPlatform: rupiah,
      paid: rupiah,
      normalPrice: rupiah.nullable(),
    })
    .nullable(),
  /** For the whole quantity. */
  listPrice: rupiah,
  voucherMitra: rupiah,
  voucherPlatform: rupiah,
  /** listPrice − voucherMitra − voucherPlatform. */
  paid: rupiah,
});
export type OrderLine = z.infer<typeof orderLine>;

export const quoteLine = orderLine.extend({
  /** Price before a promotion; in a bundle, the price of the class alone. Null if that is not higher. */
  normalPrice: rupiah.nullable(),
  promotionEndsAt: instant.nullable(),
});

/** The caller's pending order with one of the chosen classes: two such orders cannot be pending. */
export const pendingOrder = z.object({
  id: uuid,
  /** Public code, for `/checkout/result`. */
  orderId: z.string(),
  total: rupiah,
  /** Payment method in words; null if it is chosen on the gateway's page. */
  paymentMethod: z.string().nullable(),
  expiresAt: instant,
  /** Page at the gateway, to continue payment; null if not opened yet, or closed. */
  redirectUrl: z.string().nullable(),
  /** Payment is under investigation: the order can neither be paid again nor replaced. */
  isInReview: z.boolean(),
  /**
   * The same classes with the same vouchers at the same price as this quote: repeating the checkout returns this order.
   */
  isSame: z.boolean(),
});
export type PendingOrder = z.infer<typeof pendingOrder>;

/** A voucher of a checkout or an order, and its discount. Each line has its part of it. */
export const usedVoucher = z.object({
  code: z.string(),
  fundedBy: z.enum(voucherFunders),
  kind: z.enum(voucherKinds),
  /** Per cent, rupiah off, or the new price of each class. */
  value: z.int().nonnegative(),
  /** Mitra of the voucher; null for the platform's. */
  mitra: mitraBrief.nullable(),
  discount: rupiah,
});
export type UsedVoucher = z.infer<typeof usedVoucher>;

export const quote = z.object({
  lines: z.array(quoteLine),
  /** The mitra's voucher first. */
  vouchers: z.array(usedVoucher),
  /** Classes of the bundles that the buyer owns already: their share is not charged. */
  owned: z.array(z.object({ bundleId: uuid, title: z.string() })),
  subtotal: rupiah,
  discount: rupiah,
  total: rupiah,
  /** Minutes that the order will wait for its payment. */
  paymentWindowMinutes: z.int().nonnegative(),
  /**
   * Orders that block this one. Continue one by its `redirectUrl`, or order again: `POST /transaction/create` with
   * `replaces` naming all of these ids closes them and returns the new order, in one call.
   */
  pendingOrders: z.array(pendingOrder),
});
export type QuoteLine = z.infer<typeof quoteLine>;
export type Quote = z.infer<typeof quote>;

/** A pending purchase with its class or bundle, as a card shows it. */
export const waitingPurchase = z.object({
  wish,
  /** Null if the pending purchase is a page, or its item no longer exists. */
  item: z
    .object({
      type: z.enum(['program', 'webinar', 'bundle']),
      id: uuid,
      title: z.string(),
      slug: z.string(),
      thumbnail: z.string().nullable(),
      salePrice: rupiah,
      normalPrice: rupiah.nullable(),
      promotionEndsAt: instant.nullable(),
      mitra: mitraBrief,
      isForSale: z.boolean(),
    })
    .nullable(),
});
export type WaitingPurchase = z.infer<typeof waitingPurchase>;

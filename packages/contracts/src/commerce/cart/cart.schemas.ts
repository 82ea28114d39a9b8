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

/** Why something in the cart cannot be bought now. */
const cartProblems = [
  'owned',
  /** Its buyer belongs to the mitra that sells it. */
  'own_class',
  /** Archived or withdrawn; of a bundle, or of a class in it. */
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
  /** The price before a promotion, or what a bundle's classes cost one by one; null where that is not more. */
  normalPrice: rupiah.nullable(),
  promotionEndsAt: instant.nullable(),
  mitra: mitraBrief,
  /** False where there is a `problem`: it stays in sight but cannot be checked out. */
  isForSale: z.boolean(),
  problem: z.enum(cartProblems).nullable(),
  /** What it cost when it was put in; null where it costs the same now, or cannot be bought. */
  previousPrice: rupiah.nullable(),
  /** The public code of my order that waits for its payment and holds this already: go on with it, or replace it. */
  waitsInOrder: z.string().nullable(),
  sale,
};

/** Which ticket of a webinar something is. */
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
  /** Prices are those of the classes that I do not have already: `ownedClass` of them are not asked for. */
  z.object({
    ...offer,
    type: z.literal('Bundle'),
    bundleId: uuid,
    totalClass: z.int().nonnegative(),
    ownedClass: z.int().nonnegative(),
  }),
]);
export type CartItem = z.infer<typeof cartItem>;

/** The reference sits in a field named after the type. */
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

/** Everything in the cart that can be bought, whatever page was asked for. A part of it is added up by `list-checkout`. */
export const cartTotals = z.object({
  /** Items, and the classes in them that are not owned already; additional tickets are no classes. */
  items: z.int().nonnegative(),
  classes: z.int().nonnegative(),
  total: rupiah,
});
export type CartTotals = z.infer<typeof cartTotals>;

/** A key that is not known is refused: a caller who misspells a voucher must not pay the full price. */
export const checkoutItems = z
  .strictObject({
    programIds: z.array(idOf('program')).max(checkoutLimit).default([]),
    bundleIds: z.array(idOf('bundle')).max(checkoutLimit).default([]),
    /** Of a webinar alone its cheapest regular ticket that can be bought is meant. */
    webinarIds: z.array(idOf('program')).max(checkoutLimit).default([]),
    /** An id that is repeated is a quantity. */
    ticketIds: z
      .array(idOf('ticket'))
      .max(checkoutLimit * maxQuantity)
      .default([]),
    /** The code of a mitra's voucher: an order uses one. */
    voucherMitra: z.array(typedCode).max(1, 'Satu pesanan memakai satu voucher mitra').default([]),
    /** The code of one of the platform's vouchers. */
    voucherPlatform: typedCode.optional(),
  })
  .refine(
    ({ programIds, bundleIds, webinarIds, ticketIds }) =>
      programIds.length + bundleIds.length + webinarIds.length + new Set(ticketIds).size <= checkoutLimit,
    { path: ['bundleIds'], message: `Maksimal ${checkoutLimit} sekaligus` },
  );
export type CheckoutItems = z.infer<typeof checkoutItems>;

/** What a checkout may be refused with, beside what vouchers are. */
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
  /** A ticket that is no seat is a line of its own. */
  type: z.enum(['Program', 'Webinar', 'Ticket']),
  /** The class's. */
  id: uuid,
  title: z.string(),
  slug: z.string(),
  /** Null for webinars and their tickets. */
  format: z.enum(programFormats).nullable(),
  ticket: ticketRef.nullable(),
  quantity: z.int().positive(),
  thumbnail: z.string().nullable(),
  mitra: mitraBrief,
  /** What it was bought in; the lines of a bundle share its price out among them. */
  bundle: z
    .object({
      id: uuid,
      title: z.string(),
      slug: z.string(),
      thumbnail: z.string().nullable(),
      /** The sums of the bundle's lines here. `normalPrice` is null where it is not more than `listPrice`. */
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
  /** The price before a promotion; in a bundle, what the class costs alone. Null where that is not more. */
  normalPrice: rupiah.nullable(),
  promotionEndsAt: instant.nullable(),
});

/** An order of mine that waits for its payment and holds one of the chosen classes: two such orders cannot wait. */
export const pendingOrder = z.object({
  id: uuid,
  /** Its public code, for `/checkout/result`. */
  orderId: z.string(),
  total: rupiah,
  /** How it is to be paid, in words; null leaves the choice to the gateway's page. */
  paymentMethod: z.string().nullable(),
  expiresAt: instant,
  /** Its page at the gateway, to go on paying it; null where that has not been opened, or is closed. */
  redirectUrl: z.string().nullable(),
  /** Its payment is being looked into: it can neither be paid again nor replaced. */
  isInReview: z.boolean(),
  /** The same classes with the same vouchers at the same price as this quote: sending the checkout again answers this order. */
  isSame: z.boolean(),
});
export type PendingOrder = z.infer<typeof pendingOrder>;

/** A voucher that a checkout or an order uses, and what it takes off. Each line says its part. */
export const usedVoucher = z.object({
  code: z.string(),
  fundedBy: z.enum(voucherFunders),
  kind: z.enum(voucherKinds),
  /** Per cent, rupiah off, or the price that each class is set to. */
  value: z.int().nonnegative(),
  /** Whose it is; null for the platform's. */
  mitra: mitraBrief.nullable(),
  discount: rupiah,
});
export type UsedVoucher = z.infer<typeof usedVoucher>;

export const quote = z.object({
  lines: z.array(quoteLine),
  /** The mitra's first. */
  vouchers: z.array(usedVoucher),
  /** Classes of the bundles that the buyer has already: their share is not asked for. */
  owned: z.array(z.object({ bundleId: uuid, title: z.string() })),
  subtotal: rupiah,
  discount: rupiah,
  total: rupiah,
  /** How long the order will wait for its payment. */
  paymentWindowMinutes: z.int().nonnegative(),
  /**
   * What stands in the way of ordering this. Go on with it by its `redirectUrl`, or order anew in another way:
   * `POST /transaction/create` with `replaces` naming all of these ids closes them and answers the new order, in one call.
   */
  pendingOrders: z.array(pendingOrder),
});
export type QuoteLine = z.infer<typeof quoteLine>;
export type Quote = z.infer<typeof quote>;

/** A wish with the class or bundle that it names, as a card shows it. */
export const waitingPurchase = z.object({
  wish,
  /** Null where the wish is a page, or what it names is gone. */
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

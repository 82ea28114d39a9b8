import { z } from 'zod';
import { instant, rupiah, uuid } from '../fields.ts';
import { mitraBrief, programFormats } from '../program/program.schemas.ts';
import { checkoutLimit } from './cart.rules.ts';

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
  /** False once it was archived or withdrawn: it stays in sight but cannot be checked out. */
  isForSale: z.boolean(),
};

export const cartItem = z.discriminatedUnion('type', [
  z.object({ ...offer, type: z.literal('Program'), programId: uuid, format: z.enum(programFormats) }),
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
  z.object({ type: z.literal('Program'), programId: uuid }),
  z.object({ type: z.literal('Bundle'), bundleId: uuid }),
]);
export type CartReference = z.infer<typeof cartReference>;

export const checkoutItems = z
  .object({
    programIds: z.array(uuid).max(checkoutLimit).default([]),
    bundleIds: z.array(uuid).max(checkoutLimit).default([]),
  })
  .refine(({ programIds, bundleIds }) => programIds.length + bundleIds.length <= checkoutLimit, {
    path: ['bundleIds'],
    message: `Maksimal ${checkoutLimit} sekaligus`,
  });
export type CheckoutItems = z.infer<typeof checkoutItems>;

export const orderLine = z.object({
  type: z.enum(['Program']),
  id: uuid,
  title: z.string(),
  slug: z.string(),
  format: z.enum(programFormats),
  thumbnail: z.string().nullable(),
  mitra: mitraBrief,
  /** What it was bought in; the lines of a bundle share its price out among them. */
  bundle: z.object({ id: uuid, title: z.string(), slug: z.string(), thumbnail: z.string().nullable() }).nullable(),
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
export const quote = z.object({
  lines: z.array(quoteLine),
  /** Classes of the bundles that the buyer has already: their share is not asked for. */
  owned: z.array(z.object({ bundleId: uuid, title: z.string() })),
  subtotal: rupiah,
  discount: rupiah,
  total: rupiah,
  /** How long the order will wait for its payment. */
  paymentWindowMinutes: z.int().nonnegative(),
});
export type QuoteLine = z.infer<typeof quoteLine>;
export type Quote = z.infer<typeof quote>;

import { z } from 'zod';
import { rupiah, uuid } from '../fields.ts';
import { mitraBrief, programFormats } from '../program/program.schemas.ts';
import { checkoutLimit } from './cart.rules.ts';

export const cartItem = z.object({
  id: uuid,
  type: z.enum(['Program']),
  programId: uuid,
  format: z.enum(programFormats),
  title: z.string(),
  slug: z.string(),
  thumbnail: z.string().nullable(),
  salePrice: rupiah,
  mitra: mitraBrief,
  /** False once it was archived or withdrawn: it stays in sight but cannot be checked out. */
  isForSale: z.boolean(),
});
export type CartItem = z.infer<typeof cartItem>;

/** The reference sits in a field named after the type. */
export const cartReference = z.discriminatedUnion('type', [z.object({ type: z.literal('Program'), programId: uuid })]);

export const checkoutItems = z.object({ programIds: z.array(uuid).max(checkoutLimit).default([]) });

export const quoteLine = z.object({
  type: z.enum(['Program']),
  id: uuid,
  title: z.string(),
  slug: z.string(),
  format: z.enum(programFormats),
  thumbnail: z.string().nullable(),
  mitra: mitraBrief,
  listPrice: rupiah,
  voucherMitra: rupiah,
  voucherPlatform: rupiah,
  /** listPrice − voucherMitra − voucherPlatform. */
  paid: rupiah,
});
export const quote = z.object({
  lines: z.array(quoteLine),
  subtotal: rupiah,
  discount: rupiah,
  total: rupiah,
  /** How long the order will wait for its payment. */
  paymentWindowMinutes: z.int().nonnegative(),
});
export type QuoteLine = z.infer<typeof quoteLine>;
export type Quote = z.infer<typeof quote>;

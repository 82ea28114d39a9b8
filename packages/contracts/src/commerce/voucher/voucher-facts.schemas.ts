import { z } from 'zod';
import { instant, rupiah, uuid } from '../../fields.ts';
import { listOf } from '../../list-query.ts';
import { redemptionStates, voucherTypes } from './voucher.rules.ts';

/** Something that is on sale, as a voucher takes off its price. */
export const voucherOffer = z.object({
  id: uuid,
  type: z.enum(voucherTypes),
  title: z.string(),
  mitra: z.object({ id: uuid, name: z.string() }),
  topicId: uuid,
  /** What it costs now; of a webinar its cheapest regular ticket. */
  price: rupiah,
  /** Of a bundle: its classes, and what each costs alone, by which the bundle's price is shared out among them. */
  parts: z.array(z.object({ classId: uuid, price: rupiah })),
});
export type VoucherOffer = z.infer<typeof voucherOffer>;

/** What the lines that a voucher took something off come to. */
const sums = {
  listPrice: rupiah,
  /** What this voucher took off. */
  discount: rupiah,
  /** What the buyers pay for these lines, after both vouchers. */
  paid: rupiah,
  fee: rupiah,
  /** What the mitra get of them. */
  share: rupiah,
};

/** An order that holds or used a voucher, or gave it back. */
export const voucherOrder = z.object({
  id: uuid,
  /** Its public code. */
  orderId: z.string(),
  state: z.enum(redemptionStates),
  orderedAt: instant,
  /** What the voucher took something off: classes, and bundles by their own titles. */
  titles: z.array(z.string()),
  ...sums,
});
export type VoucherOrder = z.infer<typeof voucherOrder>;

/** A page of them, and what all that used it come to. */
export const voucherOrders = listOf(voucherOrder).extend({ totals: z.object(sums) });
export type VoucherTotals = z.infer<typeof voucherOrders>['totals'];

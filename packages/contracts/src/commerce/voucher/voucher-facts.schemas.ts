import { z } from 'zod';
import { instant, rupiah, uuid } from '../../fields.ts';
import { listOf } from '../../list-query.ts';
import { redemptionStates, voucherTypes } from './voucher.rules.ts';

/** An offer on sale, with the prices that a voucher reduces. */
export const voucherOffer = z.object({
  id: uuid,
  type: z.enum(voucherTypes),
  title: z.string(),
  mitra: z.object({ id: uuid, name: z.string() }),
  topicId: uuid,
  /** Current price; for a webinar that of its cheapest regular ticket. */
  price: rupiah,
  /** Classes of a bundle with their single prices, by which the bundle's price is divided among them. */
  parts: z.array(z.object({ classId: uuid, price: rupiah })),
});
export type VoucherOffer = z.infer<typeof voucherOffer>;

/** Sums of the lines that a voucher reduced. */
const sums = {
  listPrice: rupiah,
  /** Discount by this voucher. */
  discount: rupiah,
  /** Amount that the buyers pay for these lines, after both vouchers. */
  paid: rupiah,
  fee: rupiah,
  /** The mitra's share of them. */
  share: rupiah,
};

/** An order that holds or used a voucher, or released it. */
export const voucherOrder = z.object({
  id: uuid,
  /** Public code of the order. */
  orderId: z.string(),
  state: z.enum(redemptionStates),
  orderedAt: instant,
  /** Discounted items: classes, and bundles by their own titles. */
  titles: z.array(z.string()),
  ...sums,
});
export type VoucherOrder = z.infer<typeof voucherOrder>;

/** A page of them, and the totals of all orders that used it. */
export const voucherOrders = listOf(voucherOrder).extend({ totals: z.object(sums) });
export type VoucherTotals = z.infer<typeof voucherOrders>['totals'];

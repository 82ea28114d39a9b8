import { z } from 'zod';
import { instant, rupiah, uuid } from '../../fields.ts';
import { classTypes } from '../../storefront/catalog/offer.rules.ts';
import { mostSoldByName, saleStates } from './report.rules.ts';
import { count, day, reportedClass } from './report.schemas.ts';

/** One line of a paid order. Whole rupiah; share = listPrice − voucherMitra − fee. */
export const sale = z.object({
  id: uuid,
  /** A refunded sale shows its former amounts, and counts in no figure; a disputed one counts until it is refunded. */
  status: z.enum(saleStates),
  /** The order's public code. */
  orderId: z.string(),
  paidAt: instant,
  class: reportedClass,
  /** Product that was bought: a bundle has a line for each of its classes, which share its price. */
  type: z.enum(classTypes),
  bundle: z.object({ id: uuid, title: z.string(), slug: z.string() }).nullable(),
  /** Ticket of a webinar, and its quantity. */
  ticket: z.object({ id: uuid, title: z.string() }).nullable(),
  quantity: count,
  listPrice: rupiah,
  voucherMitra: rupiah,
  /** Borne by the platform: not deducted from the share. */
  voucherPlatform: rupiah,
  paid: rupiah,
  fee: rupiah,
  share: rupiah,
});
export type Sale = z.infer<typeof sale>;

/** Totals of sales; a bundle counts as one sale. Refunded sales are excluded. */
const salesFigures = z.object({ sales: count, share: rupiah });

/** Period of the figures, and the equally long period before it for comparison. */
const reportedPeriod = z.object({ from: day, to: day, days: count });

/** Best-selling products, by share; products beyond `mostSoldByName` are summed in `others`. */
const soldThings = z.object({
  sold: z.array(reportedClass.extend(salesFigures.shape)).max(mostSoldByName),
  others: salesFigures.extend({ things: count }),
});

/** Figures by day, or by month, whose first day is `day`. `previous` is the share of the day that many days earlier. */
const grain = z.enum(['day', 'month']);

export const salesSummary = reportedPeriod.extend({
  ...salesFigures.shape,
  listPrice: rupiah,
  voucherMitra: rupiah,
  voucherPlatform: rupiah,
  fee: rupiah,
  /** Lines sold in the period and refunded since, and the share that they would have earned. */
  refunded: z.object({ lines: count, share: rupiah }),
  previous: salesFigures,
  grain,
  /** Months have no `previous`. */
  series: z.array(z.object({ day, share: rupiah, previous: rupiah.nullable() })),
  ...soldThings.shape,
});
export type SalesSummary = z.infer<typeof salesSummary>;

const trend = z.object({ current: count, previous: count });

/** Dashboard of a partner: the figures of a period, each with that of the period before. */
export const dashboardSummary = reportedPeriod.extend({
  share: trend,
  sales: trend,
  /** New participants of a class, and those who completed one. */
  participants: trend,
  completed: trend,
  grain,
  series: z.array(
    z.object({
      day,
      share: rupiah,
      participants: count,
      previous: z.object({ share: rupiah, participants: count }).nullable(),
    }),
  ),
  ...soldThings.shape,
});
export type DashboardSummary = z.infer<typeof dashboardSummary>;

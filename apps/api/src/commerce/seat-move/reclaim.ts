import { lockStock, reclaimStock } from '../../storefront/stock/index.ts';
import {
  heldLinesOf,
  isWaiting,
  ticketLinesOf,
  updateLinesSold,
  type LockedOrder,
  type OrderContext,
} from '../order-record/index.ts';
import { findsVouchersFree, usesVouchers } from '../redemption/index.ts';
import { lockNewerOrders } from './newer-orders.queries.ts';
import { supersede } from './supersede.ts';

/**
 * Reclaims the tickets and vouchers of a closed order for late money. Those that newer orders of the same buyer hold
 * are the buyer's, and move to the paid order (docs/decisions/0173). Returns why not, or null.
 */
export async function reclaim(context: OrderContext, order: LockedOrder) {
  const lines = ticketLinesOf(order).filter(({ stock }) => stock === 'released');
  const hasVouchers = !isWaiting(order.status) && usesVouchers(order);
  if (lines.length === 0 && !hasVouchers) return null;
  const newerOrders = await lockNewerOrders(context.tx, order);
  if (hasVouchers) {
    if (!(await reclaimVouchers(context, order, newerOrders))) return 'voucher_used_up';
    if (lines.length === 0) await supersede(context, newerOrders, async () => {});
  }
  const refusal = await reclaimStock(context.tx, context, {
    userId: order.userId,
    lines,
    newerLines: newerOrders.flatMap(heldLinesOf),
    onReclaim: (take) => supersede(context, newerOrders, take),
  });
  if (!refusal) await updateLinesSold(context.tx, order.id);
  return refusal;
}

/** Returns whether the vouchers are free. Stock is locked before them, as wherever both are locked. */
async function reclaimVouchers({ tx }: OrderContext, order: LockedOrder, newerOrders: readonly LockedOrder[]) {
  const lines = ticketLinesOf(order).filter(({ stock }) => stock === 'released');
  const stockOf = [...lines, ...newerOrders.flatMap(heldLinesOf)].map(({ classId }) => classId);
  if (stockOf.length > 0) await lockStock(tx, stockOf);
  return findsVouchersFree(tx, order, newerOrders);
}

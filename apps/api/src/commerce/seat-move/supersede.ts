import { defineJob } from '../../platform/jobs.ts';
import { transferStock } from '../../storefront/stock/index.ts';
import {
  heldLinesOf,
  updateLinesReleased,
  updateOrder,
  type LockedOrder,
  type OrderContext,
} from '../order-record/index.ts';
import { releaseVouchers } from '../redemption/index.ts';

/** Closes the payment of a superseded order at the gateway. The module `order` handles it. */
export const closeReplacedJob = defineJob<{ orderId: string }>('transaction.closeReplaced', { retryLimit: 10 });

/**
 * Closes locked orders for one that replaces them and takes their seats, in the same transaction (docs/decisions/0161).
 * A job closes the payment at the gateway: until then it may take money for them, which is late money. `place` moves
 * vouchers where they are kept.
 */
export async function supersede<Placed>(
  context: OrderContext,
  orders: readonly LockedOrder[],
  place: () => Promise<Placed>,
  { keepsVouchers = false } = {},
) {
  const { tx, jobs } = context;
  for (const order of orders) {
    await updateLinesReleased(tx, order.id, 'released');
    if (!keepsVouchers) await releaseVouchers(tx, order);
    await updateOrder(tx, order.id, { status: 'CANCELLED' });
    await jobs.send(tx, closeReplacedJob, { orderId: order.id });
  }
  return transferStock(tx, context, orders.flatMap(heldLinesOf), place);
}

import type { Db } from '../../platform/db.ts';
import {
  canBeTakenAgain,
  insertRedemptions,
  lockVouchers,
  moveRedemptions,
  updateRedemptionsReleased,
  updateRedemptionsUsed,
} from './redemption.queries.ts';
import type { UsedCode } from './used-codes.ts';

/** Order whose lines state the discounts of vouchers. */
interface Discounted {
  readonly id: string;
  readonly lines: readonly { readonly voucherMitra: number; readonly voucherPlatform: number }[];
}
/** Orders without a discount have no vouchers, so no query is sent for them. */
export const usesVouchers = ({ lines }: Pick<Discounted, 'lines'>) =>
  lines.some(({ voucherMitra, voucherPlatform }) => voucherMitra + voucherPlatform > 0);

interface NewUse {
  readonly orderId: string;
  readonly userId: string;
  readonly vouchers: readonly UsedCode[];
  readonly as: 'held' | 'used';
  readonly now: Date;
}
/** Reserves a new order's vouchers, which are locked; those of a free order are used immediately. */
export async function holdVouchers(tx: Db, { orderId, userId, vouchers, as, now }: NewUse) {
  if (vouchers.length === 0) return;
  await insertRedemptions(
    tx,
    vouchers.map(({ id, fundedBy, discount }) => ({
      voucherId: id,
      fundedBy,
      orderId,
      userId,
      state: as,
      discount,
      createdAt: now,
    })),
  );
}

/** Uses the vouchers of a paid order. Those that a closed order had given up are taken again. */
export async function redeemVouchers(tx: Db, order: Discounted) {
  if (!usesVouchers(order)) return;
  await lockVouchers(tx, { orderIds: [order.id] });
  await updateRedemptionsUsed(tx, order.id);
}

/** Releases the vouchers of an order that was closed, or refunded as a whole. */
export async function releaseVouchers(tx: Db, order: Discounted) {
  if (!usesVouchers(order)) return;
  await lockVouchers(tx, { orderIds: [order.id] });
  await updateRedemptionsReleased(tx, order.id);
}

/** Transfers the vouchers to an order with the same lines that replaces this one, whatever became of their terms. */
export async function transferVouchers(tx: Db, order: Discounted, placedId: string) {
  if (usesVouchers(order)) await moveRedemptions(tx, order.id, placedId);
}

/** Returns whether late money finds the vouchers of its order free; uses that the buyer's newer orders hold count as free. */
export async function findsVouchersFree(tx: Db, order: Discounted, newerOrders: readonly Discounted[]) {
  if (!usesVouchers(order)) return true;
  const newerIds = newerOrders.map(({ id }) => id);
  await lockVouchers(tx, { orderIds: [order.id, ...newerIds] });
  return canBeTakenAgain(tx, order.id, newerIds);
}

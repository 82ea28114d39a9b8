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

/** An order whose lines say what vouchers took off. */
interface Discounted {
  readonly id: string;
  readonly lines: readonly { readonly voucherMitra: number; readonly voucherPlatform: number }[];
}
/** Orders without a discount have no vouchers, so nothing is asked for them. */
export const usesVouchers = ({ lines }: Pick<Discounted, 'lines'>) =>
  lines.some(({ voucherMitra, voucherPlatform }) => voucherMitra + voucherPlatform > 0);

interface NewUse {
  readonly orderId: string;
  readonly userId: string;
  readonly vouchers: readonly UsedCode[];
  readonly as: 'held' | 'used';
  readonly now: Date;
}
/** Reserves a new order's vouchers, which are locked; those of a free order are used at once. */
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

/** The order is paid: what it held is used. Of a closed order, what it had given up is taken again. */
export async function redeemVouchers(tx: Db, order: Discounted) {
  if (!usesVouchers(order)) return;
  await lockVouchers(tx, { orderIds: [order.id] });
  await updateRedemptionsUsed(tx, order.id);
}

/** The order was closed, or all of it was given back. */
export async function releaseVouchers(tx: Db, order: Discounted) {
  if (!usesVouchers(order)) return;
  await lockVouchers(tx, { orderIds: [order.id] });
  await updateRedemptionsReleased(tx, order.id);
}

/** An order with the same lines takes the place of this one, and its vouchers, whatever became of their terms. */
export async function transferVouchers(tx: Db, order: Discounted, placedId: string) {
  if (usesVouchers(order)) await moveRedemptions(tx, order.id, placedId);
}

/** Whether late money finds the vouchers of its order free; what the buyer's newer orders hold of them is theirs. */
export async function findsVouchersFree(tx: Db, order: Discounted, newerOrders: readonly Discounted[]) {
  if (!usesVouchers(order)) return true;
  const newerIds = newerOrders.map(({ id }) => id);
  await lockVouchers(tx, { orderIds: [order.id, ...newerIds] });
  return canBeTakenAgain(tx, order.id, newerIds);
}

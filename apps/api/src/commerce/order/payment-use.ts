import type { RefundReason } from '@sinau/contracts/commerce/transaction/transaction.schemas';
import type { Db } from '../../platform/db.ts';
import { findOwnedClassIds } from '../../core/enrolment/index.ts';
import { sellStock } from '../../storefront/stock/index.ts';
import { findDisputedOrder } from '../checkout/index.ts';
import {
  classIdsOf,
  heldLinesOf,
  ticketLinesOf,
  updateLinesReleased,
  type LockedOrder,
  type OrderContext,
} from '../order-record/index.ts';
import { redeemVouchers } from '../redemption/index.ts';
import { reclaim } from '../seat-move/index.ts';
import { isWithoutSessions } from './order.queries.ts';

/**
 * Takes the stock and vouchers that the order pays for: its seats are sold, its vouchers used. Otherwise returns why
 * the money is refunded.
 */
export async function reasonToRefund(
  context: OrderContext,
  order: LockedOrder,
  amount: number | null,
): Promise<RefundReason | null> {
  const { tx } = context;
  if (amount !== order.total) return 'wrong_amount';
  // The buyer acquired a class of the order in another way meanwhile: the order is refunded, not granted twice.
  if ((await findOwnedClassIds(tx, order.userId, classIdsOf(order))).length > 0) return 'already_owned';
  // The buyer regains access once the dispute about another payment is won.
  if (await findDisputedOrder(tx, order.userId, classIdsOf(order))) return 'already_owned';
  if (!(await hasSeats(tx, order))) return 'without_seat';
  if (await isWithoutSessions(tx, ticketLinesOf(order))) return 'webinar_cancelled';
  const refusal = await reclaim(context, order);
  if (refusal) return refusal;
  await updateLinesReleased(tx, order.id, 'sold');
  await sellStock(tx, context, order.userId, heldLinesOf(order));
  await redeemVouchers(tx, order);
  return null;
}

/** Returns whether the buyer has, or gets, a seat for each additional ticket. */
async function hasSeats(tx: Db, order: LockedOrder) {
  const given = classIdsOf(order);
  const needed = order.lines.map(({ classId }) => classId).filter((id) => !given.includes(id));
  if (needed.length === 0) return true;
  const owned = await findOwnedClassIds(tx, order.userId, needed);
  return needed.every((id) => owned.includes(id));
}

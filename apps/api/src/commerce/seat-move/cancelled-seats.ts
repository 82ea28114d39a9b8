import { transact, type Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import type { CancelledPurchase } from '../../study/live/index.ts';
import { contextOf, keptLinesOf, lockOrder, type OrderContext } from '../order-record/index.ts';
import { cancelLines } from '../refund/index.ts';
import { findOrdersWithSeats, updateWaitingOverdue } from './cancelled-seat.queries.ts';

type SeatDeps = Pick<Deps, 'db' | 'clock' | 'jobs' | 'log'>;

/** Cancels the tickets of a webinar in an order, once, including additional ones. False if there are none. */
async function cancelSeatsOfOrder(context: OrderContext, orderId: string, { classId, reason }: CancelledPurchase) {
  const order = await lockOrder(context.tx, orderId);
  const lines = keptLinesOf(order).filter((line) => line.classId === classId && line.stock === 'sold');
  if (lines.length === 0) return false;
  await cancelLines(context, order, lines, { reason });
  return true;
}

/** Cancels a buyer's tickets of a webinar, in all of their orders. False if they have none. */
export async function cancelSeatsOfBuyer(context: OrderContext, userId: string, purchase: CancelledPurchase) {
  const { tx, clock } = context;
  let isCancelled = false;
  for (const { id } of await findOrdersWithSeats(tx, purchase.classId, { userId }))
    isCancelled = (await cancelSeatsOfOrder(context, id, purchase)) || isCancelled;
  if (isCancelled) await updateWaitingOverdue(tx, purchase.classId, clock.now(), userId);
  return isCancelled;
}

/** Cancels all sold tickets of a webinar, each order in a transaction of its own. */
export async function cancelSeatsOfWebinar(deps: SeatDeps, purchase: CancelledPurchase) {
  const { db, clock } = deps;
  await updateWaitingOverdue(db, purchase.classId, clock.now());
  const cancel = (id: string) => transact(db, (tx: Db) => cancelSeatsOfOrder(contextOf(deps, tx), id, purchase));
  for (;;) {
    const orders = await findOrdersWithSeats(db, purchase.classId);
    if (orders.length === 0) return;
    for (const { id } of orders) await cancel(id);
  }
}

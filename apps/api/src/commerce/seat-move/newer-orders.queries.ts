import type { Db } from '../../platform/db.ts';
import { lockOrder, type LockedOrder } from '../order-record/index.ts';

/** Locks the buyer's waiting orders of what a locked order gives: the same seats, or the same additional tickets. */
export async function lockNewerOrders(tx: Db, order: LockedOrder) {
  const { id, userId } = order;
  const same = order.lines.map(({ classId, ticketId, ticketKind }) =>
    ticketKind === 'additional' ? { ticketId } : { classId },
  );
  const newer = await tx.order.findMany({
    where: { userId, status: 'PENDING', id: { not: id }, lines: { some: { waitingUserId: userId, OR: same } } },
    select: { id: true },
    orderBy: { id: 'asc' },
  });
  const locked: LockedOrder[] = [];
  for (const one of newer) locked.push(await lockOrder(tx, one.id));
  return locked;
}

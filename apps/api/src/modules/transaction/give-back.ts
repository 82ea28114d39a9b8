import type { RefundReason } from '@sinau/contracts/transaction/transaction.schemas';
import { transact, type Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { defineJob } from '../../platform/jobs.ts';
import { queueMail } from '../../platform/mail/define-mail.ts';
import { endGrants } from '../enrolment/index.ts';
import { insertRefunds } from '../ledger/index.ts';
import { releaseVouchers } from '../redemption/index.ts';
import { releaseStock } from '../stock/index.ts';
import { findOrdersWithSeats, insertLineRefunds, updateGivenBack, updateWaitingOverdue } from './give-back.queries.ts';
import { lineToRefundMail } from './transaction.mails.ts';
import { lockOrder, updateOrder } from './transaction.queries.ts';
import { ticketLinesOf } from './transaction.rules.ts';

type GiveBackReason = Extract<RefundReason, 'webinar_cancelled' | 'session_moved'>;

interface GiveBack {
  readonly classId: string;
  readonly reason: GiveBackReason;
}

/** Everything that was sold of a webinar goes back. Send it in the transaction that cancels the webinar. */
export const giveBackWebinarJob = defineJob<GiveBack>('transaction.giveBackWebinar');

/** Seats that go back after they were paid: access ends, the seat is free, and the money is owed back line by line. */
export function createGiveBack(deps: Pick<Deps, 'db' | 'clock' | 'jobs'>) {
  const { db, clock, jobs } = deps;

  /** Gives back what an order holds of a webinar, once, additional tickets with it. False if there is nothing. */
  const giveBackOrder = async (tx: Db, orderId: string, { classId, reason }: GiveBack) => {
    const now = clock.now();
    const order = await lockOrder(tx, orderId);
    const lines = ticketLinesOf(order).filter((line) => line.classId === classId && line.stock === 'sold');
    if (lines.length === 0) return false;
    const lineIds = lines.map(({ id }) => id);
    await releaseStock(tx, deps, lines, 'sold');
    await updateGivenBack(tx, lineIds);
    await insertRefunds(tx, lineIds, now);
    await endGrants(tx, lineIds, now);
    const isWhole = order.lines.every(({ id, stock }) => stock === 'released' || lineIds.includes(id));
    if (isWhole) await releaseVouchers(tx, order);
    if (order.total === 0) {
      // Nothing was paid, so nothing is paid back.
      if (isWhole) await updateOrder(tx, orderId, { status: 'CANCELLED', paidAt: null });
      return true;
    }
    const owed = lines.filter(({ paid }) => paid > 0);
    // The state of an order tells of its money: a seat that cost nothing leaves it as it is.
    if (isWhole || owed.length > 0)
      await updateOrder(tx, orderId, { status: isWhole ? 'REFUNDED' : 'PARTIALLY_REFUNDED' });
    if (owed.length === 0) return true;
    await insertLineRefunds(
      tx,
      owed.map(({ id, paid }) => ({ orderLineId: id, amount: paid, reason, dueAt: now })),
    );
    await queueMail(tx, jobs, lineToRefundMail, {
      to: order.user.email,
      fullname: order.user.fullname,
      orderId: order.code,
      reason,
      title: lines[0]!.title,
      amount: owed.reduce((sum, { paid }) => sum + paid, 0),
    });
    return true;
  };

  /** Gives back what a buyer has of a webinar, in all of their orders. False if they have nothing. */
  const giveBackSeatIn = async (tx: Db, userId: string, of: GiveBack) => {
    let isGiven = false;
    for (const { id } of await findOrdersWithSeats(tx, of.classId, { userId }))
      isGiven = (await giveBackOrder(tx, id, of)) || isGiven;
    if (isGiven) await updateWaitingOverdue(tx, of.classId, clock.now(), userId);
    return isGiven;
  };

  return {
    giveBackSeatIn,
    giveBackSeat: (userId: string, of: GiveBack) => transact(db, (tx) => giveBackSeatIn(tx, userId, of)),

    async giveBackWebinar(of: GiveBack) {
      await updateWaitingOverdue(db, of.classId, clock.now());
      for (;;) {
        const orders = await findOrdersWithSeats(db, of.classId);
        if (orders.length === 0) return;
        for (const { id } of orders) await transact(db, (tx) => giveBackOrder(tx, id, of));
      }
    },
  };
}

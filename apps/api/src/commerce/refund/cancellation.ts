import type { RefundReason } from '@sinau/contracts/commerce/transaction/transaction.schemas';
import { transact, type Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { queueMail } from '../../platform/mail/define-mail.ts';
import { updateCertificatesOfLines } from '../../core/certificate/index.ts';
import { endGrants } from '../../core/enrolment/index.ts';
import type { GiveBack } from '../../study/live/index.ts';
import { bookRefunds } from '../ledger/index.ts';
import { releaseVouchers } from '../redemption/index.ts';
import { releaseStock } from '../../storefront/stock/index.ts';
import { findOrdersWithSeats, insertLineRefunds, updateGivenBack, updateWaitingOverdue } from './cancellation.queries.ts';
import { insertRefundPayments } from './refund-payment.queries.ts';
import { payRefundsJob } from './refund-payment.ts';
import { notifySellers } from './notify-sellers.ts';
import { lineToRefundMail, linesReversedMail } from '../order/order.mails.ts';
import { lockOrder, updateOrder, type LockedOrder } from '../order/order.queries.ts';
import { ticketLinesOf } from '../order/order.rules.ts';

/** Why lines go back, and who decided so. */
export interface Back {
  readonly reason: RefundReason;
  /** In an operator's own words. */
  readonly note?: string;
  readonly operatorId?: string;
  /** What the gateway or the bank calls the money that it took back itself: nothing is left to pay. */
  readonly paidAs?: string;
}

type Lines = LockedOrder['lines'];
/** Of an order, what was sold and not given back. */
export const keptLinesOf = ({ lines }: Pick<LockedOrder, 'lines'>) =>
  lines.filter(({ givenBackAt, stock }) => givenBackAt === null && (stock === null || stock === 'sold'));

/** What was paid for goes back: access ends, the seat is free, and the money is owed line by line. */
export function createGiveBack(deps: Pick<Deps, 'db' | 'clock' | 'jobs'>) {
  const { db, clock, jobs } = deps;

  /** Gives lines of a locked order back that it keeps so far, with all effects. Nothing of another order is touched. */
  const giveBackLines = async (tx: Db, order: LockedOrder, lines: Lines, back: Back) => {
    const now = clock.now();
    const lineIds = lines.map(({ id }) => id);
    await releaseStock(tx, deps, ticketLinesOf({ lines }), 'sold');
    await updateGivenBack(tx, lineIds, now);
    await endGrants(tx, lineIds, now);
    await updateCertificatesOfLines(tx, lineIds, { now, operatorId: back.operatorId ?? null });
    await updateStatus(tx, order, lines);
    await bookRefunds(tx, lineIds, now);
    await notifySellers(tx, deps, lines, 'refund');
    const owed = lines.filter(({ paid }) => paid > 0);
    if (owed.length > 0) await startRefund(tx, order, owed, back);
  };

  /** The state of an order tells of its money: a line that cost nothing leaves it as it is, and a dispute goes on. */
  const updateStatus = async (tx: Db, order: LockedOrder, back: Lines) => {
    const { id, total, lines } = order;
    const isWhole = lines.every(
      (line) => line.givenBackAt !== null || line.stock === 'released' || back.includes(line),
    );
    if (isWhole) await releaseVouchers(tx, order);
    if (order.status === 'DISPUTED') return;
    if (total === 0) {
      // Nothing was paid, so nothing is paid back.
      if (isWhole) await updateOrder(tx, id, { status: 'CANCELLED', paidAt: null });
    } else if (isWhole || back.some(({ paid }) => paid > 0)) {
      await updateOrder(tx, id, { status: isWhole ? 'REFUNDED' : 'PARTIALLY_REFUNDED' });
    }
  };

  const startRefund = async (tx: Db, order: LockedOrder, lines: Lines, { reason, note, paidAs }: Back) => {
    const now = clock.now();
    const refunds = await insertLineRefunds(
      tx,
      lines.map(({ id, paid }) => ({
        orderLineId: id,
        reason,
        note: note ?? null,
        amount: paid,
        dueAt: now,
        refundedAt: paidAs ? now : null,
        refundReference: paidAs ?? null,
      })),
    );
    const mail = {
      to: order.user.email,
      fullname: order.user.fullname,
      orderId: order.code,
      reason,
      titles: [...new Set(lines.map(({ title }) => title))],
      amount: lines.reduce((sum, { paid }) => sum + paid, 0),
    };
    if (paidAs) return queueMail(tx, jobs, linesReversedMail, mail);
    await insertRefundPayments(
      tx,
      refunds.map(({ id }) => ({ id, orderId: order.id, nextTryAt: now })),
    );
    await jobs.send(tx, payRefundsJob, {});
    return queueMail(tx, jobs, lineToRefundMail, mail);
  };

  /** Gives back what an order holds of a webinar, once, additional tickets with it. False if there is nothing. */
  const giveBackOrder = async (tx: Db, orderId: string, { classId, reason }: GiveBack) => {
    const order = await lockOrder(tx, orderId);
    const lines = keptLinesOf(order).filter((line) => line.classId === classId && line.stock === 'sold');
    if (lines.length === 0) return false;
    await giveBackLines(tx, order, lines, { reason });
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
    giveBackLines,
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

import type { Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { mailJob } from '../../platform/mail/mailer.ts';
import type { PaymentReport } from '../../platform/payments/gateway.ts';
import { countBundlesSold } from '../bundle/index.ts';
import { deleteCartBundlesOwned, deleteCartItemsBought } from '../cart/index.ts';
import { enrol, findOwnedClassIds } from '../learning/index.ts';
import { bookSales } from '../ledger/index.ts';
import {
  lockOrder,
  updateLinesReleased,
  updateOrder,
  updateRivalsOverdue,
  type OrderRow,
} from './transaction.queries.ts';
import { isTakenBack, nextCheckOf, stepOf } from './transaction.rules.ts';

export type Settlement = ReturnType<typeof createSettlement>;

/** The transitions of an order. Each is taken once, under the order's lock, in one transaction with all that follows from it. */
export function createSettlement({ db, clock, jobs, log }: Pick<Deps, 'db' | 'clock' | 'jobs' | 'log'>) {
  const mail = ({ user, orderId }: OrderRow) => ({ to: user.email, fullname: user.fullname, orderId });

  /** Everything that a bought class means to its buyer, and to the mitra that sold it. */
  const deliver = async (tx: Db, order: OrderRow) => {
    const now = clock.now();
    const classIds = order.lines.map(({ classId }) => classId);
    const bundleIds = [...new Set(order.lines.flatMap(({ bundleId }) => bundleId ?? []))];
    await enrol(tx, { userId: order.userId, lines: order.lines, now });
    await bookSales(
      tx,
      order.lines.map((line) => ({ ...line, settledAt: now })),
    );
    await countBundlesSold(tx, bundleIds);
    await deleteCartItemsBought(tx, order.userId, { classIds, bundleIds });
    await deleteCartBundlesOwned(tx, order.userId);
    await jobs.send(tx, mailJob, {
      ...mail(order),
      template: 'order_paid',
      titles: order.lines.map(({ title }) => title),
      total: order.total,
    });
  };

  const pay = async (tx: Db, order: OrderRow) => {
    // Owed back already; whatever the buyer owns by now.
    if (order.refundDueAt) return;
    await updateLinesReleased(tx, order.id);
    const classIds = order.lines.map(({ classId }) => classId);
    const owned = await findOwnedClassIds(tx, order.userId, classIds);
    if (owned.length > 0) return oweBack(tx, order);
    await updateOrder(tx, order.id, { status: 'SUCCESS', paidAt: clock.now(), nextCheckAt: null });
    await updateRivalsOverdue(tx, order.userId, classIds, clock.now());
    return deliver(tx, order);
  };

  /** A class that was bought in another way meanwhile is not paid for twice. */
  const oweBack = async (tx: Db, order: OrderRow) => {
    const isClosed = order.status !== 'PENDING' && order.status !== 'REVIEW';
    await updateOrder(tx, order.id, {
      ...(!isClosed && { status: 'FAILED' }),
      refundDueAt: clock.now(),
      nextCheckAt: null,
    });
    await jobs.send(tx, mailJob, { ...mail(order), template: 'payment_to_refund' });
    log.warn({ order: order.orderId }, 'payment to refund');
  };

  const close = async (tx: Db, order: OrderRow, status: 'EXPIRED' | 'CANCELLED' | 'FAILED') => {
    await updateLinesReleased(tx, order.id);
    await updateOrder(tx, order.id, { status });
  };

  return {
    deliver,

    /** Takes over what the gateway says of a payment. */
    apply: (orderId: string, report: PaymentReport) =>
      db.$transaction(async (tx) => {
        const order = await lockOrder(tx, orderId);
        const said = { order: order.orderId, state: report.state };
        if (report.amount !== order.total) return log.error(said, 'payment of another amount');
        if (isTakenBack(order.status, report.state)) log.warn(said, 'payment reversed');
        switch (stepOf(order.status, report.state)) {
          case 'pay':
            return pay(tx, order);
          case 'review':
            return updateOrder(tx, order.id, {
              status: 'REVIEW',
              nextCheckAt: nextCheckOf({ createdAt: order.createdAt, now: clock.now() }),
            });
          case 'resume':
            return updateOrder(tx, order.id, { status: 'PENDING' });
          case 'expire':
            return close(tx, order, 'EXPIRED');
          case 'cancel':
            return close(tx, order, 'CANCELLED');
          case 'fail':
            return close(tx, order, 'FAILED');
        }
      }),

    /** Ends an order that waits for its payment; false if it waits no more. */
    end: (orderId: string, status: 'EXPIRED' | 'CANCELLED' | 'FAILED') =>
      db.$transaction(async (tx) => {
        const order = await lockOrder(tx, orderId);
        if (order.status !== 'PENDING') return false;
        await close(tx, order, status);
        return true;
      }),
  };
}

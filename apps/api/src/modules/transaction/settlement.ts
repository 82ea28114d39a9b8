import { transact, type Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { queueMail } from '../../platform/mail/define-mail.ts';
import type { RefundReason } from '../../generated/prisma/enums.ts';
import type { PaymentReport, PaymentState } from '../../platform/payments/gateway.ts';
import { countBundlesSold } from '../bundle/index.ts';
import { deleteCartBundlesOwned, deleteCartItemsBought } from '../cart/index.ts';
import { enrol, findOwnedClassIds } from '../enrolment/index.ts';
import { bookSales } from '../ledger/index.ts';
import {
  orderExpiredMail,
  orderPaidMail,
  orderPlacedMail,
  paymentFailedMail,
  paymentToRefundMail,
} from './transaction.mails.ts';
import {
  lockOrder,
  updateLinesReleased,
  updateOrder,
  updateRivalsOverdue,
  type LockedOrder,
} from './transaction.queries.ts';
import { attemptOf, isTakenBack, isWaiting, nextCheckOf, stepOf } from './transaction.rules.ts';

export type Settlement = ReturnType<typeof createSettlement>;
type ClosedStatus = 'EXPIRED' | 'CANCELLED' | 'FAILED';

/** The transitions of an order. Each happens once, under the order's lock, in one transaction with all of its effects. */
export function createSettlement({ db, clock, jobs, log }: Pick<Deps, 'db' | 'clock' | 'jobs' | 'log'>) {
  const mail = ({ user, code }: LockedOrder) => ({ to: user.email, fullname: user.fullname, orderId: code });

  /** All effects of a sale: enrolment, ledger, counts, cart and mail. */
  const deliver = async (tx: Db, order: LockedOrder) => {
    const now = clock.now();
    const classIds = classIdsOf(order);
    const bundleIds = [...new Set(order.lines.flatMap(({ bundleId }) => bundleId ?? []))];
    await enrol(tx, { userId: order.userId, lines: order.lines, now });
    await bookSales(
      tx,
      order.lines.map((line) => ({ ...line, settledAt: now })),
    );
    await countBundlesSold(tx, bundleIds);
    await deleteCartItemsBought(tx, order.userId, { classIds, bundleIds });
    await deleteCartBundlesOwned(tx, order.userId);
    await queueMail(tx, jobs, orderPaidMail, { ...mail(order), titles: titlesOf(order), total: order.total });
  };

  /** Money arrived: it pays for the order, or a refund becomes due. */
  const takeMoney = async (tx: Db, order: LockedOrder, amount: number | null) => {
    // A refund is already due, whatever the buyer has since acquired.
    if (order.refundDueAt) return;
    await updateLinesReleased(tx, order.id);
    if (amount !== order.total) return oweBack(tx, order, { refundReason: 'wrong_amount', refundAmount: amount });
    // The buyer got a class of the order in another way meanwhile: the order is refunded, not granted twice.
    if ((await findOwned(tx, order)).length > 0)
      return oweBack(tx, order, { refundReason: 'already_owned', refundAmount: amount });
    await updateOrder(tx, order.id, { status: 'SUCCESS', paidAt: clock.now(), nextCheckAt: null });
    await updateRivalsOverdue(tx, order.userId, classIdsOf(order), clock.now());
    return deliver(tx, order);
  };

  /** The whole payment is refunded: operators find it in their list (docs/decisions/0063). */
  const oweBack = async (
    tx: Db,
    order: LockedOrder,
    refund: { refundReason: RefundReason; refundAmount: number | null },
  ) => {
    await updateOrder(tx, order.id, {
      ...(isWaiting(order.status) && { status: 'FAILED' }),
      ...refund,
      refundDueAt: clock.now(),
      nextCheckAt: null,
    });
    await queueMail(tx, jobs, paymentToRefundMail, { ...mail(order), reason: refund.refundReason });
    log.error({ order: order.code, total: order.total, ...refund }, 'payment to refund');
  };

  /** Records the state of the last payment attempt, which the buyer sees. */
  const noteAttempt = async (tx: Db, order: LockedOrder, state: PaymentState) => {
    const attempt = attemptOf(state);
    if (!attempt || attempt === order.attempt || !isWaiting(order.status)) return;
    await updateOrder(tx, order.id, { attempt, attemptAt: clock.now() });
    if (attempt === 'refused')
      await queueMail(tx, jobs, paymentFailedMail, { ...mail(order), expiresAt: order.expiresAt.toISOString() });
  };

  const close = async (tx: Db, order: LockedOrder, status: ClosedStatus) => {
    await updateLinesReleased(tx, order.id);
    await updateOrder(tx, order.id, { status });
    const isOverdue = status !== 'CANCELLED' && order.expiresAt <= clock.now();
    if (!isOverdue || (await findOwned(tx, order)).length > 0) return;
    await queueMail(tx, jobs, orderExpiredMail, { ...mail(order), titles: titlesOf(order) });
  };

  return {
    deliver,

    /** Mails the buyer the order and its payment deadline. */
    confirm: (tx: Db, order: LockedOrder) =>
      queueMail(tx, jobs, orderPlacedMail, {
        ...mail(order),
        titles: titlesOf(order),
        total: order.total,
        expiresAt: order.expiresAt.toISOString(),
      }),

    /** Applies the gateway's report of a payment. */
    apply: (orderId: string, report: PaymentReport) =>
      transact(db, async (tx) => {
        const order = await lockOrder(tx, orderId);
        if (isTakenBack(order.status, report.state))
          log.warn({ order: order.code, state: report.state }, 'payment reversed');
        await noteAttempt(tx, order, report.state);
        switch (stepOf(order.status, report.state)) {
          case 'pay':
            return takeMoney(tx, order, report.amount);
          case 'review':
            return updateOrder(tx, order.id, {
              status: 'REVIEW',
              nextCheckAt: nextCheckOf(order, clock.now()),
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

    /** Ends a pending order; false if it is not pending any more. */
    end: (orderId: string, status: ClosedStatus) =>
      transact(db, async (tx) => {
        const order = await lockOrder(tx, orderId);
        if (order.status !== 'PENDING') return false;
        await close(tx, order, status);
        return true;
      }),
  };
}

const classIdsOf = ({ lines }: LockedOrder) => lines.map(({ classId }) => classId);
const titlesOf = ({ lines }: LockedOrder) => lines.map(({ title }) => title);
const findOwned = (tx: Db, order: LockedOrder) => findOwnedClassIds(tx, order.userId, classIdsOf(order));

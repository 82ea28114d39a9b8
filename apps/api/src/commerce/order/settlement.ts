import { transact, type Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { defineJob } from '../../platform/jobs.ts';
import { queueMail } from '../../platform/mail/define-mail.ts';
import type { RefundReason } from '../../generated/prisma/enums.ts';
import type { PaymentReport, PaymentState } from '../../platform/payments/gateway.ts';
import { restoreCertificates } from '../../core/certificate/index.ts';
import { countBundlesSold } from '../../storefront/catalog/index.ts';
import { deleteCartBundlesOwned, deleteCartItemsBought } from '../cart/index.ts';
import { findDisputedOrder, paymentMethodOf } from '../checkout/index.ts';
import { enrol, findOwnedClassIds } from '../../core/enrolment/index.ts';
import { issueInvoice } from '../invoice/index.ts';
import { bookSales } from '../ledger/index.ts';
import { findsVouchersFree, releaseVouchers, usesVouchers, redeemVouchers } from '../redemption/index.ts';
import { transferStock, lockStock, releaseStock, reclaimStock, sellStock } from '../../storefront/stock/index.ts';
import { insertRefundPayments } from '../refund/refund-payment.queries.ts';
import { payRefundsJob } from '../refund/refund-payment.ts';
import { createReversals } from '../refund/reversal.ts';
import {
  orderExpiredMail,
  orderPaidMail,
  orderPlacedMail,
  paymentFailedMail,
  paymentToRefundMail,
} from './order.mails.ts';
import {
  isWithoutSessions,
  lockNewerOrders,
  lockOrder,
  updateLinesReleased,
  updateLinesSold,
  updateOrder,
  updateRivalsOverdue,
  type LockedOrder,
} from './order.queries.ts';
import {
  attemptOf,
  isReversal,
  isWaiting,
  isWithoutMoney,
  nextCheckOf,
  seatLinesOf,
  stepOf,
  ticketLinesOf,
} from './order.rules.ts';

export type Settlement = ReturnType<typeof createSettlement>;
/** Closes the payment of an order that was replaced, at the gateway. */
export const closeReplacedJob = defineJob<{ orderId: string }>('transaction.closeReplaced', { retryLimit: 10 });

type ClosedStatus = 'EXPIRED' | 'CANCELLED' | 'FAILED';

/** The transitions of an order. Each happens once, under the order's lock, in one transaction with all of its effects. */
export function createSettlement(deps: Pick<Deps, 'db' | 'clock' | 'jobs' | 'log'>) {
  const { db, clock, jobs, log } = deps;
  const reversals = createReversals(deps);

  /** All effects of a sale: enrolment, ledger, counts, cart and mail. */
  const deliver = async (tx: Db, order: LockedOrder) => {
    const now = clock.now();
    const seats = seatLinesOf(order);
    const additional = order.lines.filter((line) => !seats.includes(line));
    const bundleIds = [...new Set(order.lines.flatMap(({ bundleId }) => bundleId ?? []))];
    if (seats.length > 0) {
      await enrol(tx, { userId: order.userId, lines: seats, now });
      await restoreCertificates(
        tx,
        seats.map(({ id }) => id),
      );
    }
    await bookSales(
      tx,
      order.lines.map((line) => ({ ...line, settledAt: now })),
    );
    await countBundlesSold(tx, bundleIds);
    await deleteCartItemsBought(tx, order.userId, {
      classIds: classIdsOf(order),
      bundleIds,
      ticketIds: additional.flatMap(({ ticketId }) => ticketId ?? []),
    });
    await deleteCartBundlesOwned(tx, order.userId);
    // Last, since it holds the series of numbers until the transaction ends.
    const invoice = order.total > 0 ? await issueInvoice(tx, order, now) : null;
    await queueMail(tx, jobs, orderPaidMail, { ...receiptOf(order), paidAt: now.toISOString(), invoice });
  };

  /** Gives up what the order holds. */
  const release = async (tx: Db, order: LockedOrder) => {
    await updateLinesReleased(tx, order.id, 'released');
    await releaseStock(tx, deps, heldLinesOf(order), 'held');
    await releaseVouchers(tx, order);
  };

  /** Takes what the order pays for. Otherwise says why the money goes back. */
  const reasonToRefund = async (tx: Db, order: LockedOrder, amount: number | null): Promise<RefundReason | null> => {
    if (amount !== order.total) return 'wrong_amount';
    // The buyer got a class of the order in another way meanwhile: the order is refunded, not granted twice.
    if ((await findOwned(tx, order)).length > 0) return 'already_owned';
    // Theirs again once the dispute about another payment is won.
    if (await findDisputedOrder(tx, order.userId, classIdsOf(order))) return 'already_owned';
    if (!(await hasSeats(tx, order))) return 'without_seat';
    if (await isWithoutSessions(tx, ticketLinesOf(order))) return 'webinar_cancelled';
    const refusal = await reclaim(tx, order);
    if (refusal) return refusal;
    await updateLinesReleased(tx, order.id, 'sold');
    await sellStock(tx, deps, order.userId, heldLinesOf(order));
    await redeemVouchers(tx, order);
    return null;
  };

  /**
   * Late money takes the tickets and vouchers of its order again. What newer orders of the buyer hold of the same is theirs,
   * and goes over to what is paid (docs/decisions/0173).
   */
  const reclaim = async (tx: Db, order: LockedOrder) => {
    const lines = ticketLinesOf(order).filter(({ stock }) => stock === 'released');
    const hasVouchers = !isWaiting(order.status) && usesVouchers(order);
    if (lines.length === 0 && !hasVouchers) return null;
    const newerOrders = await lockNewerOrders(tx, order);
    if (hasVouchers) {
      const stockOf = [...lines, ...newerOrders.flatMap(heldLinesOf)].map(({ classId }) => classId);
      if (stockOf.length > 0) await lockStock(tx, stockOf);
      if (!(await findsVouchersFree(tx, order, newerOrders))) return 'voucher_used_up';
      if (lines.length === 0) await replace(tx, newerOrders, async () => {});
    }
    const refusal = await reclaimStock(tx, deps, {
      userId: order.userId,
      lines,
      newerLines: newerOrders.flatMap(heldLinesOf),
      onReclaim: (take) => replace(tx, newerOrders, take),
    });
    if (!refusal) await updateLinesSold(tx, order.id);
    return refusal;
  };

  /** Money arrived: it pays for the order, or a refund becomes due. */
  const takeMoney = async (tx: Db, order: LockedOrder, amount: number | null) => {
    // A refund is already due, whatever the buyer has since acquired.
    if (order.refundDueAt) return;
    const refundReason = await reasonToRefund(tx, order, amount);
    if (refundReason) {
      await release(tx, order);
      return startRefund(tx, order, { refundReason, refundAmount: amount });
    }
    await updateOrder(tx, order.id, { status: 'SUCCESS', paidAt: clock.now(), nextCheckAt: null });
    await updateRivalsOverdue(tx, order.userId, classIdsOf(order), clock.now());
    return deliver(tx, order);
  };

  /** The whole payment is owed back (docs/decisions/0063). */
  const startRefund = async (
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
    await insertRefundPayments(tx, [{ id: order.id, orderId: order.id, nextTryAt: clock.now() }]);
    await jobs.send(tx, payRefundsJob, {});
    await queueMail(tx, jobs, paymentToRefundMail, { ...mail(order), reason: refund.refundReason });
    log.error({ order: order.code, total: order.total, ...refund }, 'payment to refund');
  };

  /** Records the state of the last payment attempt, which the buyer sees. */
  const noteAttempt = async (tx: Db, order: LockedOrder, state: PaymentState) => {
    const attempt = attemptOf(state);
    if (!attempt || attempt === order.attempt || !isWaiting(order.status)) return;
    await updateOrder(tx, order.id, { attempt, attemptAt: clock.now() });
    if (attempt === 'refused')
      await queueMail(tx, jobs, paymentFailedMail, { ...receiptOf(order), expiresAt: order.expiresAt.toISOString() });
  };

  /**
   * Closes locked orders for one that takes their place, and what they hold, in the same transaction. The gateway is told
   * by a job: until then it may take money for them, which is late money. `place` takes vouchers over where they are kept.
   */
  const replace = async <Placed>(
    tx: Db,
    orders: readonly LockedOrder[],
    place: () => Promise<Placed>,
    { keepsVouchers = false } = {},
  ) => {
    for (const order of orders) {
      await updateLinesReleased(tx, order.id, 'released');
      if (!keepsVouchers) await releaseVouchers(tx, order);
      await updateOrder(tx, order.id, { status: 'CANCELLED' });
      await jobs.send(tx, closeReplacedJob, { orderId: order.id });
    }
    return transferStock(tx, deps, orders.flatMap(heldLinesOf), place);
  };

  const close = async (tx: Db, order: LockedOrder, status: ClosedStatus) => {
    await release(tx, order);
    await updateOrder(tx, order.id, { status });
    const isOverdue = status !== 'CANCELLED' && order.expiresAt <= clock.now();
    if (!isOverdue || (await findOwned(tx, order)).length > 0) return;
    await queueMail(tx, jobs, orderExpiredMail, receiptOf(order));
  };

  return {
    deliver,

    /** Mails the buyer the order and its payment deadline. */
    confirm: (tx: Db, order: LockedOrder) =>
      queueMail(tx, jobs, orderPlacedMail, { ...receiptOf(order), expiresAt: order.expiresAt.toISOString() }),

    /** Applies the gateway's report of a payment. */
    apply: (orderId: string, report: PaymentReport) =>
      transact(db, async (tx) => {
        const order = await lockOrder(tx, orderId);
        if (isWithoutMoney(order.status, report.state))
          log.error({ order: order.code, state: report.state }, 'a paid order without money');
        await noteAttempt(tx, order, report.state);
        switch (stepOf(order.status, report.state)) {
          case 'pay':
            await takeMoney(tx, order, report.amount);
            // An order that waited, or was closed, was paid for first.
            return isReversal(report.state) ? reversals.apply(tx, await lockOrder(tx, orderId), report) : undefined;
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
          case 'reverse':
            return reversals.apply(tx, order, report);
        }
      }),

    replace,

    /** Closes locked orders whose time was over before they were replaced: what they held is offered to those who wait. */
    async drop(tx: Db, orders: readonly LockedOrder[]) {
      for (const order of orders) {
        await close(tx, order, 'CANCELLED');
        await jobs.send(tx, closeReplacedJob, { orderId: order.id });
      }
    },

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

/** Of what gives a class. */
const classIdsOf = (order: Pick<LockedOrder, 'lines'>) => seatLinesOf(order).map(({ classId }) => classId);
const heldLinesOf = (order: Pick<LockedOrder, 'lines'>) => ticketLinesOf(order).filter(({ stock }) => stock === 'held');
const titleOf = ({ title, ticket, quantity }: LockedOrder['lines'][number]) =>
  ticket ? `${title} (${ticket.title}${quantity > 1 ? ` × ${quantity}` : ''})` : title;
const mail = ({ user, code }: LockedOrder) => ({ to: user.email, fullname: user.fullname, orderId: code });
/** What mails list of an order. */
const receiptOf = (order: LockedOrder) => ({
  ...mail(order),
  lines: order.lines.map((line) => ({ title: titleOf(line), paid: line.paid })),
  total: order.total,
  discount: order.lines.reduce((sum, { listPrice, paid }) => sum + listPrice - paid, 0),
  paymentMethod: paymentMethodOf(order.paymentMethod)?.title ?? null,
});
const findOwned = (tx: Db, order: LockedOrder) => findOwnedClassIds(tx, order.userId, classIdsOf(order));

/** Whether the buyer has, or gets, a seat for each additional ticket. */
async function hasSeats(tx: Db, order: LockedOrder) {
  const given = classIdsOf(order);
  const needed = order.lines.map(({ classId }) => classId).filter((id) => !given.includes(id));
  if (needed.length === 0) return true;
  const owned = await findOwnedClassIds(tx, order.userId, needed);
  return needed.every((id) => owned.includes(id));
}

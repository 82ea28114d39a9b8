import { transact } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { queueMail } from '../../platform/mail/define-mail.ts';
import type { PaymentReport, PaymentState } from '../../platform/payments/gateway.ts';
import { findOwnedClassIds } from '../../core/enrolment/index.ts';
import { releaseStock } from '../../storefront/stock/index.ts';
import {
  classIdsOf,
  contextOf,
  heldLinesOf,
  isReversal,
  isWaiting,
  lockOrder,
  updateLinesReleased,
  updateOrder,
  type LockedOrder,
  type OrderContext,
} from '../order-record/index.ts';
import { releaseVouchers } from '../redemption/index.ts';
import { applyReversals, startRefund, type ApplyReport } from '../refund/index.ts';
import { closeReplacedJob } from '../seat-move/index.ts';
import { deliver } from './delivery.ts';
import { orderExpiredMail, paymentFailedMail } from './order.mails.ts';
import { updateCompetingOrdersOverdue } from './order.queries.ts';
import { attemptOf, isWithoutMoney, nextCheckOf, stepOf } from './order.rules.ts';
import { reasonToRefund } from './payment-use.ts';
import { receiptOf, receiptWithDeadline } from './receipt.ts';

/**
 * Settlement: how an order changes by what happens to its payment. Each change happens once, under the order's lock, in one
 * transaction with all of its effects; `order.rules.ts` decides which (`stepOf`).
 *
 * | State                      | pending, denied   | review | paid, or money that came and went | expired, cancelled |
 * | -------------------------- | ----------------- | ------ | --------------------------------- | ------------------ |
 * | PENDING                    | notes the attempt | REVIEW | takeMoney                         | closeOrder         |
 * | REVIEW                     | PENDING           | stays  | takeMoney                         | closeOrder         |
 * | EXPIRED, CANCELLED, FAILED | stays             | stays  | takeMoney, which is late          | stays              |
 * | SUCCESS and what follows   | stays             | stays  | applyReversals, if money went     | logs an error      |
 *
 * `takeMoney` ends in SUCCESS and delivers, or starts a refund of the whole payment. Besides reports, a pending order is
 * ended by its buyer or its deadline (`endPending`), and superseded by another one (`seat-move`); what costs nothing is
 * delivered as it is placed.
 */

type SettlementDeps = Pick<Deps, 'db' | 'clock' | 'jobs' | 'log'>;

type ClosedStatus = 'EXPIRED' | 'CANCELLED' | 'FAILED';

/** Applies the gateway's report of an order's payment. */
export const applyReport = (deps: SettlementDeps, orderId: string, report: PaymentReport) =>
  transact(deps.db, async (tx) => {
    const context = contextOf(deps, tx);
    const order = await lockOrder(tx, orderId);
    if (isWithoutMoney(order.status, report.state))
      deps.log.error({ order: order.code, state: report.state }, 'a paid order without money');
    await noteAttempt(context, order, report.state);
    return takeStep(context, order, report);
  });

/** The same with its dependencies bound, for modules below this one. */
export const createReportApplier =
  (deps: SettlementDeps): ApplyReport =>
  (orderId, report) =>
    applyReport(deps, orderId, report);

/** Ends a pending order. False if it is no longer pending. */
export const endPending = (deps: SettlementDeps, orderId: string, status: ClosedStatus) =>
  transact(deps.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order.status !== 'PENDING') return false;
    await closeOrder(contextOf(deps, tx), order, status);
    return true;
  });

/**
 * Cancels locked orders that were overdue before they were superseded: what they held is offered to the waiting list.
 */
export async function cancelOverdue(context: OrderContext, orders: readonly LockedOrder[]) {
  for (const order of orders) {
    await closeOrder(context, order, 'CANCELLED');
    await context.jobs.send(context.tx, closeReplacedJob, { orderId: order.id });
  }
}

/** Records the state of the last payment attempt, which the buyer sees. */
async function noteAttempt({ tx, clock, jobs }: OrderContext, order: LockedOrder, state: PaymentState) {
  const attempt = attemptOf(state);
  if (!attempt || attempt === order.attempt || !isWaiting(order.status)) return;
  await updateOrder(tx, order.id, { attempt, attemptAt: clock.now() });
  if (attempt === 'refused') await queueMail(tx, jobs, paymentFailedMail, receiptWithDeadline(order));
}

async function takeStep(context: OrderContext, order: LockedOrder, report: PaymentReport): Promise<unknown> {
  const { tx, clock } = context;
  switch (stepOf(order.status, report.state)) {
    case 'pay':
      await takeMoney(context, order, report.amount);
      // An order that waited, or was closed, is paid first.
      return isReversal(report.state) ? applyReversals(context, await lockOrder(tx, order.id), report) : undefined;
    case 'review':
      return updateOrder(tx, order.id, { status: 'REVIEW', nextCheckAt: nextCheckOf(order, clock.now()) });
    case 'resume':
      return updateOrder(tx, order.id, { status: 'PENDING' });
    case 'expire':
      return closeOrder(context, order, 'EXPIRED');
    case 'cancel':
      return closeOrder(context, order, 'CANCELLED');
    case 'reverse':
      return applyReversals(context, order, report);
    case 'keep':
      return undefined;
  }
}

/** Takes received money: it pays for the order, or is refunded. */
async function takeMoney(context: OrderContext, order: LockedOrder, amount: number | null) {
  const { tx, clock } = context;
  // A refund is already due, whatever the buyer has since acquired.
  if (order.refundDueAt) return;
  const refundReason = await reasonToRefund(context, order, amount);
  if (refundReason) {
    await releaseHeld(context, order);
    return startRefund(context, order, { refundReason, refundAmount: amount });
  }
  await updateOrder(tx, order.id, { status: 'SUCCESS', paidAt: clock.now(), nextCheckAt: null });
  await updateCompetingOrdersOverdue(tx, order.userId, classIdsOf(order), clock.now());
  return deliver(context, order);
}

/** Releases what the order holds. */
async function releaseHeld(context: OrderContext, order: LockedOrder) {
  const { tx } = context;
  await updateLinesReleased(tx, order.id, 'released');
  await releaseStock(tx, context, heldLinesOf(order), 'held');
  await releaseVouchers(tx, order);
}

/** Closes an unpaid order, and mails its buyer if it was overdue. */
async function closeOrder(context: OrderContext, order: LockedOrder, status: ClosedStatus) {
  const { tx, clock, jobs } = context;
  await releaseHeld(context, order);
  await updateOrder(tx, order.id, { status });
  const isOverdue = status !== 'CANCELLED' && order.expiresAt <= clock.now();
  if (!isOverdue || (await findOwnedClassIds(tx, order.userId, classIdsOf(order))).length > 0) return;
  await queueMail(tx, jobs, orderExpiredMail, receiptOf(order));
}

import type { RefundReason } from '@sinau/contracts/commerce/transaction/transaction.schemas';
import { queueMail } from '../../platform/mail/define-mail.ts';
import { updateCertificatesOfLines } from '../../core/certificate/index.ts';
import { endGrants } from '../../core/enrolment/index.ts';
import { recordRefunded } from '../../core/webhook/index.ts';
import { releaseStock } from '../../storefront/stock/index.ts';
import { bookRefunds } from '../ledger/index.ts';
import { ticketLinesOf, updateOrder, type LockedOrder, type OrderContext } from '../order-record/index.ts';
import { releaseVouchers } from '../redemption/index.ts';
import { insertLineRefunds, updateLinesCancelled } from './cancellation.queries.ts';
import { notifySellers } from './notify-sellers.ts';
import { insertRefundPayments } from './refund-payment.queries.ts';
import { payRefundsJob } from './refund-payment.ts';
import { lineToRefundMail, linesReversedMail } from './refund.mails.ts';

/** Reason why lines are cancelled, and who decided so. */
export interface Cancellation {
  readonly reason: RefundReason;
  /** Note in an operator's own words. */
  readonly note?: string;
  readonly operatorId?: string;
  /** Reference of the gateway or the bank for money that it took back itself: nothing is left to pay. */
  readonly paidAs?: string;
}

type Lines = LockedOrder['lines'];

/**
 * Cancels lines that a locked order keeps so far: access ends, the seat is free, and the money is owed line by line. No
 * other order is changed.
 */
export async function cancelLines(context: OrderContext, order: LockedOrder, lines: Lines, cancellation: Cancellation) {
  const { tx, clock } = context;
  const now = clock.now();
  const lineIds = lines.map(({ id }) => id);
  await releaseStock(tx, context, ticketLinesOf({ lines }), 'sold');
  await updateLinesCancelled(tx, lineIds, now);
  await endGrants(tx, lineIds, now);
  await updateCertificatesOfLines(tx, lineIds, { now, operatorId: cancellation.operatorId ?? null });
  await updateStatus(context, order, lines);
  await bookRefunds(tx, lineIds, now);
  await notifySellers(context, lines, 'refund');
  const owed = lines.filter(({ paid }) => paid > 0);
  if (owed.length === 0) return;
  await startLineRefunds(context, order, owed, cancellation);
  await recordRefunded(
    tx,
    context,
    owed.map(({ id }) => id),
    now,
  );
}

/** The status of an order shows what became of its money: a free line does not change it, and a dispute continues. */
async function updateStatus({ tx }: OrderContext, order: LockedOrder, cancelled: Lines) {
  const { id, total, lines } = order;
  const isWhole = lines.every(
    (line) => line.givenBackAt !== null || line.stock === 'released' || cancelled.includes(line),
  );
  if (isWhole) await releaseVouchers(tx, order);
  if (order.status === 'DISPUTED') return;
  if (total === 0) {
    // An order without a payment has nothing to refund.
    if (isWhole) await updateOrder(tx, id, { status: 'CANCELLED', paidAt: null });
  } else if (isWhole || cancelled.some(({ paid }) => paid > 0)) {
    await updateOrder(tx, id, { status: isWhole ? 'REFUNDED' : 'PARTIALLY_REFUNDED' });
  }
}

async function startLineRefunds(
  { tx, clock, jobs }: OrderContext,
  order: LockedOrder,
  lines: Lines,
  { reason, note, paidAs }: Cancellation,
) {
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
}

import type { RefundReason } from '../../generated/prisma/enums.ts';
import { queueMail } from '../../platform/mail/define-mail.ts';
import { isWaiting, updateOrder, type LockedOrder, type OrderContext } from '../order-record/index.ts';
import { insertRefundPayments } from './refund-payment.queries.ts';
import { payRefundsJob } from './refund-payment.ts';
import { paymentToRefundMail } from './refund.mails.ts';

/** Starts the refund of a whole payment, which the locked order could not take (docs/decisions/0063). */
export async function startRefund(
  { tx, clock, jobs, log }: OrderContext,
  order: LockedOrder,
  refund: { readonly refundReason: RefundReason; readonly refundAmount: number | null },
) {
  const { id, code, total, status, user } = order;
  const now = clock.now();
  await updateOrder(tx, id, {
    ...(isWaiting(status) && { status: 'FAILED' }),
    ...refund,
    refundDueAt: now,
    nextCheckAt: null,
  });
  await insertRefundPayments(tx, [{ id, orderId: id, nextTryAt: now }]);
  await jobs.send(tx, payRefundsJob, {});
  await queueMail(tx, jobs, paymentToRefundMail, {
    to: user.email,
    fullname: user.fullname,
    orderId: code,
    reason: refund.refundReason,
  });
  log.error({ order: code, total, ...refund }, 'payment to refund');
}

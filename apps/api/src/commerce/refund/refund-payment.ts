import type { RefundWay } from '../../generated/prisma/enums.ts';
import { defineJob } from '../../platform/jobs.ts';
import { queueMail } from '../../platform/mail/define-mail.ts';
import type { OrderContext } from '../order-record/index.ts';
import { updateRefunded } from './owed-refund.queries.ts';
import { updateRefundTried, type OwedRefund } from './refund-payment.queries.ts';
import { paymentRefundedMail } from './refund.mails.ts';

export const payRefundsJob = defineJob('transaction.payRefunds', { retryLimit: 0 });

interface PaidAs {
  readonly reference: string;
  /** Operator who paid it; null for the gateway and the command line. */
  readonly operatorId: string | null;
  readonly way: RefundWay;
}
/** Marks a refund as paid, once, and mails the buyer. False if it is marked already. */
export async function completeRefund(
  { tx, clock, jobs }: Pick<OrderContext, 'tx' | 'clock' | 'jobs'>,
  { id, code, buyer, amount }: Pick<OwedRefund, 'id' | 'code' | 'buyer' | 'amount'>,
  { reference, operatorId, way }: PaidAs,
) {
  const refund = { refundedAt: clock.now(), refundReference: reference, refundedById: operatorId };
  if (!(await updateRefunded(tx, id, refund))) return false;
  await updateRefundTried(tx, id, { way, nextTryAt: null });
  // Money that the buyer's bank took was not sent by the platform.
  if (way !== 'chargeback')
    await queueMail(tx, jobs, paymentRefundedMail, {
      to: buyer.email,
      fullname: buyer.fullname,
      orderId: code,
      reference,
      amount,
    });
  return true;
}

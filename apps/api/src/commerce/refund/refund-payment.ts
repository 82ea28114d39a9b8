import type { RefundWay } from '../../generated/prisma/enums.ts';
import type { Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { defineJob } from '../../platform/jobs.ts';
import { queueMail } from '../../platform/mail/define-mail.ts';
import { updateRefundTried, type OwedRefund } from './refund-payment.queries.ts';
import { updateRefunded } from './owed-refund.queries.ts';
import { paymentRefundedMail } from '../order/order.mails.ts';

export const payRefundsJob = defineJob('transaction.payRefunds', { retryLimit: 0 });

interface PaidAs {
  readonly reference: string;
  /** The operator who paid it; null for the gateway and the command line. */
  readonly operatorId: string | null;
  readonly way: RefundWay;
}

/** Says once that a refund was paid, and tells the buyer. False if that is known already. */
export async function markPaid(
  tx: Db,
  { clock, jobs }: Pick<Deps, 'clock' | 'jobs'>,
  { id, code, buyer, amount }: Pick<OwedRefund, 'id' | 'code' | 'buyer' | 'amount'>,
  { reference, operatorId, way }: PaidAs,
) {
  const refund = { refundedAt: clock.now(), refundReference: reference, refundedById: operatorId };
  if (!(await updateRefunded(tx, id, refund))) return false;
  await updateRefundTried(tx, id, { way, nextTryAt: null });
  // What the buyer's bank took was not sent by anybody.
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

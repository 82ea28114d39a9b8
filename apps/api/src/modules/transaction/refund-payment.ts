import { refundCauses } from '@sinau/contracts/transaction/transaction.rules';
import type { PaymentMethodCode } from '@sinau/contracts/transaction/transaction.schemas';
import { hours, later, minutes } from '../../platform/clock.ts';
import { transact, type Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { drain } from '../../platform/drain.ts';
import { defineJob } from '../../platform/jobs.ts';
import { queueMail } from '../../platform/mail/define-mail.ts';
import {
  claimRefund,
  findOrderOfRefund,
  findRefundsOf,
  updateRefundTried,
  type ClaimedRefund,
  type OwedRefund,
} from './refund-payment.queries.ts';
import { updateRefunded } from './refund.queries.ts';
import { paymentRefundedMail, refundNeedsAccountMail } from './transaction.mails.ts';

export const payRefundsJob = defineJob('transaction.payRefunds', { retryLimit: 0 });

/** Longer than asking the gateway takes; while it is down, it is asked again after this time. */
const claimedFor = minutes(5);
/** A refusal may be of the hour: some banks refund nothing at night. After so many the buyer is asked for an account. */
const refusals = 3;
const afterRefusal = hours(8);

interface PaidAs {
  readonly reference: string;
  /** The operator who paid it; null for the gateway and the command line. */
  readonly operatorId: string | null;
}

/** Says once that a refund was paid, and tells the buyer. False if that is known already. */
export async function markPaid(
  tx: Db,
  { clock, jobs }: Pick<Deps, 'clock' | 'jobs'>,
  { id, code, buyer, amount }: Pick<OwedRefund, 'id' | 'code' | 'buyer' | 'amount'>,
  { reference, operatorId }: PaidAs,
) {
  const refund = { refundedAt: clock.now(), refundReference: reference, refundedById: operatorId };
  if (!(await updateRefunded(tx, id, refund))) return false;
  await updateRefundTried(tx, id, { nextTryAt: null });
  await queueMail(tx, jobs, paymentRefundedMail, {
    to: buyer.email,
    fullname: buyer.fullname,
    orderId: code,
    reference,
    amount,
  });
  return true;
}

/**
 * Pays what is owed back through the gateway, each refund once, under a key of its own. What has no way back there is left
 * to operators, and the buyer is asked for an account.
 */
export function createRefundPayments(deps: Pick<Deps, 'db' | 'clock' | 'jobs' | 'log' | 'payments'>) {
  const { db, clock, jobs, log, payments } = deps;
  const claim = () => claimRefund(db, clock.now(), later(clock.now(), claimedFor));

  const pay = async ({ id, tries }: ClaimedRefund) => {
    const { orderId } = (await findOrderOfRefund(db, id))!;
    const owed = (await findRefundsOf(db, orderId)).find((refund) => refund.id === id)!;
    if (owed.isPaid) return updateRefundTried(db, id, { nextTryAt: null });
    const { amount, code, reason } = owed;
    if (amount === null || !payments.hasRefundRail(owed.paymentMethod as PaymentMethodCode | null))
      return askForAccount(owed);
    const outcome = await payments.refund({ orderCode: code, key: id, amount, reason: refundCauses[reason] });
    if (outcome === 'paid') return transact(db, (tx) => markPaid(tx, deps, owed, { reference: id, operatorId: null }));
    if (outcome === 'refused' && tries < refusals)
      return updateRefundTried(db, id, { nextTryAt: later(clock.now(), afterRefusal) });
    log.warn({ order: code, refund: id, outcome }, 'refund left to operators');
    return askForAccount(owed);
  };

  const askForAccount = ({ id, code, buyer, amount }: OwedRefund) =>
    transact(db, async (tx) => {
      await updateRefundTried(tx, id, { way: 'bank', nextTryAt: null });
      await queueMail(tx, jobs, refundNeedsAccountMail, {
        to: buyer.email,
        fullname: buyer.fullname,
        orderId: code,
        amount,
      });
    });

  return { payDue: drain(claim, log, pay) };
}

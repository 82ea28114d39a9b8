import { refundCauses } from '@sinau/contracts/commerce/transaction/transaction.rules';
import type { PaymentMethodCode } from '@sinau/contracts/commerce/transaction/transaction.schemas';
import { hours, later, minutes } from '../../platform/clock.ts';
import { transact, type Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { drain } from '../../platform/drain.ts';
import { queueMail } from '../../platform/mail/define-mail.ts';
import { contextOf } from '../order-record/index.ts';
import { askGateway, checkRefund, lockAndCheckRefund, type CheckDeps } from './refund-check.ts';
import {
  claimRefund,
  findOrderOfRefund,
  updateRefundRefused,
  updateRefundTried,
  type ClaimedRefund,
  type OwedRefund,
} from './refund-payment.queries.ts';
import { completeRefund } from './refund-payment.ts';
import { refundNeedsAccountMail } from './refund.mails.ts';

/** Longer than asking the gateway takes; while it is down, it is asked again after this time. */
const claimedFor = minutes(5);
/**
 * Refusals before the buyer is asked for an account. A refusal may be temporary: some banks refund nothing at night.
 */
const maxRefusals = 3;
const afterRefusal = hours(8);

type PayDeps = CheckDeps & Pick<Deps, 'clock' | 'jobs' | 'log'>;

/**
 * Pays the amounts owed back through the gateway, each refund once, under a key of its own. Refunds that the gateway
 * cannot pay are left to operators, and the buyer is asked for an account. The gateway is asked for the status of the
 * payment before each step.
 */
export const createRefundPayments = (deps: PayDeps) => {
  const { db, clock, log } = deps;
  const claim = () => claimRefund(db, clock.now(), later(clock.now(), claimedFor));
  return { payDue: drain(claim, log, (claimed) => payRefund(deps, claimed)) };
};

async function payRefund(deps: PayDeps, { id, refused }: ClaimedRefund): Promise<unknown> {
  const { db, log, payments } = deps;
  const { orderId } = (await findOrderOfRefund(db, id))!;
  const { refund, refusal } = await checkRefund(db, { id, orderId }, await askGateway(deps, orderId));
  if (refund.isPaid) return updateRefundTried(db, id, { nextTryAt: null });
  if (refusal) {
    log.warn({ order: refund.code, refund: id, refusal }, 'refund held');
    return retryLater(deps, db, id);
  }
  const { amount, paymentMethod } = refund;
  if (amount === null || !payments.hasRefundRail(paymentMethod as PaymentMethodCode | null))
    return askForAccount(deps, refund);
  const { code: orderCode, reason } = refund;
  const outcome = await payments.refund({ orderCode, key: id, amount, reason: refundCauses[reason] });
  if (outcome === 'paid')
    return transact(db, (tx) =>
      completeRefund(contextOf(deps, tx), refund, { reference: id, operatorId: null, way: 'gateway' }),
    );
  if (outcome === 'refused' && refused + 1 < maxRefusals) {
    await updateRefundRefused(db, id);
    return retryLater(deps, db, id);
  }
  log.warn({ order: orderCode, refund: id, outcome }, 'refund left to operators');
  return askForAccount(deps, refund);
}

const retryLater = ({ clock }: PayDeps, tx: Db, id: string) =>
  updateRefundTried(tx, id, { nextTryAt: later(clock.now(), afterRefusal) });

/** Leaves a refund to operators, unless the gateway by now reports money that went back. */
async function askForAccount(deps: PayDeps, key: Pick<OwedRefund, 'id' | 'orderId'>) {
  const report = await askGateway(deps, key.orderId);
  await transact(deps.db, async (tx) => {
    const { refund, refusal } = await lockAndCheckRefund(tx, key, report);
    if (refund.isPaid) return updateRefundTried(tx, key.id, { nextTryAt: null });
    if (refusal) return retryLater(deps, tx, key.id);
    await updateRefundTried(tx, key.id, { way: 'bank', nextTryAt: null });
    const { buyer, code, amount } = refund;
    return queueMail(tx, deps.jobs, refundNeedsAccountMail, {
      to: buyer.email,
      fullname: buyer.fullname,
      orderId: code,
      amount,
    });
  });
}

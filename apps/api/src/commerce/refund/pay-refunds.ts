import { refundCauses } from '@sinau/contracts/commerce/transaction/transaction.rules';
import type { PaymentMethodCode } from '@sinau/contracts/commerce/transaction/transaction.schemas';
import { hours, later, minutes } from '../../platform/clock.ts';
import { transact, type Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { drain } from '../../platform/drain.ts';
import { queueMail } from '../../platform/mail/define-mail.ts';
import { createRefundCheck } from './refund-check.ts';
import { markPaid } from './refund-payment.ts';
import {
  claimRefund,
  findOrderOfRefund,
  updateRefundRefused,
  updateRefundTried,
  type ClaimedRefund,
} from './refund-payment.queries.ts';
import type { Settlement } from '../order/settlement.ts';
import { refundNeedsAccountMail } from '../order/order.mails.ts';

/** Longer than asking the gateway takes; while it is down, it is asked again after this time. */
const claimedFor = minutes(5);
/** A refusal may be of the hour: some banks refund nothing at night. After so many the buyer is asked for an account. */
const refusals = 3;
const afterRefusal = hours(8);

/**
 * Pays what is owed back through the gateway, each refund once, under a key of its own. What has no way back there is left
 * to operators, and the buyer is asked for an account. The gateway is asked before each step how the payment stands now.
 */
export function createRefundPayments(
  deps: Pick<Deps, 'db' | 'clock' | 'jobs' | 'log' | 'payments'>,
  settlement: Settlement,
) {
  const { db, clock, jobs, log, payments } = deps;
  const check = createRefundCheck(deps, settlement);
  const claim = () => claimRefund(db, clock.now(), later(clock.now(), claimedFor));
  const tryLater = (tx: Db, id: string) => updateRefundTried(tx, id, { nextTryAt: later(clock.now(), afterRefusal) });

  const pay = async ({ id, refused }: ClaimedRefund) => {
    const { orderId } = (await findOrderOfRefund(db, id))!;
    const report = await check.ask(orderId);
    const { refund, refusal } = await check.find(db, { id, orderId }, report);
    if (refund.isPaid) return updateRefundTried(db, id, { nextTryAt: null });
    const { amount, code, reason, paymentMethod } = refund;
    if (refusal) {
      log.warn({ order: code, refund: id, refusal }, 'refund held');
      return tryLater(db, id);
    }
    if (amount === null || !payments.hasRefundRail(paymentMethod as PaymentMethodCode | null))
      return askForAccount({ id, orderId });
    const outcome = await payments.refund({ orderCode: code, key: id, amount, reason: refundCauses[reason] });
    if (outcome === 'paid')
      return transact(db, (tx) => markPaid(tx, deps, refund, { reference: id, operatorId: null, way: 'gateway' }));
    if (outcome === 'refused' && refused + 1 < refusals) {
      await updateRefundRefused(db, id);
      return tryLater(db, id);
    }
    log.warn({ order: code, refund: id, outcome }, 'refund left to operators');
    return askForAccount({ id, orderId });
  };

  /** Leaves a refund to operators, unless the gateway knows by now of money that went back. */
  const askForAccount = async (key: { readonly id: string; readonly orderId: string }) => {
    const report = await check.ask(key.orderId);
    await transact(db, async (tx) => {
      const { refund, refusal } = await check.lock(tx, key, report);
      if (refund.isPaid) return updateRefundTried(tx, key.id, { nextTryAt: null });
      if (refusal) return tryLater(tx, key.id);
      await updateRefundTried(tx, key.id, { way: 'bank', nextTryAt: null });
      const { buyer, code, amount } = refund;
      return queueMail(tx, jobs, refundNeedsAccountMail, {
        to: buyer.email,
        fullname: buyer.fullname,
        orderId: code,
        amount,
      });
    });
  };

  return { payDue: drain(claim, log, pay) };
}

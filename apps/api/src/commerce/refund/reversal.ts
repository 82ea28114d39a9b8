import { queueMail } from '../../platform/mail/define-mail.ts';
import type { PaymentReport } from '../../platform/payments/gateway.ts';
import { endGrants } from '../../core/enrolment/index.ts';
import { bookDisputes } from '../ledger/index.ts';
import {
  isPaid,
  keptLinesOf,
  lockOrder,
  updateOrder,
  type LockedOrder,
  type OrderContext,
} from '../order-record/index.ts';
import { cancelLines } from './cancellation.ts';
import { insertDifferences, updateDifferenceEnded } from './difference.queries.ts';
import { notifySellers } from './notify-sellers.ts';
import { completeRefund } from './refund-payment.ts';
import { findRefundsOf, type OwedRefund } from './refund-payment.queries.ts';
import { paymentDisputedMail } from './refund.mails.ts';
import { reversalsOf, type Reversal } from './reversal.rules.ts';

/** Follows the gateway's report of money that was received and went back, in the books of a locked order. */
export async function applyReversals(context: OrderContext, order: LockedOrder, report: PaymentReport) {
  const refunds = await findRefundsOf(context.tx, order.id);
  const isDisputed = order.status === 'DISPUTED';
  const kept = isPaid(order.status) ? keptLinesOf(order).filter(({ paid }) => paid > 0 || isDisputed) : [];
  for (const step of reversalsOf({ ...order, kept, refunds }, report))
    await applyReversal(context, order.id, refunds, step);
}

async function applyReversal(
  context: OrderContext,
  orderId: string,
  refunds: readonly OwedRefund[],
  step: Reversal,
): Promise<unknown> {
  const { tx, clock } = context;
  if (step.act === 'completeRefund') {
    const owed = refunds.find(({ id }) => id === step.refundId)!;
    await completeRefund(context, owed, { reference: step.reference, operatorId: null, way: step.way });
    return updateDifferenceEnded(tx, orderId, 'unknown_refund', step.reference, clock.now());
  }
  // The steps before this one changed the order.
  const order = await lockOrder(tx, orderId);
  switch (step.act) {
    case 'note':
      return noteDifference(context, order, step);
    case 'cancelLines': {
      const lines = order.lines.filter(({ id }) => step.lineIds.includes(id));
      await cancelLines(context, order, lines, { reason: 'gateway', paidAs: step.reference });
      return updateDifferenceEnded(tx, orderId, 'unknown_refund', step.reference, clock.now());
    }
    case 'become':
      return step.status === 'DISPUTED'
        ? openDispute(context, order)
        : updateOrder(tx, orderId, { status: step.status });
  }
}

async function noteDifference(
  { tx, clock, log }: OrderContext,
  { id, code }: LockedOrder,
  { kind, key, amount }: Extract<Reversal, { act: 'note' }>,
) {
  await insertDifferences(tx, [{ orderId: id, kind, key, amount, foundAt: clock.now() }]);
  log.error({ order: code, kind, key, amount }, 'the gateway says otherwise than our books');
}

/**
 * Opens a dispute of the buyer's bank: access is suspended, and the mitra's share and any amount owed back are held.
 */
async function openDispute(context: OrderContext, order: LockedOrder) {
  const { tx, clock, jobs, log } = context;
  const now = clock.now();
  const lines = keptLinesOf(order);
  const lineIds = lines.map(({ id }) => id);
  await updateOrder(tx, order.id, { status: 'DISPUTED', disputedAt: now });
  await endGrants(tx, lineIds, now);
  await bookDisputes(tx, lineIds, now);
  await notifySellers(context, lines, 'dispute');
  const { user, code, total } = order;
  await queueMail(tx, jobs, paymentDisputedMail, {
    to: user.email,
    fullname: user.fullname,
    orderId: code,
    isHeld: lines.length === 0,
  });
  log.error({ order: code, total }, 'payment disputed');
}

import { queueMail } from '../../platform/mail/define-mail.ts';
import { restoreCertificates } from '../../core/certificate/index.ts';
import { findOwnedClassIds, resumeAccess } from '../../core/enrolment/index.ts';
import { bookDisputesWon } from '../ledger/index.ts';
import {
  keptLinesOf,
  lockOrder,
  seatLinesOf,
  updateOrder,
  type LockedOrder,
  type OrderContext,
} from '../order-record/index.ts';
import { cancelLines } from './cancellation.ts';
import { updateDifferenceEnded } from './difference.queries.ts';
import { notifySellers } from './notify-sellers.ts';
import { completeRefund } from './refund-payment.ts';
import { findRefundsOf } from './refund-payment.queries.ts';
import { disputeWonMail } from './refund.mails.ts';

/**
 * Loses the dispute of a locked order: the bank keeps the payment, the rest of the order is cancelled, and nothing is
 * owed.
 */
export async function loseDispute(context: OrderContext, order: LockedOrder, note: string) {
  const { tx } = context;
  for (const owed of await findRefundsOf(tx, order.id))
    if (!owed.isPaid)
      await completeRefund(context, owed, { reference: order.code, operatorId: null, way: 'chargeback' });
  const lines = keptLinesOf(order);
  if (lines.length > 0) await cancelLines(context, order, lines, { reason: 'charged_back', note, paidAs: order.code });
  await updateOrder(tx, order.id, { status: 'REFUNDED' });
}

/** Wins the dispute of a locked order: its state is restored, and the amount owed is paid back after all. */
export async function winDispute(context: OrderContext, order: LockedOrder) {
  const { tx, clock, jobs } = context;
  const now = clock.now();
  const lines = keptLinesOf(order);
  await updateOrder(tx, order.id, { status: statusAfterWin(order), disputeWonAt: now });
  await updateDifferenceEnded(tx, order.id, 'charged_back', '', now);
  const owned = await resumeLines(context, order, lines);
  await bookDisputesWon(
    tx,
    lines.map(({ id }) => id),
    now,
  );
  await cancelOwnedTwice(context, order.id, owned);
  await notifySellers(context, lines, 'dispute_won');
  if (lines.length === 0) return;
  await queueMail(tx, jobs, disputeWonMail, {
    to: order.user.email,
    fullname: order.user.fullname,
    orderId: order.code,
    titles: lines.map(({ title }) => title),
  });
}

function statusAfterWin(order: LockedOrder) {
  if (keptLinesOf(order).length === 0) return 'REFUNDED';
  const isPart = order.lines.some(({ givenBackAt, paid }) => givenBackAt !== null && paid > 0);
  return isPart ? 'PARTIALLY_REFUNDED' : 'SUCCESS';
}

/** Restores access, except to classes that the buyer acquired in another way meanwhile; returns these. */
async function resumeLines({ tx }: OrderContext, { userId }: LockedOrder, lines: LockedOrder['lines']) {
  // Classes bought again meanwhile, before disputed classes were refused.
  const owned = await findOwnedClassIds(
    tx,
    userId,
    lines.map(({ classId }) => classId),
  );
  const seats = seatLinesOf({ lines }).filter(({ classId }) => !owned.includes(classId));
  await resumeAccess(tx, { userId, lines: seats });
  await restoreCertificates(
    tx,
    seats.map(({ id }) => id),
  );
  return owned;
}

async function cancelOwnedTwice(context: OrderContext, orderId: string, owned: readonly string[]) {
  const order = await lockOrder(context.tx, orderId);
  const twice = keptLinesOf(order).filter(({ classId }) => owned.includes(classId));
  if (twice.length > 0) await cancelLines(context, order, twice, { reason: 'already_owned' });
}

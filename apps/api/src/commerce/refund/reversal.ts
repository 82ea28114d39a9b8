import { AppError } from '../../platform/app-error.ts';
import { transact, type Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { queueMail } from '../../platform/mail/define-mail.ts';
import type { PaymentReport } from '../../platform/payments/gateway.ts';
import { restoreCertificates } from '../../core/certificate/index.ts';
import { endGrants, findOwnedClassIds, resumeAccess } from '../../core/enrolment/index.ts';
import { bookDisputes, bookDisputesWon } from '../ledger/index.ts';
import { insertDifferences, updateDifferenceEnded } from './difference.queries.ts';
import { createGiveBack, keptLinesOf } from './cancellation.ts';
import { markPaid } from './refund-payment.ts';
import { findRefundsOf, type OwedRefund } from './refund-payment.queries.ts';
import { reversalsOf, type Reversal } from './reversal.rules.ts';
import { notifySellers } from './notify-sellers.ts';
import { disputeWonMail, paymentDisputedMail } from '../order/order.mails.ts';
import { lockOrder, updateOrder, type LockedOrder } from '../order/order.queries.ts';
import { isPaid, seatLinesOf } from '../order/order.rules.ts';

export type Reversals = ReturnType<typeof createReversals>;

/** What became of money that had come: it went back, or the buyer's bank disputes it. Orders are locked by their caller. */
export function createReversals(deps: Pick<Deps, 'db' | 'clock' | 'jobs' | 'log'>) {
  const { db, clock, jobs, log } = deps;
  const { giveBackLines } = createGiveBack(deps);
  const mail = ({ user, code }: LockedOrder) => ({ to: user.email, fullname: user.fullname, orderId: code });

  const take = async (tx: Db, orderId: string, refunds: readonly OwedRefund[], step: Reversal) => {
    if (step.act === 'settle') {
      const owed = refunds.find(({ id }) => id === step.refundId)!;
      await markPaid(tx, deps, owed, { reference: step.reference, operatorId: null, way: step.way });
      return updateDifferenceEnded(tx, orderId, 'unknown_refund', step.reference, clock.now());
    }
    // The steps before it changed the order.
    const order = await lockOrder(tx, orderId);
    if (step.act === 'note') return note(tx, order, step);
    if (step.act === 'giveBack') {
      const lines = order.lines.filter(({ id }) => step.lineIds.includes(id));
      await giveBackLines(tx, order, lines, { reason: 'gateway', paidAs: step.reference });
      return updateDifferenceEnded(tx, orderId, 'unknown_refund', step.reference, clock.now());
    }
    return step.status === 'DISPUTED' ? dispute(tx, order) : updateOrder(tx, orderId, { status: step.status });
  };

  const note = async (tx: Db, { id, code }: LockedOrder, { kind, key, amount }: Extract<Reversal, { act: 'note' }>) => {
    await insertDifferences(tx, [{ orderId: id, kind, key, amount, foundAt: clock.now() }]);
    log.error({ order: code, kind, key, amount }, 'the gateway says otherwise than our books');
  };

  /** The buyer's bank disputes the payment: access is frozen, the mitra's share is held, and so is what is owed back. */
  const dispute = async (tx: Db, order: LockedOrder) => {
    const now = clock.now();
    const lines = keptLinesOf(order);
    const lineIds = lines.map(({ id }) => id);
    await updateOrder(tx, order.id, { status: 'DISPUTED', disputedAt: now });
    await endGrants(tx, lineIds, now);
    await bookDisputes(tx, lineIds, now);
    await notifySellers(tx, deps, lines, 'dispute');
    await queueMail(tx, jobs, paymentDisputedMail, { ...mail(order), isHeld: lines.length === 0 });
    log.error({ order: order.code, total: order.total }, 'payment disputed');
  };

  /** The bank keeps the payment: what is left of the order goes back, and what was owed of it is owed no longer. */
  const lose = async (tx: Db, order: LockedOrder, note: string) => {
    for (const owed of await findRefundsOf(tx, order.id))
      if (!owed.isPaid) await markPaid(tx, deps, owed, { reference: order.code, operatorId: null, way: 'chargeback' });
    const lines = keptLinesOf(order);
    if (lines.length > 0) await giveBackLines(tx, order, lines, { reason: 'charged_back', note, paidAs: order.code });
    await updateOrder(tx, order.id, { status: 'REFUNDED' });
  };

  /** The payment stands: all is as before, and what is owed is paid back after all. */
  const win = async (tx: Db, order: LockedOrder) => {
    const now = clock.now();
    const lines = keptLinesOf(order);
    const lineIds = lines.map(({ id }) => id);
    const isPart = order.lines.some(({ givenBackAt, paid }) => givenBackAt !== null && paid > 0);
    const status = lines.length === 0 ? 'REFUNDED' : isPart ? 'PARTIALLY_REFUNDED' : 'SUCCESS';
    await updateOrder(tx, order.id, { status, disputeWonAt: now });
    await updateDifferenceEnded(tx, order.id, 'charged_back', '', now);
    // Of before a disputed class was refused: they bought it again meanwhile.
    const owned = await findOwnedClassIds(
      tx,
      order.userId,
      lines.map(({ classId }) => classId),
    );
    const seats = seatLinesOf({ lines }).filter(({ classId }) => !owned.includes(classId));
    await resumeAccess(tx, { userId: order.userId, lines: seats });
    await restoreCertificates(
      tx,
      seats.map(({ id }) => id),
    );
    await bookDisputesWon(tx, lineIds, now);
    const current = await lockOrder(tx, order.id);
    const twice = keptLinesOf(current).filter(({ classId }) => owned.includes(classId));
    if (twice.length > 0) await giveBackLines(tx, current, twice, { reason: 'already_owned' });
    await notifySellers(tx, deps, lines, 'dispute_won');
    if (lines.length > 0)
      await queueMail(tx, jobs, disputeWonMail, { ...mail(order), titles: lines.map(({ title }) => title) });
  };

  return {
    /** The gateway tells of money that came and went: our books follow. */
    async apply(tx: Db, order: LockedOrder, report: PaymentReport) {
      const refunds = await findRefundsOf(tx, order.id);
      const isDisputed = order.status === 'DISPUTED';
      const kept = isPaid(order.status) ? keptLinesOf(order).filter(({ paid }) => paid > 0 || isDisputed) : [];
      for (const step of reversalsOf({ ...order, kept, refunds }, report)) await take(tx, order.id, refunds, step);
    },

    /** How a dispute ended, as operators learned from the bank. */
    settleDispute: (
      orderId: string,
      outcome: 'won' | 'lost',
      reason: string,
      within: (tx: Db) => PromiseLike<unknown>,
    ) =>
      transact(db, async (tx) => {
        const order = await lockOrder(tx, orderId);
        if (order.status !== 'DISPUTED') throw new AppError('dispute_over');
        await (outcome === 'won' ? win(tx, order) : lose(tx, order, reason));
        await within(tx);
      }),
  };
}

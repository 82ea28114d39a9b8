import { AppError } from '../../platform/app-error.ts';
import { transact, type Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { queueMail } from '../../platform/mail/define-mail.ts';
import type { GatewayRefund, PaymentReport } from '../../platform/payments/gateway.ts';
import { endGrants, resumeAccess } from '../enrolment/index.ts';
import { bookDisputes, bookDisputesWon } from '../ledger/index.ts';
import { insertDifferences } from './difference.queries.ts';
import { createGiveBack, keptLinesOf, type Back } from './give-back.ts';
import { markPaid } from './refund-payment.ts';
import { findRefundsOf, type OwedRefund } from './refund-payment.queries.ts';
import { tellSellers } from './tell-sellers.ts';
import { disputeWonMail, paymentDisputedMail } from './transaction.mails.ts';
import { lockOrder, updateOrder, type LockedOrder } from './transaction.queries.ts';
import { seatLinesOf } from './transaction.rules.ts';

export type Reversals = ReturnType<typeof createReversals>;

/** What became of money that had come: it went back, or the buyer's bank disputes it. Orders are locked by their caller. */
export function createReversals(deps: Pick<Deps, 'db' | 'clock' | 'jobs' | 'log'>) {
  const { db, clock, jobs, log } = deps;
  const { giveBackLines } = createGiveBack(deps);
  const mail = ({ user, code }: LockedOrder) => ({ to: user.email, fullname: user.fullname, orderId: code });

  /** All that is left of an order goes back, and what was still owed of it counts as paid: the money is gone already. */
  const takeAll = async (tx: Db, order: LockedOrder, back: Back & { readonly paidAs: string }) => {
    for (const owed of await findRefundsOf(tx, order.id)) if (!owed.isPaid) await markPaidBy(tx, owed, back.paidAs);
    const isDisputed = order.status === 'DISPUTED';
    const lines = keptLinesOf(order).filter(({ paid }) => paid > 0 || isDisputed);
    if (lines.length > 0) await giveBackLines(tx, order, lines, back);
    if (isDisputed) await updateOrder(tx, order.id, { status: 'REFUNDED' });
  };
  const markPaidBy = (tx: Db, owed: OwedRefund, reference: string) =>
    markPaid(tx, deps, owed, { reference, operatorId: null });

  /** Marks those of the gateway's refunds that we asked for. Answers the others, which we have not heard of. */
  const confirm = async (tx: Db, order: LockedOrder, refunds: readonly GatewayRefund[]) => {
    const known = await findRefundsOf(tx, order.id);
    const unheard: GatewayRefund[] = [];
    for (const refund of refunds) {
      const own = known.find(({ id }) => id === refund.key);
      if (own && !own.isPaid) await markPaidBy(tx, own, refund.key);
      if (!own && !known.some(({ reference }) => reference === refund.key)) unheard.push(refund);
    }
    return unheard;
  };

  /** A part that went back in the gateway's dashboard: what is owed of that amount, or the one line that cost it. */
  const takePart = async (tx: Db, orderId: string, { key, amount }: GatewayRefund) => {
    const owed = (await findRefundsOf(tx, orderId)).find((one) => !one.isPaid && one.amount === amount);
    if (owed) return markPaidBy(tx, owed, key);
    const order = await lockOrder(tx, orderId);
    const lines = keptLinesOf(order).filter(({ paid }) => paid === amount);
    if (lines.length === 1) return giveBackLines(tx, order, lines, { reason: 'gateway', paidAs: key });
    await insertDifferences(tx, [{ orderId, kind: 'unknown_refund', key, amount, foundAt: clock.now() }]);
    if (order.status === 'SUCCESS') await updateOrder(tx, orderId, { status: 'PARTIALLY_REFUNDED' });
    log.error({ order: order.code, key, amount }, 'a refund of the gateway is of no line');
  };

  return {
    confirm,

    /** The gateway paid back: what we asked for, or what somebody did in its dashboard. */
    async refund(
      tx: Db,
      order: LockedOrder,
      { state, refunds = [] }: PaymentReport,
      unheard: readonly GatewayRefund[],
    ) {
      if (state === 'refunded')
        return takeAll(tx, order, {
          reason: 'gateway',
          paidAs: unheard.at(-1)?.key || refunds.at(-1)?.key || order.code,
        });
      for (const one of unheard) await takePart(tx, order.id, one);
    },

    /** Money that never paid for its order went back, so it is owed no longer. */
    async settleOwed(tx: Db, order: LockedOrder, { refunds = [] }: PaymentReport) {
      const [owed] = await findRefundsOf(tx, order.id);
      if (owed && !owed.isPaid) await markPaidBy(tx, owed, refunds.at(-1)?.key || order.code);
    },

    /** The buyer's bank disputes the payment, once: access is frozen, and the mitra's share is held. */
    async dispute(tx: Db, order: LockedOrder) {
      if (order.disputedAt) return;
      const now = clock.now();
      const lines = keptLinesOf(order);
      const lineIds = lines.map(({ id }) => id);
      await updateOrder(tx, order.id, { status: 'DISPUTED', disputedAt: now });
      await endGrants(tx, lineIds, now);
      await bookDisputes(tx, lineIds, now);
      await tellSellers(tx, deps, lines, 'dispute');
      await queueMail(tx, jobs, paymentDisputedMail, mail(order));
      log.error({ order: order.code, total: order.total }, 'payment disputed');
    },

    /** How a dispute ended, as operators learned from the bank. */
    settleDispute: (orderId: string, outcome: 'won' | 'lost', note: string, within: (tx: Db) => PromiseLike<unknown>) =>
      transact(db, async (tx) => {
        const order = await lockOrder(tx, orderId);
        if (order.status !== 'DISPUTED') throw new AppError('dispute_over');
        if (outcome === 'won') await winDispute(tx, order);
        else await takeAll(tx, order, { reason: 'charged_back', note, paidAs: order.code });
        await within(tx);
      }),
  };

  async function winDispute(tx: Db, order: LockedOrder) {
    const now = clock.now();
    const lines = keptLinesOf(order);
    const lineIds = lines.map(({ id }) => id);
    const isPart = order.lines.some(({ givenBackAt, paid }) => givenBackAt !== null && paid > 0);
    await updateOrder(tx, order.id, { status: isPart ? 'PARTIALLY_REFUNDED' : 'SUCCESS', disputeWonAt: now });
    await resumeAccess(tx, { userId: order.userId, lines: seatLinesOf({ lines }) });
    await bookDisputesWon(tx, lineIds, now);
    await tellSellers(tx, deps, lines, 'dispute_won');
    await queueMail(tx, jobs, disputeWonMail, { ...mail(order), titles: lines.map(({ title }) => title) });
  }
}

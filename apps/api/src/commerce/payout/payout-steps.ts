import type { AuditAct } from '@sinau/contracts/core/audit/audit.rules';
import type { Operator } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/db.ts';
import { requireRunningMitra } from '../../storefront/mitra/index.ts';
import { insertPayoutEvent, postingsOfPayment } from '../ledger/index.ts';
import { endPayout } from './end-payout.ts';
import { updatePayout, type PayoutRow } from './payout.queries.ts';

/** Step that an operator takes with a payout. The books of its mitra and the payout are locked. */
export interface PayoutStep {
  readonly act: Extract<AuditAct, `payout.${string}`>;
  /** True if the mitra is mailed: not about a step that another operator decides about. */
  readonly isNotified: boolean;
  take(tx: Db, payout: PayoutRow, now: Date): Promise<PayoutRow>;
}

export const approval = (actor: Operator): PayoutStep => ({
  act: 'payout.approve',
  isNotified: true,
  async take(tx, { id, mitraId, status }, now) {
    if (status !== 'requested') throw new AppError('payout_not_requested');
    await requireRunningMitra(tx, mitraId);
    return updatePayout(tx, id, { status: 'approved', approvedById: actor.id, approvedAt: now });
  },
});

export const rejection = (actor: Operator, reason: string): PayoutStep => ({
  act: 'payout.reject',
  isNotified: true,
  async take(tx, payout, now) {
    if (payout.status !== 'requested') throw new AppError('payout_not_requested');
    return endPayout(tx, payout, { status: 'rejected', endedById: actor.id, endedAt: now, reason });
  },
});

/** Marks the transfer, by another operator than the one who approved it. */
export const transfer = (actor: Operator, reference: string): PayoutStep => ({
  act: 'payout.pay',
  isNotified: true,
  async take(tx, { id, mitraId, amount, status, approvedById }, now) {
    if (status !== 'approved') throw new AppError('payout_not_approved');
    if (approvedById === actor.id) throw new AppError('payout_needs_other_operator');
    await insertPayoutEvent(tx, {
      kind: 'payout_payment',
      mitraId,
      payoutId: id,
      occurredAt: now,
      postings: postingsOfPayment(Number(amount)),
    });
    return updatePayout(tx, id, { status: 'paid', paidById: actor.id, paidAt: now, reference });
  },
});

export const failure = (actor: Operator, reason: string): PayoutStep => ({
  act: 'payout.fail',
  isNotified: true,
  async take(tx, payout, now) {
    if (payout.status !== 'approved') throw new AppError('payout_not_approved');
    return endPayout(tx, payout, { status: 'failed', endedById: actor.id, endedAt: now, reason });
  },
});

export const returnNote = (actor: Operator, reason: string): PayoutStep => ({
  act: 'payout.noteReturn',
  isNotified: false,
  async take(tx, { id, status }, now) {
    if (status !== 'paid') throw new AppError('payout_not_paid');
    return updatePayout(tx, id, { status: 'returning', returnNotedById: actor.id, returnNotedAt: now, reason });
  },
});

/** Confirms the return, by another operator than the one who noted it. */
export const returnConfirmation = (actor: Operator): PayoutStep => ({
  act: 'payout.confirmReturn',
  isNotified: true,
  async take(tx, payout, now) {
    if (payout.status !== 'returning') throw new AppError('payout_not_returning');
    if (payout.returnNotedById === actor.id) throw new AppError('payout_return_needs_other');
    return endPayout(tx, payout, { status: 'returned', endedById: actor.id, endedAt: now, reason: payout.reason });
  },
});

export const returnDismissal = (): PayoutStep => ({
  act: 'payout.dismissReturn',
  isNotified: false,
  async take(tx, { id, status }) {
    if (status !== 'returning') throw new AppError('payout_not_returning');
    return updatePayout(tx, id, { status: 'paid', returnNotedById: null, returnNotedAt: null, reason: null });
  },
});

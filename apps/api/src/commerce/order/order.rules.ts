import type { Day } from '@sinau/format/calendar';
import type { OrderState, PaymentAttempt } from '../../generated/prisma/enums.ts';
import { hours, later, minutes } from '../../platform/clock.ts';
import type { PaymentState } from '../../platform/payments/gateway.ts';
import { isPaid, isReversal, isWaiting } from '../order-record/index.ts';

export type Step = 'pay' | 'review' | 'resume' | 'expire' | 'cancel' | 'reverse' | 'keep';

/**
 * Decides what a gateway's report does to an order. PENDING and REVIEW are closed or paid; a closed order can still be
 * paid by late money. A refusal keeps the order, since the buyer may pay in another way. Money that was received and
 * went back before we heard of it pays for the order first. A paid order only follows reversals
 * (refund/reversal.rules.ts): no report makes it waiting or closed again (docs/decisions/0184).
 */
export function stepOf(status: OrderState, state: PaymentState): Step {
  if (isPaid(status)) return isReversal(state) ? 'reverse' : 'keep';
  if (state === 'paid' || isReversal(state)) return 'pay';
  if (status === 'PENDING' && state === 'review') return 'review';
  if (status === 'REVIEW' && (state === 'pending' || state === 'denied')) return 'resume';
  if (isWaiting(status) && state === 'expired') return 'expire';
  if (isWaiting(status) && state === 'cancelled') return 'cancel';
  return 'keep';
}

/** Returns whether the gateway reports no money for a paid order: a card payment was voided before it was settled. */
export const isWithoutMoney = (status: OrderState, state: PaymentState) =>
  isPaid(status) && (state === 'cancelled' || state === 'denied' || state === 'expired');

const firstChecks = [minutes(5), minutes(30)];

interface Deadlines {
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/**
 * Returns when an order is checked next: 5 and 30 minutes after it was placed, then hourly, so that no payment stays
 * unseen if its notification is lost; and at its deadline.
 */
export function nextCheckOf({ createdAt, expiresAt }: Deadlines, now: Date): Date {
  const age = now.getTime() - createdAt.getTime();
  const hourly = minutes(30) + hours(Math.floor((age - minutes(30)) / hours(1)) + 1);
  const next = later(createdAt, firstChecks.find((check) => check > age) ?? hourly);
  return expiresAt > now && expiresAt < next ? expiresAt : next;
}

/** A pending order is checked until it is decided, a closed one until an hour past its deadline, for late money. */
export const isWatched = ({ status, expiresAt }: { status: OrderState; expiresAt: Date }, at: Date) =>
  isWaiting(status) || (!isPaid(status) && at <= later(expiresAt, hours(1)));

/** The state of the buyer's last payment attempt in a report; undefined if the report has none. */
export const attemptOf = (state: PaymentState): PaymentAttempt | undefined => attempts[state];
const attempts: Partial<Record<PaymentState, PaymentAttempt>> = {
  pending: 'pending',
  review: 'review',
  denied: 'refused',
};

/** Returns the rate of PPN on a day: that of the latest date which has come, or none. */
export const taxPercentOn = (rates: readonly { readonly from: Day; readonly percent: number }[], day: Day) =>
  rates.filter(({ from }) => from <= day).reduce((latest, one) => (one.from >= latest.from ? one : latest), noTax)
    .percent;
const noTax = { from: '', percent: 0 };

import type { OrderState } from '../../generated/prisma/enums.ts';
import { hours, later, minutes } from '../../platform/clock.ts';
import type { PaymentState } from '../../platform/payments/gateway.ts';

export type Step = 'pay' | 'review' | 'resume' | 'expire' | 'cancel' | 'fail' | 'keep';

/**
 * What a gateway's word does to an order. PENDING and REVIEW are closed or paid; what is closed can still be paid,
 * by money that came late; nothing follows SUCCESS here. A refusal keeps the order: the buyer may pay in another way.
 * Money that came and went before we heard of it ends the order: it can neither be paid nor closed at the gateway.
 */
export function stepOf(status: OrderState, state: PaymentState): Step {
  if (status === 'SUCCESS') return 'keep';
  if (state === 'paid') return 'pay';
  if (status === 'PENDING' && state === 'review') return 'review';
  if (status === 'REVIEW' && (state === 'pending' || state === 'denied')) return 'resume';
  if ((status === 'PENDING' || status === 'REVIEW') && state === 'expired') return 'expire';
  if ((status === 'PENDING' || status === 'REVIEW') && state === 'cancelled') return 'cancel';
  if ((status === 'PENDING' || status === 'REVIEW') && state === 'reversed') return 'fail';
  return 'keep';
}

/** Whether money that came has gone back; what was paid can be voided, too, until it is settled. */
export const isTakenBack = (status: OrderState, state: PaymentState) =>
  state === 'reversed' ||
  (status === 'SUCCESS' && (state === 'cancelled' || state === 'denied' || state === 'expired'));

const firstChecks = [minutes(5), minutes(30)];

/** The gateway is asked 5 and 30 minutes after the order, then hourly; without a word of it no payment stays unseen. */
export function nextCheckOf({ createdAt, now }: { createdAt: Date; now: Date }): Date {
  const age = now.getTime() - createdAt.getTime();
  const hourly = minutes(30) + hours(Math.floor((age - minutes(30)) / hours(1)) + 1);
  return later(createdAt, firstChecks.find((check) => check > age) ?? hourly);
}

/** Late money is looked for until an hour past the deadline; a payment under review has none. */
export const isWatched = ({ status, expiresAt }: { status: OrderState; expiresAt: Date }, at: Date) =>
  status === 'REVIEW' || (status !== 'SUCCESS' && at <= later(expiresAt, hours(1)));

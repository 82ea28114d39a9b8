import { later, minutes } from '../../platform/clock.ts';
import type { PaymentReport, PaymentState } from '../../platform/payments/gateway.ts';

/** Progress of a payment. */
const rank: Record<PaymentState, number> = {
  pending: 1,
  review: 2,
  denied: 3,
  cancelled: 3,
  expired: 3,
  paid: 4,
  partly_refunded: 5,
  refunded: 6,
  charged_back: 7,
};

/** Returns whether a notification reports something that the gateway does not know yet when asked. */
export function saysMore(announced: PaymentReport | null, asked: PaymentReport | null) {
  if (!announced || !asked) return announced !== null;
  const isKnown = (key: string) => (asked.refunds ?? []).some((refund) => refund.key === key);
  return (
    rank[announced.state] > rank[asked.state] ||
    (rank[announced.state] === rank[asked.state] && (announced.refunds ?? []).some(({ key }) => !isKnown(key)))
  );
}

const pauses = [minutes(1), minutes(5), minutes(15)];
/** Returns when the gateway is asked again about its announcement; null once that is given up. */
export function nextTryOf(receivedAt: Date, now: Date): Date | null {
  const age = now.getTime() - receivedAt.getTime();
  const pause = pauses.find((one) => one > age);
  return pause === undefined ? null : later(receivedAt, pause);
}

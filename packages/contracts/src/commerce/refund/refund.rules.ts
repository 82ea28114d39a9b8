/** Days after the payment in which buyers may return a class. */
export const refundDays = 7;
/** Maximum progress in a class for a refund, in per cent. */
export const refundMaxProgress = 20;

export const refundRefusals = [
  'refund_window_over',
  'refund_session_began',
  'refund_too_much_used',
  'refund_certificate_issued',
] as const;
export type RefundRefusal = (typeof refundRefusals)[number];

/** Facts that decide whether a line is refundable. */
export interface Purchase {
  readonly paidAt: Date;
  /** Start of the first live session of the class, cancelled ones ignored. */
  readonly firstSessionAt: Date | null;
  /** Progress of its participant, in per cent. */
  readonly progress: number;
  readonly hasCertificate: boolean;
  /** True if it was paid for, by the buyer or a voucher of the platform. */
  readonly isPriced: boolean;
}

/**
 * Returns the time until which a line is refundable: live classes until they begin, all others for some days. Null
 * without limit.
 */
export function refundableUntil({ paidAt, firstSessionAt, isPriced }: Purchase): Date | null {
  if (firstSessionAt) return firstSessionAt;
  return isPriced ? new Date(paidAt.getTime() + refundDays * 86_400_000) : null;
}

/**
 * Returns the reason why a line is not refundable; null if it is. A free line can be returned at any time, without
 * money.
 */
export function refundRefusalOf(purchase: Purchase, now: Date): RefundRefusal | null {
  const until = refundableUntil(purchase);
  if (purchase.hasCertificate) return 'refund_certificate_issued';
  if (until && now >= until) return purchase.firstSessionAt ? 'refund_session_began' : 'refund_window_over';
  return purchase.isPriced && purchase.progress > refundMaxProgress ? 'refund_too_much_used' : null;
}

export const accountRules = {
  accountNumber: { kind: 'text', min: 6, max: 20, missing: 'Tulis nomor rekeningmu' },
  holder: { kind: 'text', min: 3, max: 80, missing: 'Tulis nama pemilik rekening' },
} as const;

/** Strips all separators from an account number. */
export const accountDigits = (typed: string) => typed.replace(/[ .-]/g, '');

/** Reasons why a refund is not paid now, by any operator. */
export const refundHolds = ['refund_disputed', 'refund_exceeds_payment'] as const;
export type RefundHold = (typeof refundHolds)[number];

export const disputeStates = ['open', 'won', 'lost'] as const;
export type DisputeState = (typeof disputeStates)[number];

export const differenceKinds = ['unpaid', 'amount', 'unknown_refund', 'missing_refund', 'charged_back'] as const;
export type DifferenceKind = (typeof differenceKinds)[number];

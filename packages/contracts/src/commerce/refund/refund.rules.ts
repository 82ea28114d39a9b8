/** So long after they paid, buyers may change their mind about a class. */
export const refundDays = 7;
/** Of a class so much, in per cent, may have been passed by then. */
export const refundMaxProgress = 20;

export const refundRefusals = [
  'refund_window_over',
  'refund_session_began',
  'refund_too_much_used',
  'refund_certificate_issued',
] as const;
export type RefundRefusal = (typeof refundRefusals)[number];

/** What decides whether a line can be given back. */
export interface Purchase {
  readonly paidAt: Date;
  /** Of a class with live sessions: when the first one begins, those that were called off left out. */
  readonly firstSessionAt: Date | null;
  /** Of its participant, in per cent. */
  readonly progress: number;
  readonly hasCertificate: boolean;
  /** Whether anybody paid for it, the buyer or a voucher of the platform. */
  readonly isPriced: boolean;
}

/** Until when it can be given back: of what is live until it begins, of everything else some days. Null for ever. */
export function refundableUntil({ paidAt, firstSessionAt, isPriced }: Purchase): Date | null {
  if (firstSessionAt) return firstSessionAt;
  return isPriced ? new Date(paidAt.getTime() + refundDays * 86_400_000) : null;
}

/** Why a line cannot be given back; null if it can. What cost nothing is given up at any time, without money. */
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

/** Digits alone, however they were typed. */
export const accountDigits = (typed: string) => typed.replace(/[ .-]/g, '');

/** Why a refund is not paid now, whoever would pay it. */
export const refundHolds = ['refund_disputed', 'refund_exceeds_payment'] as const;
export type RefundHold = (typeof refundHolds)[number];

export const disputeStates = ['open', 'won', 'lost'] as const;
export type DisputeState = (typeof disputeStates)[number];

export const differenceKinds = ['unpaid', 'amount', 'unknown_refund', 'missing_refund', 'charged_back'] as const;
export type DifferenceKind = (typeof differenceKinds)[number];

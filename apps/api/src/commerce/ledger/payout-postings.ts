import type { LedgerAccount } from '../../generated/prisma/enums.ts';

interface Posting {
  readonly account: LedgerAccount;
  readonly amount: number;
}

/** Reserves the amount of a request. */
export const postingsOfRequest = (amount: number): Posting[] => [
  { account: 'available', amount: -amount },
  { account: 'payout_in_transit', amount },
];

export const postingsOfPayment = (amount: number): Posting[] => [
  { account: 'payout_in_transit', amount: -amount },
  { account: 'paid_out', amount },
];

/**
 * Returns a payout, before its transfer or from the bank afterwards: it settles the debt that refunds left meanwhile;
 * only the rest is available again.
 */
export function postingsOfReturn(
  { amount, from }: { amount: number; from: 'payout_in_transit' | 'paid_out' },
  owed: number,
): Posting[] {
  const netted = Math.min(amount, owed);
  const postings: Posting[] = [
    { account: from, amount: -amount },
    { account: 'debt', amount: netted },
    { account: 'available', amount: amount - netted },
  ];
  return postings.filter((posting) => posting.amount !== 0);
}

/**
 * Movements of a mitra's money: a sale's share is held at first, a maturity frees it, a refund deducts it; a dispute
 * holds it again, until it is won. A payout reserves money, and returns it if it is not transferred.
 */
export const walletEntryKinds = [
  'sale',
  'maturity',
  'refund',
  'dispute',
  'dispute_won',
  'payout_request',
  'payout_return',
] as const;
export type WalletEntryKind = (typeof walletEntryKinds)[number];

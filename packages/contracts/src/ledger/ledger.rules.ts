/** What happens to a mitra's money: a sale's share is held at first, a maturity frees it, a refund takes it back. */
export const walletEntryKinds = ['sale', 'maturity', 'refund'] as const;
export type WalletEntryKind = (typeof walletEntryKinds)[number];

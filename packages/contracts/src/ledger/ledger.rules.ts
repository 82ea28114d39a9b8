/** What happens to a mitra's money: a sale's share is held at first, a maturity frees it. */
export const walletEntryKinds = ['sale', 'maturity'] as const;
export type WalletEntryKind = (typeof walletEntryKinds)[number];

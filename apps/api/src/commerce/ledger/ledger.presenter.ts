import type { Wallet, WalletEntry } from '@sinau/contracts/commerce/ledger/ledger.schemas';
import type { LedgerAccount } from '../../generated/prisma/enums.ts';
import { isoOrNull } from '../../platform/iso.ts';
import type { Balance, WalletRow } from './wallet.queries.ts';

/** Presents the balances of a mitra. A debt is a balance below zero, shown as the amount owed. */
export const presentBalances = ({
  available = 0,
  held = 0,
  payout_in_transit: inTransit = 0,
  paid_out: paidOut = 0,
  debt = 0,
}: Partial<Record<LedgerAccount, number>>): Omit<Wallet, 'nextMaturity'> => ({
  available,
  held,
  inTransit,
  paidOut,
  debt: Math.abs(debt),
});

export const presentWalletEntry = (row: WalletRow, balance: Balance): WalletEntry => ({
  ...row,
  balance,
  occurredAt: row.occurredAt.toISOString(),
  heldUntil: isoOrNull(row.heldUntil),
});

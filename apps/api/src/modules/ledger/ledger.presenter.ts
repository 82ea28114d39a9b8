import type { WalletEntry } from '@sinau/contracts/ledger/ledger.schemas';
import type { WalletRow } from './ledger.queries.ts';
import { isoOrNull } from '../../platform/iso.ts';

export const presentWalletEntry = (row: WalletRow): WalletEntry => ({
  ...row,
  occurredAt: row.occurredAt.toISOString(),
  heldUntil: isoOrNull(row.heldUntil),
});

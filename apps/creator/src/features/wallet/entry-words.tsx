import type { WalletEntryKind } from '@sinau/contracts/ledger/ledger.rules';
import type { WalletEntry } from '@sinau/contracts/ledger/ledger.schemas';
import { date } from '@sinau/format';
import { Badge } from '@sinau/ui';

export const entryWords: Record<WalletEntryKind, string> = { sale: 'Penjualan', maturity: 'Saldo dibebaskan' };

/** What became of the amount. */
export function EntryState({ kind, isHeld, heldUntil }: WalletEntry) {
  if (kind === 'maturity') return <Badge tone="success">Masuk saldo tersedia</Badge>;
  return isHeld && heldUntil ? (
    <Badge tone="primary">Ditahan sampai {date(heldUntil)}</Badge>
  ) : (
    <Badge>Sudah dibebaskan</Badge>
  );
}

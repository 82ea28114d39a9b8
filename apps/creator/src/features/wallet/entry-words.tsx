import type { WalletEntryKind } from '@sinau/contracts/ledger/ledger.rules';
import type { WalletEntry } from '@sinau/contracts/ledger/ledger.schemas';
import { date } from '@sinau/format';
import { Badge } from '@sinau/ui';

export const entryWords: Record<WalletEntryKind, string> = {
  sale: 'Penjualan',
  maturity: 'Dana cair ke saldo',
  refund: 'Pengembalian dana',
};

/** Whether the amount can be withdrawn yet. */
export function EntryState({ kind, isHeld, isRefunded, heldUntil }: WalletEntry) {
  if (kind === 'refund' || isRefunded) return <Badge>Dikembalikan</Badge>;
  if (kind === 'maturity') return <Badge tone="success">Bisa ditarik</Badge>;
  return isHeld && heldUntil ? (
    <Badge tone="primary">Menunggu sampai {date(heldUntil)}</Badge>
  ) : (
    <Badge>Sudah cair</Badge>
  );
}

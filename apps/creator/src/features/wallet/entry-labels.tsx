import type { WalletEntryKind } from '@sinau/contracts/commerce/ledger/ledger.rules';
import type { WalletEntry } from '@sinau/contracts/commerce/ledger/ledger.schemas';
import { date } from '@sinau/format';
import { Badge } from '@sinau/ui';
import { PayoutBadge } from '../../shared/payout-status.tsx';

export const entryLabels: Record<WalletEntryKind, string> = {
  sale: 'Penjualan',
  maturity: 'Dana cair ke saldo',
  refund: 'Pengembalian dana',
  dispute: 'Ditahan karena sengketa',
  dispute_won: 'Sengketa dimenangkan',
  payout_request: 'Penarikan',
  payout_return: 'Penarikan dikembalikan',
};

/** Status of an entry: whether it can be withdrawn yet. */
export function EntryState({ kind, isHeld, isRefunded, heldUntil, payout }: WalletEntry) {
  if (payout)
    return kind === 'payout_request' ? <PayoutBadge status={payout.status} /> : <Badge>Kembali ke saldo</Badge>;
  if (kind === 'refund' || isRefunded) return <Badge>Dikembalikan</Badge>;
  if (kind === 'maturity' || kind === 'dispute_won') return <Badge tone="success">Bisa ditarik</Badge>;
  if (kind === 'dispute') return <Badge tone="danger">Ditahan</Badge>;
  return isHeld && heldUntil ? <Badge tone="primary">Cair tanggal {date(heldUntil)}</Badge> : <Badge>Sudah cair</Badge>;
}

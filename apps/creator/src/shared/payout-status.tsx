import type { PayoutStatus } from '@sinau/contracts/commerce/payout/payout.rules';
import { Badge } from '@sinau/ui';

export const payoutStatusLabels: Record<PayoutStatus, string> = {
  requested: 'Menunggu persetujuan',
  approved: 'Menunggu transfer',
  paid: 'Sudah ditransfer',
  returning: 'Diperiksa: dikembalikan bank',
  returned: 'Dikembalikan bank',
  rejected: 'Ditolak',
  failed: 'Transfer gagal',
  cancelled: 'Dibatalkan',
};

const tones = {
  requested: 'promo',
  approved: 'primary',
  paid: 'success',
  returning: 'promo',
  returned: 'danger',
  rejected: 'danger',
  failed: 'danger',
  cancelled: 'neutral',
} as const satisfies Record<PayoutStatus, string>;

/** Badge of a payout's status. */
export const PayoutBadge = ({ status }: { status: PayoutStatus }) => (
  <Badge tone={tones[status]}>{payoutStatusLabels[status]}</Badge>
);

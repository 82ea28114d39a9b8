import type { OrderStatus } from '@sinau/contracts/transaction/transaction.schemas';
import { Badge } from '@sinau/ui';

const looks = {
  PENDING: { label: 'Menunggu pembayaran', tone: 'primary' },
  SUCCESS: { label: 'Berhasil', tone: 'success' },
  FAILED: { label: 'Pembayaran gagal', tone: 'danger' },
  EXPIRED: { label: 'Kedaluwarsa', tone: 'neutral' },
  CANCELLED: { label: 'Dibatalkan', tone: 'neutral' },
  PARTIALLY_REFUNDED: { label: 'Dikembalikan sebagian', tone: 'neutral' },
  REFUNDED: { label: 'Dikembalikan', tone: 'neutral' },
  DISPUTED: { label: 'Dalam sengketa', tone: 'danger' },
} as const satisfies Record<OrderStatus, unknown>;

export function OrderStatusBadge({ status }: { status: OrderStatus }) {
  const { label, tone } = looks[status];
  return <Badge tone={tone}>{label}</Badge>;
}

import type { OrderStatus, WholeOrder } from '@sinau/contracts/commerce/transaction/transaction.schemas';
import { Badge } from '@sinau/ui';
import { isRefundOnItsWay } from './line-refund.tsx';

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

/** Texts until all of it was refunded. */
const onItsWay: Partial<Record<OrderStatus, string>> = {
  PARTIALLY_REFUNDED: 'Sebagian sedang dikembalikan',
  REFUNDED: 'Sedang dikembalikan',
};

export function OrderStatusBadge({ order }: { order: Pick<WholeOrder, 'status' | 'lines' | 'replacedBy'> }) {
  if (order.replacedBy) return <Badge>Diganti</Badge>;
  const { label, tone } = looks[order.status];
  return <Badge tone={tone}>{isRefundOnItsWay(order) ? (onItsWay[order.status] ?? label) : label}</Badge>;
}

import type { ReactNode } from 'react';
import type { WholeOrder } from '@sinau/contracts/commerce/transaction/transaction.schemas';
import { dateTime, rupiah } from '@sinau/format';
import { Card, Notice } from '@sinau/ui';
import { OrderLines } from './order-lines.tsx';
import { OrderStatusBadge } from './order-status.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { isInReview, isRefused, refundText } from './outcomes.tsx';
import { PaymentDeadline } from './payment-deadline.tsx';
import './order-card.css';

interface OrderCardProps {
  order: WholeOrder;
  actions: ReactNode;
  /** Account to which the money is refunded. */
  account?: ReactNode;
}

export function OrderCard({ order, actions, account }: OrderCardProps) {
  const { orderId, status, total, paymentMethod, lines, vouchers, createdAt, expiresAt, refundDueAt } = order;
  return (
    <Card as="article" padded className="order-card" aria-label={`Pesanan ${orderId}`}>
      <header>
        <p className="sm">
          <b className="num">{orderId}</b>
          <span className="muted num">{dateTime(createdAt)}</span>
        </p>
        <OrderStatusBadge order={order} />
      </header>
      <OrderLines lines={lines} vouchers={vouchers} headingLevel={2} />
      {isRefused(order) && (
        <Notice tone="danger">Pembayaran terakhirmu ditolak. Coba lagi, atau pakai cara lain.</Notice>
      )}
      {status === 'PENDING' &&
        (isInReview(order) ? (
          <Notice>Pembayaranmu sedang diperiksa. Kami kabari lewat email begitu selesai.</Notice>
        ) : (
          <PaymentDeadline expiresAt={expiresAt} />
        ))}
      {refundDueAt && <Notice>{refundText(order)}</Notice>}
      {account}
      <OrderTimeline order={order} />
      <footer>
        <p className="sm">
          <span className="muted">Total{paymentMethod && ` · ${paymentMethod.title}`}</span>
          <b className="order-card-total num">{rupiah(total)}</b>
        </p>
        <div className="order-card-actions">{actions}</div>
      </footer>
    </Card>
  );
}

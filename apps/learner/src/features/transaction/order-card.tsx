import type { ReactNode } from 'react';
import type { Order } from '@sinau/contracts/transaction/transaction.schemas';
import { dateTime, rupiah } from '@sinau/format';
import { Card, Notice } from '@sinau/ui';
import { Clock } from '@sinau/ui/icons';
import { OrderLines } from './order-lines.tsx';
import { OrderStatusBadge } from './order-status.tsx';
import { isRefused, refundText } from './outcomes.tsx';
import './order-card.css';

interface OrderCardProps {
  order: Order;
  actions: ReactNode;
}

export function OrderCard({ order, actions }: OrderCardProps) {
  const { orderId, status, total, paymentMethod, lines, createdAt, expiresAt, refundDueAt } = order;
  return (
    <Card as="article" padded className="order-card" aria-label={`Pesanan ${orderId}`}>
      <header>
        <p className="sm">
          <b className="num">{orderId}</b>
          <span className="muted num">{dateTime(createdAt)}</span>
        </p>
        <OrderStatusBadge order={order} />
      </header>
      <OrderLines lines={lines} headingLevel={2} />
      {isRefused(order) && (
        <Notice tone="danger">Pembayaran terakhirmu ditolak. Coba lagi, atau pakai cara lain.</Notice>
      )}
      {status === 'PENDING' && (
        <Notice icon={<Clock />}>
          Bayar sebelum <b>{dateTime(expiresAt)}</b>
        </Notice>
      )}
      {refundDueAt && <Notice>{refundText(order)}</Notice>}
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

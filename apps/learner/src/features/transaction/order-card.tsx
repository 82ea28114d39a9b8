import type { ReactNode } from 'react';
import type { Order } from '@sinau/contracts/transaction/transaction.schemas';
import { dateTime, fullDateTime, price } from '@sinau/format';
import { Card, Notice } from '@sinau/ui';
import { Clock } from '@sinau/ui/icons';
import { OrderLines } from './order-lines.tsx';
import { OrderStatusBadge } from './order-status.tsx';
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
        <OrderStatusBadge status={status} />
      </header>
      <OrderLines lines={lines} headingLevel={2} />
      {status === 'PENDING' && (
        <Notice icon={<Clock />}>
          Bayar sebelum <b>{fullDateTime(expiresAt)}</b>
        </Notice>
      )}
      {refundDueAt && (
        <Notice>
          Ada kelas di sini yang sudah kamu miliki dari pesanan lain. Uang yang kamu bayarkan akan kami kembalikan
          sepenuhnya.
        </Notice>
      )}
      <footer>
        <p className="sm">
          <span className="muted">Total{paymentMethod && ` · ${paymentMethod.title}`}</span>
          <b className="order-card-total num">{price(total)}</b>
        </p>
        <div className="order-card-actions">{actions}</div>
      </footer>
    </Card>
  );
}

import { useState, type ReactNode } from 'react';
import type { WholeOrder } from '@sinau/contracts/commerce/transaction/transaction.schemas';
import { dateTime, rupiah } from '@sinau/format';
import { Card, Notice, Thumbnail } from '@sinau/ui';
import { ChevronDown } from '@sinau/ui/icons';
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

/**
 * Order in one row that opens: what was bought, the refund and the history. It is open at first if the buyer has to act, and
 * stays as it is once they have.
 */
export function OrderCard({ order, actions, account }: OrderCardProps) {
  const { orderId, status, total, paymentMethod, lines, vouchers, createdAt, expiresAt, refundDueAt, payout } = order;
  const [isOpen] = useState(status === 'PENDING' || refundDueAt !== null || payout?.account === null);
  return (
    <Card as="article" className="order-card" aria-label={`Pesanan ${orderId}`}>
      <details open={isOpen}>
        <summary>
          <Thumbnail src={thingsIn(lines)[0]?.thumbnail} sizes="80px" />
          <span className="order-card-what">
            <b>{nameOf(lines)}</b>
            <span className="muted xs num">
              {dateTime(createdAt)} · <span className="nowrap">{orderId}</span>
            </span>
          </span>
          <OrderStatusBadge order={order} />
          <b className="order-card-sum num">{rupiah(total)}</b>
          <ChevronDown />
        </summary>
        <div className="order-card-body">
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
        </div>
      </details>
    </Card>
  );
}

/** Things that were bought: a bundle is one, and so is a webinar with all of its tickets. */
const thingsIn = (lines: WholeOrder['lines']) => [
  ...new Map(lines.map((line) => [line.bundle?.id ?? line.id, line.bundle ?? line])).values(),
];

/** Formats 'Menulis Berita' or 'Menulis Berita dan 2 lainnya'. */
function nameOf(lines: WholeOrder['lines']) {
  const [first, ...others] = thingsIn(lines);
  return others.length > 0 ? `${first!.title} dan ${others.length} lainnya` : first!.title;
}

import type { ComponentType, ReactNode } from 'react';
import { screens } from '@sinau/contracts/screens';
import type { Order, OrderStatus } from '@sinau/contracts/transaction/transaction.schemas';
import { dateTime, fullDateTime, price } from '@sinau/format';
import { Button, Card } from '@sinau/ui';
import { Check, Clock, X } from '@sinau/ui/icons';
import { OrderLines } from './order-lines.tsx';
import { OrderNextStep } from './order-next-step.tsx';
import './payment-outcome.css';

interface Outcome {
  tone: 'success' | 'waiting' | 'failed';
  icon: ComponentType;
  title: string;
  text: (order: Order) => ReactNode;
}

export const outcomes: Record<OrderStatus, Outcome> = {
  SUCCESS: {
    tone: 'success',
    icon: Check,
    title: 'Pembayaran berhasil',
    text: () => 'Kelasmu sudah terbuka. Selamat belajar!',
  },
  PENDING: {
    tone: 'waiting',
    icon: Clock,
    title: 'Menunggu pembayaranmu',
    text: ({ expiresAt }) => <>Bayar sebelum <b>{fullDateTime(expiresAt)}</b>. Kelasmu terbuka begitu pembayaran masuk.</>,
  },
  FAILED: {
    tone: 'failed',
    icon: X,
    title: 'Pembayaran gagal',
    text: () => 'Pembayaran ini ditolak dan pesanannya sudah ditutup. Coba pesan lagi dengan cara bayar lain.',
  },
  EXPIRED: {
    tone: 'failed',
    icon: Clock,
    title: 'Waktu membayar sudah habis',
    text: ({ expiresAt }) => `Pesanan ini kedaluwarsa pada ${dateTime(expiresAt)}. Kamu bisa memesannya lagi.`,
  },
  CANCELLED: {
    tone: 'failed',
    icon: X,
    title: 'Pesanan dibatalkan',
    text: () => 'Tidak ada yang perlu dibayar. Kelasnya bisa kamu pesan lagi kapan saja.',
  },
};

const checking = { title: 'Memeriksa pembayaranmu', text: 'Sebentar, kami menunggu kabar dari penyedia pembayaran.' };

interface PaymentOutcomeProps {
  order: Order;
  /** The gateway says that money moved, and its word to us may still be on its way. */
  isChecking?: boolean;
}

/** What became of a payment, and the next step. */
export function PaymentOutcome({ order, isChecking }: PaymentOutcomeProps) {
  const { tone, icon: Icon, title, text } = outcomes[order.status];
  return (
    <Card className="payment-outcome">
      <div className="payment-outcome-head" role="status">
        <span className={`payment-outcome-mark payment-outcome-${tone}`}>{isChecking ? <span className="payment-outcome-spinner" /> : <Icon />}</span>
        <h1>{isChecking ? checking.title : title}</h1>
        <p className="muted">{isChecking ? checking.text : text(order)}</p>
      </div>
      <dl className="num">
        <div>
          <dt>Nomor pesanan</dt>
          <dd>{order.orderId}</dd>
        </div>
        {order.paymentMethod && (
          <div>
            <dt>Cara bayar</dt>
            <dd>{order.paymentMethod.title}</dd>
          </div>
        )}
        <div>
          <dt>Total</dt>
          <dd>
            <b>{price(order.total)}</b>
          </dd>
        </div>
      </dl>
      <OrderLines lines={order.lines} headingLevel={2} />
      {!isChecking && (
        <div className="payment-outcome-actions">
          <OrderNextStep order={order} size="lg" />
          <Button variant="text" href={screens.transactions()}>
            Lihat riwayat transaksi
          </Button>
        </div>
      )}
    </Card>
  );
}

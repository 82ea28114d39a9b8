import { screens } from '@sinau/contracts/screens';
import type { Order } from '@sinau/contracts/transaction/transaction.schemas';
import { rupiah } from '@sinau/format';
import { Button, Card } from '@sinau/ui';
import { OrderLines } from './order-lines.tsx';
import { OrderNextStep } from './order-next-step.tsx';
import type { Outcome } from './outcomes.tsx';
import './payment-outcome.css';

interface PaymentOutcomeProps {
  order: Order;
  outcome: Outcome;
}

/** The result of a payment, and the next step. */
export function PaymentOutcome({ order, outcome: { tone, icon: Icon, title, text } }: PaymentOutcomeProps) {
  return (
    <Card className="payment-outcome">
      <div className="payment-outcome-head" role="status">
        <span className={`payment-outcome-mark payment-outcome-${tone}`}>
          {Icon ? <Icon /> : <span className="payment-outcome-spinner" />}
        </span>
        <h1>{title}</h1>
        <p className="muted">{text}</p>
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
            <b>{rupiah(order.total)}</b>
          </dd>
        </div>
      </dl>
      <OrderLines lines={order.lines} headingLevel={2} />
      {Icon && (
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

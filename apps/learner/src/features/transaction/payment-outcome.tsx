import { screens } from '@sinau/contracts/screens';
import type { WholeOrder } from '@sinau/contracts/commerce/transaction/transaction.schemas';
import { dateTime, rupiah } from '@sinau/format';
import { Button, Card } from '@sinau/ui';
import { InvoiceButton } from './invoice-button.tsx';
import { MethodList } from './change-method.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderNextStep } from './order-next-step.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { isInReview, isRefused, type Outcome } from './outcomes.tsx';
import { PaymentDeadline } from './payment-deadline.tsx';
import './payment-outcome.css';

interface PaymentOutcomeProps {
  order: WholeOrder;
  outcome: Outcome;
}

/** Result of a payment, and the next step. */
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
        {order.paidAt && (
          <div>
            <dt>Dibayar</dt>
            <dd>{dateTime(order.paidAt)}</dd>
          </div>
        )}
        {order.invoice && (
          <div>
            <dt>Invoice</dt>
            <dd>{order.invoice.number}</dd>
          </div>
        )}
      </dl>
      {Icon && order.status === 'PENDING' && !isInReview(order) && <PaymentDeadline expiresAt={order.expiresAt} />}
      {Icon && isRefused(order) && (
        <section className="payment-outcome-methods" aria-labelledby="cara-lain">
          <h2 id="cara-lain">Bayar dengan cara lain</h2>
          <MethodList order={order} />
        </section>
      )}
      <OrderLines lines={order.lines} vouchers={order.vouchers} headingLevel={2} />
      <OrderTimeline order={order} />
      {Icon && (
        <div className="payment-outcome-actions">
          <OrderNextStep order={order} size="lg" hasMethods={isRefused(order)} />
          <InvoiceButton order={order} size="lg" />
          <Button variant="text" href={screens.transactions()}>
            Lihat riwayat transaksi
          </Button>
        </div>
      )}
    </Card>
  );
}

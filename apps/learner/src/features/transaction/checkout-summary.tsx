import type { ReactNode } from 'react';
import type { Quote } from '@sinau/contracts/commerce/cart/cart.schemas';
import { duration, rupiah } from '@sinau/format';
import { Card, Notice } from '@sinau/ui';
import { Clock, Tag } from '@sinau/ui/icons';
import { holdsSeats, lineCount } from './line-count.ts';
import { voucherName } from './voucher-name.ts';
import './checkout-summary.css';

interface CheckoutSummaryProps {
  quote: Quote;
  /** Refusal, and how to continue. */
  problem?: ReactNode;
  /** Orders that prevent paying this one. */
  pending?: ReactNode;
  /** Button that pays; on phones it is in the bottom bar instead. */
  action?: ReactNode;
  /** Content below the button. */
  children?: ReactNode;
}

/** Subtotal, vouchers and total as the server calculated them. */
export function CheckoutSummary({ quote, problem, pending, action, children }: CheckoutSummaryProps) {
  const { lines, vouchers, subtotal, discount, total, paymentWindowMinutes } = quote;
  return (
    <Card as="aside" padded className="checkout-summary" aria-labelledby="ringkasan">
      <h2 id="ringkasan">Ringkasan</h2>
      <dl className="num" aria-live="polite">
        <div>
          <dt>Harga ({lineCount(lines)})</dt>
          <dd>{rupiah(subtotal)}</dd>
        </div>
        {vouchers.map((voucher) => (
          <div key={voucher.code} className="checkout-summary-minus">
            <dt>{voucherName(voucher)}</dt>
            <dd>{rupiah(-voucher.discount)}</dd>
          </div>
        ))}
        <div className="checkout-summary-total">
          <dt>Total bayar</dt>
          <dd>{rupiah(total)}</dd>
        </div>
      </dl>
      {discount > 0 && (
        <Notice tone="success" icon={<Tag />}>
          Kamu hemat <b className="num">{rupiah(discount)}</b> di pesanan ini.
        </Notice>
      )}
      {problem}
      {pending}
      {action && <div className="checkout-summary-action">{action}</div>}
      {total > 0 && !pending && (
        <Notice icon={<Clock />}>
          {holdsSeats(lines) ? 'Kursimu kami simpan begitu pesanan dibuat. Kamu' : 'Setelah pesanan dibuat, kamu'} punya
          waktu <b>{duration(paymentWindowMinutes)}</b> untuk membayar.
        </Notice>
      )}
      {children}
    </Card>
  );
}

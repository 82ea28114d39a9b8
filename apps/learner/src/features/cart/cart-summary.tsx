import type { ReactNode } from 'react';
import { decimal, rupiah } from '@sinau/format';
import { Card } from '@sinau/ui';
import './cart-summary.css';

interface CartSummaryProps {
  count: number;
  total: number;
  action: ReactNode;
}

export function CartSummary({ count, total, action }: CartSummaryProps) {
  return (
    <Card as="aside" padded className="cart-summary" aria-labelledby="ringkasan">
      <h2 id="ringkasan">Ringkasan</h2>
      <p className="num" aria-live="polite">
        <span>Total ({decimal(count)} kelas)</span>
        <b>{rupiah(total)}</b>
      </p>
      {action}
    </Card>
  );
}

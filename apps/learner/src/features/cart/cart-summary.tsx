import type { ReactNode } from 'react';
import { rupiah } from '@sinau/format';
import { Card } from '@sinau/ui';
import { VerificationHint } from '../../shared/verification-hint.tsx';
import './cart-summary.css';

interface CartSummaryProps {
  /** Number of selected items, in words. */
  count: string;
  /** Undefined while the total is being computed. */
  total: number | undefined;
  action: ReactNode;
}

export function CartSummary({ count, total, action }: CartSummaryProps) {
  return (
    <Card as="aside" padded className="cart-summary" aria-labelledby="ringkasan">
      <h2 id="ringkasan">Ringkasan</h2>
      <p className="num" aria-live="polite">
        <span>Total{count && ` (${count})`}</span>
        <b>{total === undefined ? '…' : rupiah(total)}</b>
      </p>
      <VerificationHint />
      {action}
    </Card>
  );
}

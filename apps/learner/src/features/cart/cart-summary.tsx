import type { ReactNode } from 'react';
import { decimal, rupiah } from '@sinau/format';
import { Card } from '@sinau/ui';
import { VerificationHint } from '../../shared/verification-hint.tsx';
import './cart-summary.css';

interface CartSummaryProps {
  /** Undefined while they are being added up. */
  totals: { classes: number; total: number } | undefined;
  action: ReactNode;
}

export function CartSummary({ totals, action }: CartSummaryProps) {
  return (
    <Card as="aside" padded className="cart-summary" aria-labelledby="ringkasan">
      <h2 id="ringkasan">Ringkasan</h2>
      <p className="num" aria-live="polite">
        <span>Total{totals && ` (${decimal(totals.classes)} kelas)`}</span>
        <b>{totals ? rupiah(totals.total) : '…'}</b>
      </p>
      <VerificationHint />
      {action}
    </Card>
  );
}

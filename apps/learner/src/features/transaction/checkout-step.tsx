import { useId, type ReactNode } from 'react';
import { Card } from '@sinau/ui';
import './checkout-step.css';

interface CheckoutStepProps {
  /** Omitted for a step that most buyers skip. */
  number?: number;
  title: string;
  /** Id of the title, for `aria-labelledby`. */
  titleId?: string;
  aside?: ReactNode;
  children: ReactNode;
}

export function CheckoutStep({ number, title, titleId, aside, children }: CheckoutStepProps) {
  const ownId = useId();
  const id = titleId ?? ownId;
  return (
    <Card as="section" padded aria-labelledby={id}>
      <div className="checkout-step-head">
        {number !== undefined && (
          <span className="checkout-step-number" aria-hidden="true">
            {number}
          </span>
        )}
        <h2 id={id}>{title}</h2>
        {aside && <span className="muted sm num">{aside}</span>}
      </div>
      {children}
    </Card>
  );
}

import type { ReactNode } from 'react';

interface BadgeProps {
  /** `promo` is for prices and promotions only. */
  tone?: 'neutral' | 'primary' | 'success' | 'danger' | 'promo';
  children: ReactNode;
}

/** A label for the state or kind of an item. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return <span className={`badge badge-${tone}`}>{children}</span>;
}

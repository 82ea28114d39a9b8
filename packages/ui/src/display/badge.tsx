import type { ReactNode } from 'react';

interface BadgeProps {
  /** `promo` is for prices and promotions only. */
  tone?: 'neutral' | 'primary' | 'success' | 'danger' | 'promo';
  children: ReactNode;
}

/** A word about the state or kind of something. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return <span className={`badge badge-${tone}`}>{children}</span>;
}

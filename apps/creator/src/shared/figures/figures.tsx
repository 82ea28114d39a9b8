import type { ReactNode } from 'react';
import { decimal } from '@sinau/format';
import { Card, Skeleton } from '@sinau/ui';
import { ArrowDown, ArrowUp } from '@sinau/ui/icons';
import './figures.css';

/** Numbers that say how it goes. */
export const Figures = ({ children }: { children: ReactNode }) => <dl className="figures">{children}</dl>;

interface FigureProps {
  label: ReactNode;
  /** As written. */
  value: string;
  /** Compared with what, or what it means. */
  children?: ReactNode;
}

export function Figure({ label, value, children }: FigureProps) {
  return (
    <Card className="figure">
      <dt>{label}</dt>
      <dd className="figure-value num">{value}</dd>
      <dd className="muted xs num">{children}</dd>
    </Card>
  );
}

/** How much more or less than in the period before. */
export function Change({ current, previous }: { current: number; previous: number }) {
  if (previous === 0) return <>Belum ada pembanding</>;
  const percent = Math.round((100 * (current - previous)) / previous);
  if (percent === 0) return <>Sama seperti sebelumnya</>;
  const isUp = percent > 0;
  return (
    <span className={`figure-change ${isUp ? 'figure-up' : 'figure-down'}`}>
      {isUp ? <ArrowUp /> : <ArrowDown />}
      <span className="sr">{isUp ? 'naik ' : 'turun '}</span>
      {decimal(Math.abs(percent))}%
    </span>
  );
}

export function FiguresPlace({ count }: { count: number }) {
  return (
    <div className="figures">
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} height={116} />
      ))}
    </div>
  );
}

import type { ReactNode } from 'react';
import { decimal, rating } from '@sinau/format';
import { Card, Link, Skeleton } from '@sinau/ui';
import { ArrowDown, ArrowUp } from '@sinau/ui/icons';
import './figures.css';

/** Key figures in a row. */
export const Figures = ({ children }: { children: ReactNode }) => <dl className="figures">{children}</dl>;

interface FigureProps {
  label: string;
  /** Makes the whole card a link. */
  href?: string;
  /** Value as written. */
  value: ReactNode;
  /** Comparison, or explanation. */
  children?: ReactNode;
}

export function Figure({ label, href, value, children }: FigureProps) {
  return (
    <Card className={href ? 'figure figure-linked' : 'figure'}>
      <dt>{href ? <Link href={href}>{label}</Link> : label}</dt>
      <dd className="figure-value num">{value}</dd>
      <dd className="muted xs num">{children}</dd>
    </Card>
  );
}

interface ChangeProps {
  current: number;
  previous: number;
  /** Period of comparison: '30 hari sebelumnya'. */
  since: string;
}

/** Difference from the previous period. */
export function Change({ current, previous, since }: ChangeProps) {
  if (previous === 0) return <>Belum ada data sebelumnya</>;
  if (current === previous) return <>Sama seperti {since}</>;
  const exact = (100 * (current - previous)) / previous;
  const percent = Math.round(exact);
  if (percent === 0) return <>{`Hampir sama (${exact > 0 ? '+' : '−'}${rating(Math.abs(exact))}%) seperti ${since}`}</>;
  const isUp = percent > 0;
  return (
    <>
      <span className={`figure-change ${isUp ? 'figure-up' : 'figure-down'}`}>
        {isUp ? <ArrowUp /> : <ArrowDown />}
        <span className="sr">{isUp ? 'naik ' : 'turun '}</span>
        {decimal(Math.abs(percent))}%
      </span>{' '}
      dari {since}
    </>
  );
}

export function FiguresSkeleton({ count }: { count: number }) {
  return (
    <div className="figures">
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} height={116} />
      ))}
    </div>
  );
}

import type { ReactNode } from 'react';
import { decimal } from '@sinau/format';
import { Card, Link, Skeleton } from '@sinau/ui';
import { ArrowDown, ArrowUp } from '@sinau/ui/icons';
import './figures.css';

/** Key figures beside each other. */
export const Figures = ({ children }: { children: ReactNode }) => <dl className="figures">{children}</dl>;

interface FigureProps {
  label: string;
  /** Makes the whole card a link. */
  href?: string;
  /** As written. */
  value: ReactNode;
  /** Compared with what, or what it means. */
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
  /** What it is compared with: '30 hari sebelumnya'. */
  since: string;
}

/** How much more or less than in the period before. */
export function Change({ current, previous, since }: ChangeProps) {
  if (previous === 0) return <>Belum ada data sebelumnya</>;
  const percent = Math.round((100 * (current - previous)) / previous);
  if (percent === 0) return <>Sama seperti {since}</>;
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

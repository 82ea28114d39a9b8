import type { ReactNode } from 'react';
import './page-columns.css';

interface PageColumnsProps {
  /** Stands beside the rest on a laptop, and follows it on a phone; without it the rest has all the room. */
  side?: ReactNode;
  children: ReactNode;
}

export function PageColumns({ side, children }: PageColumnsProps) {
  return (
    <div className="page-columns">
      <div className="page-columns-main">{children}</div>
      {side && <div>{side}</div>}
    </div>
  );
}

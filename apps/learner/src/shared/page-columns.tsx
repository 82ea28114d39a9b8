import type { ReactNode } from 'react';
import './page-columns.css';

interface PageColumnsProps {
  /** Content beside the main one on laptops, below it on phones. */
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

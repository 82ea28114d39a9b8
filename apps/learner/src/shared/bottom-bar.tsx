import type { ReactNode } from 'react';
import './bottom-bar.css';

/** The main act of a page within the thumb's reach; on laptops it stands in the page itself. */
export function BottomBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="bottom-bar" role="region" aria-label={label}>
      {children}
    </div>
  );
}

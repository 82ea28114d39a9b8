import type { ReactNode } from 'react';
import './bottom-bar.css';

/** Main action of a page on phones, at the bottom of the screen; laptops show it in the page. */
export function BottomBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="bottom-bar" role="region" aria-label={label}>
      {children}
    </div>
  );
}

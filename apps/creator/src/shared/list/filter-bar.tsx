import type { ReactNode } from 'react';
import './filter-bar.css';

/** Filters of a whole page, both its figures and its list. */
export const FilterBar = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="filter-bar" role="group" aria-label={label}>
    {children}
  </div>
);

import type { ReactNode } from 'react';
import './page-head.css';

/** The title of a page, and in one sentence what it is for. */
export const PageHead = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="page-head">
    <h1>{title}</h1>
    <p className="muted">{children}</p>
  </div>
);

import type { ReactNode } from 'react';
import './page-head.css';

/** Title of a page, with its purpose in one sentence. */
export const PageHead = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="page-head">
    <h1>{title}</h1>
    <p className="muted">{children}</p>
  </div>
);

import type { ReactNode } from 'react';
import './page-head.css';

interface PageHeadProps {
  title: ReactNode;
  /** Links to the pages above this one. */
  trail?: ReactNode;
  /** Buttons beside the title, below it on a phone. */
  action?: ReactNode;
  /** Purpose of the page in one sentence. */
  children?: ReactNode;
}

/** Title of a page, with its purpose and its main action. */
export const PageHead = ({ title, trail, action, children }: PageHeadProps) => (
  <div className="head">
    <div>
      {trail}
      <h1>{title}</h1>
      {children && <p>{children}</p>}
    </div>
    {action}
  </div>
);

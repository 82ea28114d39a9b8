import type { ReactNode } from 'react';
import './integration.css';

interface SectionProps {
  id: string;
  title: string;
  /** Purpose, and where its documents are. */
  text: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}

/** One of the sections of the page. */
export const Section = ({ id, title, text, action, children }: SectionProps) => (
  <section className="integration-section" aria-labelledby={id}>
    <div className="integration-section-head">
      <div>
        <h2 id={id}>{title}</h2>
        <p className="muted sm">{text}</p>
      </div>
      {action}
    </div>
    {children}
  </section>
);

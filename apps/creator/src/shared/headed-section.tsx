import type { ReactNode } from 'react';
import './headed-section.css';

interface HeadedSectionProps {
  id: string;
  title: string;
  /** Purpose of the section. */
  text: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}

/** Section of a page, with a head that may have an action, as one that adds to the list below. */
export const HeadedSection = ({ id, title, text, action, children }: HeadedSectionProps) => (
  <section className="headed-section" aria-labelledby={id}>
    <div className="headed-section-head">
      <div>
        <h2 id={id}>{title}</h2>
        <p className="muted sm">{text}</p>
      </div>
      {action}
    </div>
    {children}
  </section>
);

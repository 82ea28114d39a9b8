import type { ReactNode } from 'react';
import { Button } from '@sinau/ui';
import { ArrowRight } from '@sinau/ui/icons';

export interface OwnHomeSectionProps {
  id: string;
  title: string;
  more?: { href: string; label: string };
  children: ReactNode;
}

/** Section of a signed-in user's home. */
export const OwnHomeSection = ({ id, title, more, children }: OwnHomeSectionProps) => (
  <section className="own-home-section" aria-labelledby={id}>
    <div className="head">
      <h2 id={id}>{title}</h2>
      {more && (
        <Button variant="text" href={more.href}>
          {more.label}
          <ArrowRight />
        </Button>
      )}
    </div>
    {children}
  </section>
);

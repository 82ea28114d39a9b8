import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classes } from '../classes.ts';
import { ChevronDown } from '../icons.ts';

interface AccordionProps {
  /** `card` puts a border around the items; `plain` leaves a line between them. */
  look?: 'card' | 'plain';
  children: ReactNode;
}

export function Accordion({ look = 'card', children }: AccordionProps) {
  return <div className={`accordion accordion-${look}`}>{children}</div>;
}

interface AccordionItemProps extends Omit<ComponentPropsWithRef<'details'>, 'title'> {
  title: ReactNode;
  /** Right of the title: a count, a duration. */
  aside?: ReactNode;
}

/** Items that share a `name` close each other; `open` is the initial state. */
export function AccordionItem({ title, aside, className, children, ...rest }: AccordionItemProps) {
  return (
    <details {...rest} className={classes('accordion-item', className)}>
      <summary>
        <span className="accordion-title">{title}</span>
        {aside && <span className="accordion-aside">{aside}</span>}
        <ChevronDown />
      </summary>
      <div className="accordion-body">{children}</div>
    </details>
  );
}

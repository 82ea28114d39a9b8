import type { ComponentPropsWithRef } from 'react';
import { classes } from '../classes.ts';

interface CardProps extends ComponentPropsWithRef<'div'> {
  as?: 'div' | 'section' | 'article' | 'aside' | 'li';
  padded?: boolean;
}

export function Card({ as = 'div', padded, className, ...rest }: CardProps) {
  const Element = as as 'div';
  return <Element {...rest} className={classes('card', padded && 'card-padded', className)} />;
}

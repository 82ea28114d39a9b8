import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { classes } from '../classes.ts';
import { Link, type LinkProps } from '../link.tsx';

interface ButtonLook {
  variant?: 'primary' | 'outline' | 'soft' | 'text' | 'danger' | 'light' | 'ghost';
  size?: 'sm' | 'md' | 'lg';
  block?: boolean;
  /** Shows a spinner and ignores clicks, while the button keeps its width and the focus. */
  loading?: boolean;
}

export type ButtonProps = ButtonLook & ((ComponentPropsWithRef<'button'> & { href?: undefined }) | LinkProps);

export function Button({ variant = 'primary', size = 'md', block, loading, className, ...rest }: ButtonProps) {
  const look = classes('btn', `btn-${variant}`, size !== 'md' && `btn-${size}`, block && 'btn-block', className);
  if (rest.href !== undefined) return <Link {...rest} className={look} />;
  return (
    <button
      type="button"
      {...rest}
      className={look}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
      onClick={loading ? preventDefault : rest.onClick}
    />
  );
}

/** Also stops Enter in a form, which clicks the submit button. */
function preventDefault(event: MouseEvent) {
  event.preventDefault();
}

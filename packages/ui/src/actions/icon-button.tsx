import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Link, type LinkProps } from '../link.tsx';

interface IconButtonLook {
  /** Describes the action for users who cannot see the icon. */
  label: string;
  size?: 'sm' | 'md';
  /** A number on the corner, such as unread messages; zero shows nothing. */
  count?: number;
  /** Describes the number for users who cannot see the icon: 'belum dibaca'. */
  countWords?: string;
  children: ReactNode;
}

export type IconButtonProps = IconButtonLook &
  (Omit<ComponentPropsWithRef<'button'> & { href?: undefined }, 'children'> | Omit<LinkProps, 'children'>);

export function IconButton({
  label,
  size = 'md',
  count = 0,
  countWords,
  className,
  children,
  ...rest
}: IconButtonProps) {
  const look = classes('icon-btn', size === 'sm' && 'icon-btn-sm', className);
  const badge = count > 99 ? '99+' : String(count);
  const name = count > 0 ? [`${label}, ${badge}`, countWords].filter(Boolean).join(' ') : label;
  const content = (
    <>
      {children}
      {count > 0 && (
        <span className="icon-btn-count" aria-hidden="true">
          {badge}
        </span>
      )}
    </>
  );

  if (rest.href !== undefined) {
    return (
      <Link {...rest} className={look} aria-label={name}>
        {content}
      </Link>
    );
  }
  return (
    <button type="button" {...rest} className={look} aria-label={name}>
      {content}
    </button>
  );
}

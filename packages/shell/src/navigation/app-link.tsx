import { Link, useLocation } from 'react-router-dom';
import type { LinkProps } from '@sinau/ui';
import { isWithin } from './owner.ts';
import { usePrefetch } from './prefetch.ts';

/** Navigates by the router within the application, and by a page load to the other one or another site. */
export function AppLink({ href, children, ...rest }: LinkProps) {
  const { pathname } = useLocation();
  const prefetch = usePrefetch();
  if (rest.target || !isWithin(href, pathname)) {
    return (
      <a {...rest} href={href}>
        {children}
      </a>
    );
  }
  const load = () => prefetch(href);
  return (
    <Link {...rest} to={href} onPointerEnter={load} onFocus={load}>
      {children}
    </Link>
  );
}

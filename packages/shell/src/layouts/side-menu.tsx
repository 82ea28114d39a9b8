import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Link } from '@sinau/ui';
import './side-menu.css';

interface SideMenuProps {
  label: string;
  items: readonly { href: string; label: string; icon: ReactNode }[];
  /** Actions below the links, as buttons of class `side-menu-item`. */
  children?: ReactNode;
}

/** Links of an area. The current page, or its parent, is marked. */
export function SideMenu({ label, items, children }: SideMenuProps) {
  const { pathname } = useLocation();
  const menu = useRef<HTMLElement>(null);

  const current = items
    .map(({ href }) => href.split('?')[0]!)
    .filter((path) => pathname === path || pathname.startsWith(`${path}/`))
    .sort((a, b) => b.length - a.length)[0];

  // On phones the links are in one row, and the current one may be outside the view.
  useEffect(() => {
    const item = menu.current?.querySelector<HTMLElement>('[aria-current]');
    if (menu.current && item)
      menu.current.scrollLeft = item.offsetLeft - (menu.current.clientWidth - item.offsetWidth) / 2;
  }, [pathname]);

  return (
    <nav ref={menu} className="side-menu" aria-label={label}>
      {items.map((item) => (
        <Link
          key={item.href}
          className="side-menu-item"
          href={item.href}
          aria-current={currentOf(item.href.split('?')[0]!, current, pathname)}
        >
          {item.icon}
          {item.label}
        </Link>
      ))}
      {children}
    </nav>
  );
}

const currentOf = (path: string, current: string | undefined, pathname: string) =>
  path !== current ? undefined : path === pathname ? 'page' : 'true';

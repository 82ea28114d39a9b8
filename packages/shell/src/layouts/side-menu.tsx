import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Link } from '@sinau/ui';
import './side-menu.css';

interface SideMenuItem {
  href: string;
  label: string;
  icon: ReactNode;
  /** True if the pages below it belong to other items. */
  isAlone?: boolean;
  /** Number of waiting items, and their name: 3 'belum dijawab'. Hidden for 0. */
  count?: { value: number; words: string };
}

interface SideMenuProps {
  label: string;
  items: readonly SideMenuItem[];
  /** Actions below the links, as buttons of class `side-menu-item`. */
  children?: ReactNode;
}

/** Links of an area. The current page, or its parent, is marked. */
export function SideMenu({ label, items, children }: SideMenuProps) {
  const { pathname } = useLocation();
  const menu = useRef<HTMLElement>(null);

  const current = items
    .map(({ href, isAlone }) => ({ path: href.split('?')[0]!, isAlone }))
    .filter(({ path, isAlone }) => pathname === path || (!isAlone && pathname.startsWith(`${path}/`)))
    .map(({ path }) => path)
    .sort((a, b) => b.length - a.length)[0];

  // On phones the links are in one row, and the current one may be outside the view.
  useEffect(() => {
    const row = menu.current;
    if (!row) return undefined;
    // The observer reports after the layout. Measuring here would force a full layout immediately, twice.
    const observer = new ResizeObserver(() => {
      observer.disconnect();
      const item = row.querySelector<HTMLElement>('[aria-current]');
      if (item) row.scrollLeft = item.offsetLeft - (row.clientWidth - item.offsetWidth) / 2;
    });
    observer.observe(row);
    return () => observer.disconnect();
  }, [pathname]);

  return (
    <nav ref={menu} className="side-menu scroll-fade" aria-label={label}>
      {items.map((item) => (
        <Link
          key={item.href}
          className="side-menu-item"
          href={item.href}
          aria-current={currentOf(item.href.split('?')[0]!, current, pathname)}
        >
          {item.icon}
          {item.label}
          {item.count && item.count.value > 0 && (
            <span className="side-menu-count num">
              <span aria-hidden="true">{item.count.value > 99 ? '99+' : item.count.value}</span>
              <span className="sr">
                , {item.count.value} {item.count.words}
              </span>
            </span>
          )}
        </Link>
      ))}
      {children}
    </nav>
  );
}

const currentOf = (path: string, current: string | undefined, pathname: string) =>
  path !== current ? undefined : path === pathname ? 'page' : 'true';

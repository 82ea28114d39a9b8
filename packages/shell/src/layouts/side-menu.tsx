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

/** The pages of an area, the current one marked. */
export function SideMenu({ label, items, children }: SideMenuProps) {
  const { pathname } = useLocation();
  const menu = useRef<HTMLElement>(null);

  // In one row, as on phones, the current page may lie beyond the edge.
  useEffect(() => {
    const current = menu.current?.querySelector<HTMLElement>('[aria-current]');
    if (menu.current && current) menu.current.scrollLeft = current.offsetLeft - (menu.current.clientWidth - current.offsetWidth) / 2;
  }, [pathname]);

  return (
    <nav ref={menu} className="side-menu" aria-label={label}>
      {items.map((item) => (
        <Link key={item.href} className="side-menu-item" href={item.href} aria-current={pathname === item.href.split('?')[0] ? 'page' : undefined}>
          {item.icon}
          {item.label}
        </Link>
      ))}
      {children}
    </nav>
  );
}

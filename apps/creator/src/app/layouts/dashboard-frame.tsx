import { useEffect, useState, type ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { mainId, NotificationBell, useProfile } from '@sinau/shell';
import { Avatar, IconButton, SidePanel, SkipLink } from '@sinau/ui';
import { Menu } from '@sinau/ui/icons';
import './dashboard-layout.css';

interface DashboardFrameProps {
  menuTitle: string;
  menu: ReactNode;
  /** Element in the bar, before the avatar. */
  action?: ReactNode;
  /** Shown instead of the page. */
  children?: ReactNode;
}

/** An area with its menu on the left, a drawer below laptops. */
export function DashboardFrame({ menuTitle, menu, action, children }: DashboardFrameProps) {
  const [isMenuOpen, setMenuOpen] = useState(false);
  const profile = useProfile();
  const { key } = useLocation();
  useEffect(() => setMenuOpen(false), [key]);
  return (
    <div className="dashboard">
      <SkipLink targetId={mainId} />
      <SidePanel
        className="dashboard-side"
        title={menuTitle}
        open={isMenuOpen}
        onClose={() => setMenuOpen(false)}
        width="nav"
      >
        {menu}
      </SidePanel>
      <div className="dashboard-view">
        <header className="dashboard-bar">
          <IconButton className="dashboard-narrow" label="Buka menu" onClick={() => setMenuOpen(true)}>
            <Menu />
          </IconButton>
          <span className="grow" />
          {action}
          <NotificationBell />
          <Avatar src={profile?.avatar ?? null} alt={profile?.fullname ?? ''} />
        </header>
        <main id={mainId} tabIndex={-1} className="dashboard-main">
          {children || <Outlet />}
        </main>
      </div>
    </div>
  );
}

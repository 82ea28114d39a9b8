import { useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { screens } from '@sinau/contracts/screens';
import { mainId, useProfile } from '@sinau/shell';
import { Avatar, Button, IconButton, SidePanel, SkipLink } from '@sinau/ui';
import { Menu, Plus } from '@sinau/ui/icons';
import { useIsMember } from '../../shared/scopes.ts';
import { DashboardMenu } from './dashboard-menu.tsx';
import './dashboard-layout.css';

/** The portal: menu on the left, a drawer below laptops. */
export function DashboardLayout() {
  const [isMenuOpen, setMenuOpen] = useState(false);
  const profile = useProfile();
  const isMember = useIsMember();
  const { key } = useLocation();
  useEffect(() => setMenuOpen(false), [key]);
  return (
    <div className="dashboard">
      <SkipLink targetId={mainId} />
      <SidePanel
        className="dashboard-side"
        title="Menu kreator"
        open={isMenuOpen}
        onClose={() => setMenuOpen(false)}
        width="nav"
      >
        <DashboardMenu />
      </SidePanel>
      <div className="dashboard-view">
        <header className="dashboard-bar">
          <IconButton className="dashboard-narrow" label="Buka menu" onClick={() => setMenuOpen(true)}>
            <Menu />
          </IconButton>
          <span className="grow" />
          {isMember && (
            <Button href={screens.createClass()}>
              <Plus />
              Buat kelas
            </Button>
          )}
          <Avatar src={profile?.avatar ?? null} alt={profile?.fullname ?? ''} />
        </header>
        <main id={mainId} tabIndex={-1} className="dashboard-main">
          <Outlet />
        </main>
      </div>
    </div>
  );
}

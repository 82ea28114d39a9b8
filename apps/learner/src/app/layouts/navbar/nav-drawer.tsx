import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { appConfig, lazySection } from '@sinau/shell';
import { Drawer, IconButton } from '@sinau/ui';
import { Menu } from '@sinau/ui/icons';

/** Items of the drawer, loaded when the menu is first opened. */
const NavDrawerItems = lazySection(async () => (await import('./nav-drawer-items.tsx')).NavDrawerItems);

/** The navbar's items on narrow screens. */
export function NavDrawer() {
  const [isOpen, setOpen] = useState(false);
  const { key } = useLocation();
  useEffect(() => setOpen(false), [key]);
  return (
    <>
      <IconButton className="nav-narrow" label="Buka menu" onClick={() => setOpen(true)}>
        <Menu />
      </IconButton>
      <Drawer open={isOpen} onClose={() => setOpen(false)} title={appConfig().productName} width="nav">
        <Suspense>{isOpen && <NavDrawerItems />}</Suspense>
      </Drawer>
    </>
  );
}

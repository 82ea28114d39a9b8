import { Suspense, useEffect, useRef, useState } from 'react';
import { screens } from '@sinau/contracts/screens';
import { BrandLink, lazySection, NotificationBell, useProfile } from '@sinau/shell';
import { Avatar, Button, IconButton, Link } from '@sinau/ui';
import { ArrowLeft, Search } from '@sinau/ui/icons';
import { CartBadge } from '../../../features/cart/cart-badge.tsx';
import { ClassTypeMenu } from './class-type-menu.tsx';
import { NavDrawer } from './nav-drawer.tsx';
import { SearchForm } from './search-form.tsx';
import { TopicMenu } from './topic-menu.tsx';
import './navbar.css';

/** Account menu, which visitors do not have. */
const AccountMenu = lazySection(async () => (await import('./account-menu.tsx')).AccountMenu);

export function Navbar() {
  const [isSearching, setSearching] = useState(false);
  const searchButton = useFocusReturn(isSearching);
  return (
    <header className="navbar">
      <div className="wrap navbar-row">
        {isSearching ? (
          <PhoneSearch onClose={() => setSearching(false)} />
        ) : (
          <>
            <NavDrawer />
            <BrandLink />
            <nav className="nav-wide nav-menus" aria-label="Utama">
              <ClassTypeMenu />
              <TopicMenu />
              <Link className="nav-link" href={screens.promotions()}>
                Kelas Promo
              </Link>
            </nav>
            <div className="nav-wide nav-search-place">
              <SearchForm placeholder="Cari kelas" />
            </div>
            <div className="nav-actions personal">
              <IconButton ref={searchButton} className="nav-narrow" label="Cari" onClick={() => setSearching(true)}>
                <Search />
              </IconButton>
              <Account />
            </div>
          </>
        )}
      </div>
    </header>
  );
}

function Account() {
  const profile = useProfile();
  if (profile) {
    return (
      <>
        <CartBadge />
        <NotificationBell />
        <Suspense
          fallback={
            <span className="icon-btn">
              <Avatar src={profile.avatar} size="sm" />
            </span>
          }
        >
          <AccountMenu profile={profile} />
        </Suspense>
      </>
    );
  }
  return (
    <>
      <Button className="nav-wide" variant="outline" href={screens.login()}>
        Masuk
      </Button>
      <Button href={screens.register()}>Daftar</Button>
    </>
  );
}

/** Returns the focus to the opening button on close. */
function useFocusReturn(isOpen: boolean) {
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return opener;
}

/** Covers the whole bar while open. */
function PhoneSearch({ onClose }: { onClose: () => void }) {
  return (
    <div className="nav-phone-search" onKeyDown={(event) => event.key === 'Escape' && onClose()}>
      <IconButton label="Tutup pencarian" onClick={onClose}>
        <ArrowLeft />
      </IconButton>
      <SearchForm placeholder="Cari apapun..." startsFocused onSearched={onClose} />
    </div>
  );
}

import { Outlet } from 'react-router-dom';
import { BrandLink, mainId } from '@sinau/shell';
import { SkipLink } from '@sinau/ui';
import { Footer } from './footer.tsx';
import './layouts.css';

/**
 * Layout with the brand above and the footer below: a visitor who follows a mail's link finds its subject and no other
 * navigation.
 */
export function EmptyLayout() {
  return (
    <div className="page">
      <SkipLink targetId={mainId} />
      <header className="wrap navbar-row">
        <BrandLink />
      </header>
      <main id={mainId} tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
    </div>
  );
}

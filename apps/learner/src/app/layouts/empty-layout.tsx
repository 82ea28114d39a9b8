import { Outlet } from 'react-router-dom';
import { BrandLink, mainId } from '@sinau/shell';
import { SkipLink } from '@sinau/ui';
import { Footer } from './footer.tsx';
import './layouts.css';

/** The brand above and the footer below: who comes from a mail finds what it is about, and nothing else to press. */
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

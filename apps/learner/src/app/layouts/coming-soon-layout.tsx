import { Outlet } from 'react-router-dom';
import { BrandLink, mainId } from '@sinau/shell';
import { SkipLink } from '@sinau/ui';
import './layouts.css';

/** Layout with the brand alone: a page that is not available yet offers no links. */
export function ComingSoonLayout() {
  return (
    <div className="page">
      <SkipLink targetId={mainId} />
      <header className="wrap navbar-row">
        <BrandLink />
      </header>
      <main id={mainId} tabIndex={-1} className="wrap section">
        <Outlet />
      </main>
    </div>
  );
}

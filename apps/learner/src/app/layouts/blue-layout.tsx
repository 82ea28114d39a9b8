import { Outlet } from 'react-router-dom';
import { BrandLink, mainId } from '@sinau/shell';
import { SkipLink } from '@sinau/ui';
import { SilentAdPort } from '../../features/privacy/silent-ad-port.tsx';
import './layouts.css';

/** Layout of the payment result pages. */
export function BlueLayout() {
  return (
    <div className="blue-page">
      <SkipLink targetId={mainId} />
      <header className="night blue-bar">
        <div className="wrap navbar-row">
          <BrandLink />
        </div>
      </header>
      <main id={mainId} tabIndex={-1} className="wrap blue-main">
        <Outlet />
      </main>
      <SilentAdPort />
    </div>
  );
}

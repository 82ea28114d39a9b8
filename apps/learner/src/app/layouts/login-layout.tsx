import { Outlet } from 'react-router-dom';
import { screens } from '@sinau/contracts/screens';
import { BrandLink, mainId } from '@sinau/shell';
import { Link, SkipLink } from '@sinau/ui';
import { useFocusRescue } from '../../shared/use-focus-rescue.ts';
import './layouts.css';

/** Layout of single-task pages: login, registration, password. */
export function LoginLayout() {
  useFocusRescue();
  return (
    <div className="login-page">
      <SkipLink targetId={mainId} />
      <header className="login-bar">
        <div className="wrap navbar-row between">
          <BrandLink />
          <Link href={screens.catalog()}>Lihat katalog</Link>
        </div>
      </header>
      <main id={mainId} tabIndex={-1} className="login-main personal">
        <Outlet />
      </main>
    </div>
  );
}

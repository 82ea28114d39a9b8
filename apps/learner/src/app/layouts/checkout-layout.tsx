import type { MouseEvent } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { screens } from '@sinau/contracts/screens';
import { BrandLink, mainId } from '@sinau/shell';
import { Link, SkipLink } from '@sinau/ui';
import { ArrowLeft, Lock } from '@sinau/ui/icons';
import { SilentAdPort } from '../../features/privacy/silent-ad-port.tsx';
import './layouts.css';

/** Layout of the checkout: the brand and a link back to the cart, without other navigation. */
export function CheckoutLayout() {
  return (
    <div className="page">
      <SkipLink targetId={mainId} />
      <header className="checkout-bar">
        <div className="wrap navbar-row between">
          <WayBack />
          <BrandLink />
          <p className="checkout-bar-safe muted sm">
            <Lock />
            Pembayaran aman
          </p>
        </div>
      </header>
      <main id={mainId} tabIndex={-1} className="personal">
        <Outlet />
      </main>
      <SilentAdPort tellsViews />
    </div>
  );
}

/**
 * Link to where the buyer came from, a class's page or the cart; to the cart if the checkout was opened by its address.
 */
function WayBack() {
  const navigate = useNavigate();
  const isFirst = useLocation().key === 'default';
  const goBack = (event: MouseEvent) => {
    if (isFirst) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <Link className="checkout-bar-back sm" href={screens.cart()} onClick={goBack}>
      <ArrowLeft />
      Kembali
    </Link>
  );
}

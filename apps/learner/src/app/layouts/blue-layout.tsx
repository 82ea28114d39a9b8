import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { appConfig, BrandLink, lazyPart, mainId } from '@sinau/shell';
import { SkipLink } from '@sinau/ui';
import './layouts.css';

/** A purchase is told here, and nothing asked. */
const AdPort = lazyPart(async () => (await import('../../features/privacy/ad-port.tsx')).AdPort);

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
      {appConfig().adPixel && (
        <Suspense fallback={null}>
          <AdPort asked={null} />
        </Suspense>
      )}
    </div>
  );
}

import { useState } from 'react';
import { Button, EmptyState, illustrations } from '@sinau/ui';
import { PageTitle } from '../navigation/page-title.tsx';
import { reload, useReloadOnline } from './error-page.tsx';

/** Shown instead of a page that cannot be loaded offline. Reloads by itself when the network is back. */
export function OfflinePage() {
  const [isStillOffline, setStillOffline] = useState(false);
  useReloadOnline();

  // Reloading without a network would replace the page with the browser's own error page.
  const tryAgain = () => (navigator.onLine ? reload() : setStillOffline(true));
  return (
    <div className="wrap section">
      <PageTitle>Kamu sedang offline</PageTitle>
      <EmptyState
        headingLevel={1}
        title="Kamu sedang offline"
        illustration={illustrations.serverDown}
        action={<Button onClick={tryAgain}>Coba lagi</Button>}
      >
        <span role="status">
          {isStillOffline ? 'Internetmu masih terputus. ' : 'Sambungkan lagi internetmu. '}
          Halaman ini terbuka sendiri begitu tersambung.
        </span>
      </EmptyState>
    </div>
  );
}

import { Suspense } from 'react';
import { appConfig, lazySection } from '@sinau/shell';

const AdPort = lazySection(async () => (await import('./ad-port.tsx')).AdPort);

/** Ad port of pages that ask nothing: the checkout and the result of a payment. */
export const SilentAdPort = ({ tellsViews = false }: { tellsViews?: boolean }) =>
  appConfig().adPixel && (
    <Suspense fallback={null}>
      <AdPort asked={null} tellsViews={tellsViews} />
    </Suspense>
  );

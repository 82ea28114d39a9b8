import { Suspense } from 'react';
import { appConfig, lazySection } from '@sinau/shell';

const AdPort = lazySection(async () => (await import('./ad-port.tsx')).AdPort);

/** Where nothing is asked: while somebody pays, and where they read what came of it. */
export const SilentAdPort = ({ tellsViews = false }: { tellsViews?: boolean }) =>
  appConfig().adPixel && (
    <Suspense fallback={null}>
      <AdPort asked={null} tellsViews={tellsViews} />
    </Suspense>
  );

import { Suspense } from 'react';
import { lazyPart } from '@sinau/shell';
import { useIsMounted } from '@sinau/ui';

const CompareBar = lazyPart(async () => (await import('./compare-bar.tsx')).CompareBar);

/** Comes once the page is there: what this device keeps is in no painting. */
export const CompareBarPart = () =>
  useIsMounted() && (
    <Suspense>
      <CompareBar />
    </Suspense>
  );

import { Suspense } from 'react';
import { lazyPart } from '@sinau/shell';
import { useChosen } from './chosen.ts';

const CompareBar = lazyPart(async () => (await import('./compare-bar.tsx')).CompareBar);

/** Comes once something was chosen: what this device keeps is in no painting. */
export const CompareBarPart = () =>
  useChosen().length > 0 && (
    <Suspense>
      <CompareBar />
    </Suspense>
  );

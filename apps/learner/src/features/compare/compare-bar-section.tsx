import { Suspense } from 'react';
import { lazySection } from '@sinau/shell';
import { useHasChoice } from './stored-choice.ts';

const CompareBar = lazySection(async () => (await import('./compare-bar.tsx')).CompareBar);

/** Compare bar, loaded once a class was chosen: the choice on this device is in no server rendering. */
export const CompareBarSection = () =>
  useHasChoice() && (
    <Suspense>
      <CompareBar />
    </Suspense>
  );

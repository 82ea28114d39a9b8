import { Suspense } from 'react';
import { lazySection } from '@sinau/shell';
import { useHasChoice } from './stored-choice.ts';

const CompareBar = lazySection(async () => (await import('./compare-bar.tsx')).CompareBar);

/** Comes once something was chosen: what this device keeps is in no rendering. */
export const CompareBarSection = () =>
  useHasChoice() && (
    <Suspense>
      <CompareBar />
    </Suspense>
  );

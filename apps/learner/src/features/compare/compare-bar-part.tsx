import { Suspense } from 'react';
import { lazyPart } from '@sinau/shell';
import { useHasChoice } from './kept-choice.ts';

const CompareBar = lazyPart(async () => (await import('./compare-bar.tsx')).CompareBar);

/** Comes once something was chosen: what this device keeps is in no painting. */
export const CompareBarPart = () =>
  useHasChoice() && (
    <Suspense>
      <CompareBar />
    </Suspense>
  );

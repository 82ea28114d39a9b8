import { Suspense, type ComponentProps } from 'react';
import { lazySection } from '@sinau/shell';
import { Skeleton } from '@sinau/ui';
import type { ChaptersField as Field } from './chapters-field.tsx';

const LazyField = lazySection(async () => (await import('./chapters-field.tsx')).ChaptersField);

/** Chapters of a recording, loaded with the first recording that is edited. */
export const ChaptersField = (props: ComponentProps<typeof Field>) => (
  <Suspense fallback={<Skeleton height={160} />}>
    <LazyField {...props} />
  </Suspense>
);

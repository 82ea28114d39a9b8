import { Suspense, type ComponentProps } from 'react';
import { lazySection } from '@sinau/shell';
import { Skeleton } from '@sinau/ui';

const Field = lazySection(async () => (await import('./captions-field.tsx')).CaptionsField);

/** Captions of a recording; their code comes with the first recording that is shown. */
export const CaptionsField = (props: ComponentProps<typeof Field>) => (
  <Suspense fallback={<Skeleton height={112} />}>
    <Field {...props} />
  </Suspense>
);

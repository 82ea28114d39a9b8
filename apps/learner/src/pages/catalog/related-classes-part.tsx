import { Suspense, type ComponentProps } from 'react';
import { lazyPart } from '@sinau/shell';
import type { RelatedClasses as Part } from './related-classes.tsx';

const RelatedClasses = lazyPart(async () => (await import('./offer-rest.tsx')).RelatedClasses);

/** With code of its own, since it is the last thing on its page. */
export const RelatedClassesPart = (props: ComponentProps<typeof Part>) => (
  <Suspense fallback={null}>
    <RelatedClasses {...props} />
  </Suspense>
);

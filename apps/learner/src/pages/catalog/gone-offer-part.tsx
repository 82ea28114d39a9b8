import { Suspense } from 'react';
import { lazyPart } from '@sinau/shell';
import { ClassPageSkeleton } from './class-page-skeleton.tsx';

const GoneOfferPage = lazyPart(async () => (await import('./offer-rest.tsx')).GoneOfferPage);

/** With code of its own, since hardly anybody meets it. */
export const GoneOffer = () => (
  <Suspense fallback={<ClassPageSkeleton />}>
    <GoneOfferPage />
  </Suspense>
);

import { Suspense } from 'react';
import { lazyPart } from '@sinau/shell';
import type { OfferToolsProps } from './offer-tools.tsx';

const OfferTools = lazyPart(async () => (await import('./offer-tools.tsx')).OfferTools);

/** With code of its own, since nobody needs it to read the page. */
export const OfferToolsPart = ({ offer }: OfferToolsProps) => (
  <Suspense fallback={null}>
    <OfferTools offer={offer} />
  </Suspense>
);

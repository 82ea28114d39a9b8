import { Suspense, type ComponentType } from 'react';
import { lazyPart } from '@sinau/shell';

/** A part with code of its own, which nobody needs to read the first screen. */
function part<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazyPart(load);
  return (props: Props) => (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  );
}

const rest = () => import('./offer-rest.tsx');

export const OfferToolsPart = part(async () => (await import('./offer-tools.tsx')).OfferTools);
export const ClassQuestionsPart = part(async () => (await rest()).ClassQuestions);
export const RelatedClassesPart = part(async () => (await rest()).RelatedClasses);
export const UnsoldNotice = part(async () => (await rest()).UnsoldNotice);
export const GoneOffer = part(async () => (await rest()).GoneOfferPage);

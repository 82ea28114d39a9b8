import { Suspense, type ComponentType } from 'react';
import { useParams } from 'react-router-dom';
import type { WebinarStep } from '@sinau/contracts/authoring/webinar/webinar.rules';
import { lazyPart, NotFoundPage } from '@sinau/shell';
import { Skeleton } from '@sinau/ui';

const steps: Record<WebinarStep, ComponentType> = {
  information: lazyPart(async () => (await import('./information-page.tsx')).InformationPage),
  details: lazyPart(async () => (await import('./details-page.tsx')).DetailsPage),
  branding: lazyPart(async () => (await import('./branding-page.tsx')).BrandingPage),
  pricing: lazyPart(async () => (await import('./pricing-page.tsx')).PricingPage),
  publish: lazyPart(async () => (await import('./publish-page.tsx')).PublishPage),
};

/** The step that the address names. */
export function WebinarStepPage() {
  const { slug } = useParams();
  const Step = steps[slug as WebinarStep];
  if (!Step) return <NotFoundPage />;
  return (
    <Suspense fallback={<Skeleton height={320} />}>
      <Step />
    </Suspense>
  );
}

import { Suspense, type ComponentType } from 'react';
import { useParams } from 'react-router-dom';
import type { WebinarStep } from '@sinau/contracts/authoring/webinar/webinar.rules';
import { lazySection, NotFoundPage } from '@sinau/shell';
import { Skeleton } from '@sinau/ui';

const steps: Record<WebinarStep, ComponentType> = {
  information: lazySection(async () => (await import('./information-page.tsx')).InformationPage),
  details: lazySection(async () => (await import('./details-page.tsx')).DetailsPage),
  branding: lazySection(async () => (await import('./branding-page.tsx')).BrandingPage),
  pricing: lazySection(async () => (await import('./pricing-page.tsx')).PricingPage),
  publish: lazySection(async () => (await import('./publish-page.tsx')).PublishPage),
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

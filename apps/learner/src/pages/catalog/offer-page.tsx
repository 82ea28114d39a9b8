import { Suspense } from 'react';
import { useParams, type Params } from 'react-router-dom';
import { offerTypeOf } from '@sinau/contracts/storefront/catalog/catalog.search';
import { lazySection } from '@sinau/shell';
import { ClassPageSkeleton } from './class-page-skeleton.tsx';

/** One address for classes, webinars and bundles; the slug's prefix decides which. */
export function OfferPage() {
  const { slug = '' } = useParams();
  const Page = pages[offerTypeOf(slug)];
  return (
    <Suspense fallback={<ClassPageSkeleton />}>
      <Page slug={slug} />
    </Suspense>
  );
}

/** Without its code a rendered page would not hear what is pressed on it. */
export const loadOfferSection = async ({ slug = '' }: Params) => pages[offerTypeOf(slug)].load();

const pages = {
  program: lazySection(async () => (await import('./class-page.tsx')).ClassPage),
  webinar: lazySection(async () => (await import('./webinar-page.tsx')).WebinarPage),
  bundle: lazySection(async () => (await import('./bundle-page.tsx')).BundlePage),
};

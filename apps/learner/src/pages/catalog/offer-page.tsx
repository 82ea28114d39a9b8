import { Suspense } from 'react';
import { useParams, type Params } from 'react-router-dom';
import { offerTypeOf } from '@sinau/contracts/storefront/catalog/catalog.search';
import { lazySection } from '@sinau/shell';
import { ClassPageSkeleton } from './class-page-skeleton.tsx';

/** Page for classes, webinars and bundles at one address; the slug's prefix decides which. */
export function OfferPage() {
  const { slug = '' } = useParams();
  const Page = pages[offerTypeOf(slug)];
  return (
    <Suspense fallback={<ClassPageSkeleton />}>
      <Page slug={slug} />
    </Suspense>
  );
}

/** Loads the section's code, without which a rendered page would not react to clicks. */
export const loadOfferSection = async ({ slug = '' }: Params) => pages[offerTypeOf(slug)].load();

const pages = {
  program: lazySection(async () => (await import('./class-page.tsx')).ClassPage),
  webinar: lazySection(async () => (await import('./webinar-page.tsx')).WebinarPage),
  bundle: lazySection(async () => (await import('./bundle-page.tsx')).BundlePage),
};

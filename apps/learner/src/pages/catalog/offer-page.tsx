import { useParams } from 'react-router-dom';
import { offerTypeOf } from '@sinau/contracts/catalog/catalog.search';
import { BundlePage } from './bundle-page.tsx';
import { ClassPage } from './class-page.tsx';
import { WebinarPage } from './webinar-page.tsx';

/** One address for classes, webinars and bundles; the slug's prefix decides which. */
export function OfferPage() {
  const { slug = '' } = useParams();
  const Page = pages[offerTypeOf(slug)];
  return <Page slug={slug} />;
}

const pages = { program: ClassPage, webinar: WebinarPage, bundle: BundlePage };

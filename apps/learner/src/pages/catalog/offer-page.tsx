import { useParams } from 'react-router-dom';
import { offerTypeOf } from '@sinau/contracts/catalog/catalog.search';
import { BundlePage } from './bundle-page.tsx';
import { ClassPage } from './class-page.tsx';
import { WebinarPage } from './webinar-page.tsx';

/** Behind one address: a class, a webinar or a bundle, as its slug says. */
export function OfferPage() {
  const { slug = '' } = useParams();
  const Page = pages[offerTypeOf(slug)];
  return <Page slug={slug} />;
}

const pages = { program: ClassPage, webinar: WebinarPage, bundle: BundlePage };

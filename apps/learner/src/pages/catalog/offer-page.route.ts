import type { PageHead } from '@sinau/contracts/rendered-page';
import { offerTypeOf, parseCatalogSearch } from '@sinau/contracts/storefront/catalog/catalog.search';
import { screens } from '@sinau/contracts/screens';
import { definePage } from '@sinau/shell/rendered-page';
import { bundleQuery } from '../../features/bundle/bundle.data.ts';
import { alsoTakenQuery, topicClassesQuery } from '../../features/catalog/catalog.data.ts';
import { questionsQuery } from '../../features/discussion/class-questions.data.ts';
import { classWorksQuery } from '../../features/portfolio/class-works.data.ts';
import { programQuery } from '../../features/program/program.data.ts';
import { reviewsQuery } from '../../features/review/review.data.ts';
import { webinarQuery } from '../../features/webinar/webinar.data.ts';
import type { Offer } from './offers.ts';
import { structureOf, trailTo } from './structured-data.ts';

const offerQueries = { program: programQuery, webinar: webinarQuery, bundle: bundleQuery };

export const offerPage = definePage(screens.classPage, {
  cacheUntilChanged: true,
  queries: ({ params }) => [offerQueries[offerTypeOf(params.slug)](params.slug)],
  next: ({ search }, offer) => {
    const { id, type, slug, category } = offer;
    const hasReviews = offer.type !== 'webinar' || offer.sale.state === 'over';
    return [
      ...(hasReviews ? [reviewsQuery(type, slug, parseCatalogSearch(search).page)] : []),
      ...(type !== 'bundle' ? [questionsQuery(slug, 1)] : []),
      ...(offer.type === 'program' && offer.format === 'bootcamp' ? [classWorksQuery(id)] : []),
      ...(type !== 'bundle' && category ? [topicClassesQuery(category.slug), alsoTakenQuery([id])] : []),
    ];
  },
  head: (_at, offer) => offerHead(offer),
});

function offerHead(offer: Offer): PageHead {
  const { title, description, slug, thumbnail, mitra, salePrice } = offer;
  const startsAt = offer.type === 'webinar' ? offer.startsAt : null;
  return {
    title,
    description,
    canonical: screens.classPage(slug),
    // A bundle that lacks a class keeps its page for visitors with the link; one that its makers archived, for
    // everybody.
    ...(offer.type === 'bundle' && offer.sale.state === 'closed' && !offer.archiveAt && { isIndexed: false }),
    picture: {
      kind: offer.type === 'bundle' ? 'bundle' : 'class',
      slug,
      alt: `${title}, dari ${mitra.name}`,
      facts: [title, mitra.name, salePrice, startsAt, thumbnail],
    },
    // The browser chooses the width of an uploaded picture.
    ...(thumbnail?.endsWith('.svg') && { firstPicture: thumbnail }),
    jsonLd: {
      '@context': 'https://schema.org',
      '@graph': [structureOf(offer), trailTo(offer)].filter((part) => part !== null),
    },
  };
}

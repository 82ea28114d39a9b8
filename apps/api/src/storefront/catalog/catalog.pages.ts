import {
  alsoTakenCall,
  catalogCall,
  offerTypeOf,
  parseCatalogSearch,
  promotionCall,
  questionsCall,
  relatedCall,
  reviewsCall,
  searchCall,
  showsPicks,
} from '@sinau/contracts/storefront/catalog/catalog.search';
import { screens } from '@sinau/contracts';
import { bundleEndpoints } from '@sinau/contracts/authoring/bundle/bundle.endpoints';
import type { Bundle } from '@sinau/contracts/authoring/bundle/bundle.schemas';
import { catalogEndpoints } from '@sinau/contracts/storefront/catalog/catalog.endpoints';
import { discussionEndpoints } from '@sinau/contracts/study/discussion/discussion.endpoints';
import { featuredEndpoints } from '@sinau/contracts/storefront/featured/featured.endpoints';
import { programEndpoints } from '@sinau/contracts/authoring/program/program.endpoints';
import type { Program } from '@sinau/contracts/authoring/program/program.schemas';
import { contentEndpoints, countCalls } from '@sinau/contracts/storefront/content/content.endpoints';
import { latestArticlesCall, testimoniesCall } from '@sinau/contracts/storefront/content/content.search';
import { webinarEndpoints } from '@sinau/contracts/authoring/webinar/webinar.endpoints';
import { reviewEndpoints } from '@sinau/contracts/study/review/review.endpoints';
import type { Webinar } from '@sinau/contracts/authoring/webinar/webinar.schemas';
import { definePage, type PageHead, type PublicPage } from '../../platform/public-page.ts';
import { sharePicture } from '../../platform/share-picture.ts';
import { structureOf, trailTo } from './structured-data.ts';

const searchOf = (url: URL) => parseCatalogSearch(url.searchParams);
const partOf = { program: 'class', webinar: 'webinar', bundle: 'bundle' };
/** The homepage's picks, which a list without results shows below it. */
const picksBeside = (total: number) => (total === 0 ? [{ endpoint: featuredEndpoints.homepage }] : []);
const detailOf = { program: programEndpoints.detail, webinar: webinarEndpoints.detail, bundle: bundleEndpoints.detail };

export const catalogPages: readonly PublicPage[] = [
  definePage({
    pattern: /^\/$/,
    screen: 'src/pages/catalog/home-page.tsx',
    calls: () => [
      { endpoint: featuredEndpoints.homepage },
      { endpoint: contentEndpoints.testimonies, input: testimoniesCall() },
      { endpoint: contentEndpoints.articles, input: latestArticlesCall() },
      ...countCalls,
    ],
    head: () => ({
      title: 'Kelas online dari praktisi Indonesia',
      description:
        'Kelas mandiri, webinar, dan bootcamp berbahasa Indonesia dari para praktisi. Bayar sekali, belajar sesuai waktumu.',
      canonical: '/',
      firstPicture: '/art/hero-weave.svg',
    }),
  }),
  definePage({
    pattern: /^\/catalog$/,
    screen: 'src/pages/catalog/catalog-page.tsx',
    calls: (url) => [
      { endpoint: catalogEndpoints.list, input: catalogCall(searchOf(url)) },
      ...(showsPicks(searchOf(url)) ? [{ endpoint: featuredEndpoints.catalog }] : []),
    ],
    nextCalls: (_url, { total }) => picksBeside(total),
    head: (url) => ({
      title: 'Katalog kelas',
      description:
        'Temukan kelas mandiri, webinar, kelas intensif, dan bootcamp yang pas untukmu, lengkap dengan harga dan materinya.',
      canonical: searchOf(url).tabs === 0 ? '/catalog' : `/catalog?tabs=${searchOf(url).tabs}`,
    }),
  }),
  definePage({
    pattern: /^\/search$/,
    screen: 'src/pages/catalog/search-page.tsx',
    calls: (url) => [{ endpoint: catalogEndpoints.list, input: searchCall(searchOf(url)) }],
    nextCalls: (_url, { total }) => picksBeside(total),
    head: (url) => {
      const { keyword } = searchOf(url);
      return {
        title: keyword ? `Hasil pencarian "${keyword}"` : 'Cari kelas',
        description: 'Cari kelas berbahasa Indonesia menurut topik atau judul.',
        canonical: '/search',
      };
    },
  }),
  definePage({
    pattern: /^\/catalog\/[a-z0-9-]{1,160}$/,
    screen: 'src/pages/catalog/offer-page.tsx',
    isLasting: true,
    part: (url) => `src/pages/catalog/${partOf[offerTypeOf(url.pathname.split('/')[2]!)]}-page.tsx`,
    calls: (url) => {
      const slug = url.pathname.split('/')[2]!;
      return [{ endpoint: detailOf[offerTypeOf(slug)], input: { params: { id: slug } } }];
    },
    nextCalls: (url, offer) => {
      const { type, slug, category } = offer;
      const reviews = { endpoint: reviewEndpoints.list, input: reviewsCall(type, slug, searchOf(url).page) };
      const questions = { endpoint: discussionEndpoints.ofClass, input: questionsCall(slug, 1) };
      const related = { endpoint: catalogEndpoints.list, input: relatedCall(category?.slug) };
      const alsoTaken = { endpoint: catalogEndpoints.alsoTaken, input: alsoTakenCall([offer.id]) };
      return [
        ...(offer.type !== 'webinar' || offer.sale.state === 'over' ? [reviews] : []),
        ...(type !== 'bundle' ? [questions] : []),
        ...(type !== 'bundle' && category ? [related, alsoTaken] : []),
      ];
    },
    head: (_url, offer) => offerHead(offer),
  }),
  definePage({
    pattern: /^\/search-promotion-class$/,
    screen: 'src/pages/catalog/promotion-page.tsx',
    calls: (url) => [{ endpoint: catalogEndpoints.promotions, input: promotionCall(searchOf(url)) }],
    head: () => ({
      title: 'Kelas promo',
      description: 'Kelas dan webinar berbahasa Indonesia yang sedang promo, dengan harga khusus untuk waktu terbatas.',
      canonical: screens.promotions(),
    }),
  }),
];

function offerHead(offer: Program | Webinar | Bundle): PageHead {
  const { title, description, slug, thumbnail, mitra, salePrice } = offer;
  const startsAt = offer.type === 'webinar' ? offer.startsAt : null;
  const facts = [title, mitra.name, salePrice, startsAt, thumbnail];
  return {
    title,
    description,
    canonical: screens.classPage(slug),
    // A bundle that lacks a class keeps its page for those who have the link; one that its makers archived, for everybody.
    ...(offer.type === 'bundle' && offer.sale.state === 'closed' && !offer.archiveAt && { isIndexed: false }),
    picture: sharePicture(offer.type === 'bundle' ? 'bundle' : 'class', slug, `${title}, dari ${mitra.name}`, facts),
    // Of an uploaded picture the browser chooses the width.
    ...(thumbnail?.endsWith('.svg') && { firstPicture: thumbnail }),
    jsonLd: {
      '@context': 'https://schema.org',
      '@graph': [structureOf(offer), trailTo(offer)].filter((part) => part !== null),
    },
  };
}

import {
  catalogCall,
  homePicksCall,
  homeReviewsCall,
  offerTypeOf,
  parseCatalogSearch,
  promotionCall,
  searchCall,
} from '@sinau/contracts/catalog/catalog.search';
import { screens } from '@sinau/contracts';
import { bundleEndpoints } from '@sinau/contracts/bundle/bundle.endpoints';
import type { Bundle } from '@sinau/contracts/bundle/bundle.schemas';
import { catalogEndpoints } from '@sinau/contracts/catalog/catalog.endpoints';
import { programEndpoints } from '@sinau/contracts/program/program.endpoints';
import type { Program } from '@sinau/contracts/program/program.schemas';
import { reviewEndpoints } from '@sinau/contracts/review/review.endpoints';
import { webinarEndpoints } from '@sinau/contracts/webinar/webinar.endpoints';
import type { Webinar } from '@sinau/contracts/webinar/webinar.schemas';
import { definePage, type PageHead, type PublicPage } from '../../platform/public-page.ts';

const searchOf = (url: URL) => parseCatalogSearch(url.searchParams);
const detailOf = { program: programEndpoints.detail, webinar: webinarEndpoints.detail, bundle: bundleEndpoints.detail };

export const catalogPages: readonly PublicPage[] = [
  definePage({
    pattern: /^\/$/,
    screen: 'src/pages/catalog/home-page.tsx',
    calls: () => [
      { endpoint: catalogEndpoints.list, input: homePicksCall() },
      { endpoint: reviewEndpoints.latest, input: homeReviewsCall() },
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
    calls: (url) => [{ endpoint: catalogEndpoints.list, input: catalogCall(searchOf(url)) }],
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
    calls: (url) => {
      const slug = url.pathname.split('/')[2]!;
      return [{ endpoint: detailOf[offerTypeOf(slug)], input: { params: { id: slug } } }];
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
  const { title, description, slug, thumbnail } = offer;
  return {
    title,
    description,
    canonical: screens.classPage(slug),
    ...(thumbnail && { image: thumbnail }),
    // Of an uploaded picture the browser chooses the width.
    ...(thumbnail?.endsWith('.svg') && { firstPicture: thumbnail }),
    jsonLd: { '@context': 'https://schema.org', name: title, description, ...structureOf(offer) },
  };
}

/** The offer's type for search engines: a course, an event, or a product made of courses. */
function structureOf(offer: Program | Webinar | Bundle) {
  const { mitra, salePrice, slug, rating } = offer;
  const organization = { '@type': 'Organization', name: mitra.name };
  const offers = {
    '@type': 'Offer',
    price: salePrice,
    priceCurrency: 'IDR',
    category: salePrice === 0 ? 'Free' : 'Paid',
    url: screens.classPage(slug),
  };
  const aggregateRating = rating && {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: rating.average,
      reviewCount: rating.count,
      bestRating: 5,
    },
  };
  switch (offer.type) {
    case 'program':
      return { '@type': 'Course', inLanguage: 'id', provider: organization, offers, ...aggregateRating };
    case 'webinar':
      return {
        '@type': 'Event',
        inLanguage: 'id',
        organizer: organization,
        eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
        startDate: offer.startsAt,
        endDate: offer.endsAt,
        ...aggregateRating,
      };
    case 'bundle':
      return { '@type': 'Product', brand: organization, offers, ...aggregateRating };
  }
}

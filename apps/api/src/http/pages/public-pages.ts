import type { CallInput } from '@sinau/contracts/address';
import {
  allCategoriesCall,
  catalogCall,
  homePicksCall,
  homeReviewsCall,
  offerTypeOf,
  parseCatalogSearch,
  popularCategoriesCall,
  promotionCall,
  searchCall,
} from '@sinau/contracts/catalog/catalog.search';
import { screens, type NamedEndpoint } from '@sinau/contracts';
import { bundleEndpoints } from '@sinau/contracts/bundle/bundle.endpoints';
import type { Bundle } from '@sinau/contracts/bundle/bundle.schemas';
import { catalogEndpoints } from '@sinau/contracts/catalog/catalog.endpoints';
import { categoryEndpoints } from '@sinau/contracts/category/category.endpoints';
import { certificateEndpoints } from '@sinau/contracts/certificate/certificate.endpoints';
import { formatCertificateNumber, parseCertificateNumber } from '@sinau/contracts/certificate/certificate.rules';
import type { Certificate } from '@sinau/contracts/certificate/certificate.schemas';
import { contentEndpoints, type LegalText } from '@sinau/contracts/content/content.endpoints';
import { programEndpoints } from '@sinau/contracts/program/program.endpoints';
import type { Program } from '@sinau/contracts/program/program.schemas';
import { reviewEndpoints } from '@sinau/contracts/review/review.endpoints';
import { webinarEndpoints } from '@sinau/contracts/webinar/webinar.endpoints';
import type { Webinar } from '@sinau/contracts/webinar/webinar.schemas';

export interface PageCall {
  readonly endpoint: NamedEndpoint;
  readonly input?: CallInput;
}
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** The address that search engines keep: without what only sorts or tracks. */
  readonly canonical: string;
  readonly image?: string;
  /** False keeps it out of search engines. */
  readonly isIndexed?: boolean;
  readonly jsonLd?: object;
}
export interface PublicPage {
  readonly pattern: RegExp;
  /** The screen in the learner application. */
  readonly module: string;
  /** What the screen will ask for first, by the same keys; the first one is what the page is about. */
  readonly calls: (url: URL) => PageCall[];
  readonly head: (url: URL, data: unknown) => PageHead;
}

/** What the navbar, the footer and the strip above them show on every page. */
export const frame: readonly PageCall[] = [
  { endpoint: contentEndpoints.banner },
  { endpoint: categoryEndpoints.list, input: allCategoriesCall() },
  { endpoint: categoryEndpoints.list, input: popularCategoriesCall() },
];
const searchOf = (url: URL) => parseCatalogSearch(url.searchParams);

/** The pages that strangers and search engines open first. */
export const publicPages: readonly PublicPage[] = [
  {
    pattern: /^\/$/,
    module: 'src/pages/catalog/home-page.tsx',
    calls: () => [
      { endpoint: catalogEndpoints.list, input: homePicksCall() },
      { endpoint: reviewEndpoints.latest, input: homeReviewsCall() },
      ...frame,
    ],
    head: () => ({
      title: 'Kelas online dari praktisi Indonesia',
      description:
        'Kelas mandiri, webinar, dan bootcamp berbahasa Indonesia dari para praktisi. Bayar sekali, belajar sesuai waktumu.',
      canonical: '/',
    }),
  },
  {
    pattern: /^\/catalog$/,
    module: 'src/pages/catalog/catalog-page.tsx',
    calls: (url) => [{ endpoint: catalogEndpoints.list, input: catalogCall(searchOf(url)) }, ...frame],
    head: (url) => ({
      title: 'Katalog kelas',
      description:
        'Temukan kelas mandiri, webinar, kelas intensif, dan bootcamp yang pas untukmu, lengkap dengan harga dan materinya.',
      canonical: searchOf(url).tabs === 0 ? '/catalog' : `/catalog?tabs=${searchOf(url).tabs}`,
    }),
  },
  {
    pattern: /^\/search$/,
    module: 'src/pages/catalog/search-page.tsx',
    calls: (url) => [{ endpoint: catalogEndpoints.list, input: searchCall(searchOf(url)) }, ...frame],
    head: (url) => {
      const { keyword } = searchOf(url);
      return {
        title: keyword ? `Hasil pencarian "${keyword}"` : 'Cari kelas',
        description: 'Cari kelas berbahasa Indonesia menurut topik atau judul.',
        canonical: '/search',
      };
    },
  },
  {
    pattern: /^\/catalog\/[a-z0-9-]{1,160}$/,
    module: 'src/pages/catalog/offer-page.tsx',
    calls: (url) => {
      const slug = url.pathname.split('/')[2]!;
      return [{ endpoint: detailOf[offerTypeOf(slug)], input: { params: { id: slug } } }, ...frame];
    },
    head: (_url, data) => offerHead(data as Program | Webinar | Bundle),
  },
  {
    pattern: /^\/search-promotion-class$/,
    module: 'src/pages/catalog/promotion-page.tsx',
    calls: (url) => [{ endpoint: catalogEndpoints.promotions, input: promotionCall(searchOf(url)) }, ...frame],
    head: () => ({
      title: 'Kelas promo',
      description: 'Kelas dan webinar berbahasa Indonesia yang sedang promo, dengan harga khusus untuk waktu terbatas.',
      canonical: screens.promotions(),
    }),
  },
  {
    pattern: /^\/certificate\/[\w-]{1,40}$/,
    module: 'src/pages/certificate/verification-page.tsx',
    calls: (url) => {
      const typed = url.pathname.split('/')[2]!;
      return [
        {
          endpoint: certificateEndpoints.verify,
          input: { params: { number: parseCertificateNumber(typed) ?? typed } },
        },
        ...frame,
      ];
    },
    head: (_url, data) => certificateHead(data as Certificate),
  },
  {
    pattern: /^\/terms-policy$/,
    module: 'src/pages/terms-policy/terms-policy-page.tsx',
    calls: (url) => [{ endpoint: contentEndpoints.legalText, input: { params: { slug: legalSlugOf(url) } } }, ...frame],
    head: (url, data) => {
      const { title } = data as LegalText;
      return legalSlugOf(url) === 'terms'
        ? { title, description: 'Aturan memakai layanan, membeli kelas, dan mengajar.', canonical: screens.terms(1) }
        : {
            title,
            description: 'Data apa yang kami kumpulkan, untuk apa, dan pilihan yang kamu miliki.',
            canonical: screens.terms(0),
          };
    },
  },
];

const legalSlugOf = (url: URL) => (url.searchParams.get('tab') === '1' ? 'terms' : 'privacy');

function certificateHead({ number, name, class: taken, mitra, isListed }: Certificate): PageHead {
  return {
    title: `Sertifikat ${name}`,
    description: `${name} telah menyelesaikan kelas ${taken.title} dari ${mitra.name}. Nomor sertifikat ${formatCertificateNumber(number)}.`,
    canonical: screens.certificate(number),
    isIndexed: isListed,
  };
}

const detailOf = { program: programEndpoints.detail, webinar: webinarEndpoints.detail, bundle: bundleEndpoints.detail };

function offerHead(offer: Program | Webinar | Bundle): PageHead {
  const { title, description, slug, thumbnail } = offer;
  return {
    title,
    description,
    canonical: screens.classPage(slug),
    ...(thumbnail && { image: thumbnail }),
    jsonLd: { '@context': 'https://schema.org', name: title, description, ...structureOf(offer) },
  };
}

/** What it is to a search engine: a course, an event, or a product made of courses. */
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

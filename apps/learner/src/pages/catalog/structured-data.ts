import { catalogTabs } from '@sinau/contracts/storefront/catalog/catalog.search';
import { levelLabels } from '@sinau/contracts/storefront/catalog/audience';
import { tabLabels } from '@sinau/contracts/storefront/catalog/tab-labels';
import { screens } from '@sinau/contracts/screens';
import { tabOf, type Offer, type Offers } from './offers.ts';

/**
 * Describes an offer to search engines: a course, an event, or a product made of courses. An event needs a date.
 * Addresses become absolute in the page.
 */
export function structureOf(offer: Offer) {
  const { title, description, mitra, slug, thumbnail, rating } = offer;
  const organization = { '@type': 'Organization', name: mitra.name };
  const common = {
    name: title,
    description,
    url: screens.classPage(slug),
    ...(thumbnail && { image: thumbnail }),
    ...(rating && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating.average,
        reviewCount: rating.count,
        bestRating: 5,
      },
    }),
  };
  switch (offer.type) {
    case 'program':
      return {
        '@type': 'Course',
        ...common,
        inLanguage: offer.language,
        ...(offer.level !== 'all' && { educationalLevel: levelLabels[offer.level] }),
        provider: organization,
        offers: [{ ...saleOf(offer), ...(offer.archiveAt && { availability: discontinued }) }],
        hasCourseInstance: [instanceOf(offer)],
      };
    case 'webinar':
      if (!offer.startsAt) return null;
      return {
        '@type': 'Event',
        ...common,
        inLanguage: offer.language,
        organizer: organization,
        performer: offer.educators.map(({ name }) => ({ '@type': 'Person', name })),
        eventStatus: 'https://schema.org/EventScheduled',
        eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
        location: { '@type': 'VirtualLocation', url: screens.classPage(slug) },
        startDate: offer.startsAt,
        ...(offer.endsAt && { endDate: offer.endsAt }),
        offers: [soldAs(offer)],
      };
    case 'bundle':
      return { '@type': 'Product', ...common, brand: organization, offers: soldAs(offer) };
  }
}

const soldAs = (offer: Offers['webinar' | 'bundle']) => ({
  ...saleOf(offer),
  availability: `https://schema.org/${availabilities[offer.sale.state]}`,
});
const discontinued = 'https://schema.org/Discontinued';
const availabilities: Record<Offers['webinar']['sale']['state'], string> = {
  open: 'InStock',
  'sold-out': 'SoldOut',
  upcoming: 'PreOrder',
  closed: 'Discontinued',
  over: 'Discontinued',
};

const saleOf = ({ salePrice, slug }: Pick<Offer, 'salePrice' | 'slug'>) => ({
  '@type': 'Offer',
  price: salePrice,
  priceCurrency: 'IDR',
  category: salePrice === 0 ? 'Free' : 'Paid',
  url: screens.classPage(slug),
});

/** Describes how a class takes place, and for how long. */
function instanceOf({ durationSeconds, startsAt, endsAt, educators, weeklyHours }: Offers['program']) {
  const minutes = Math.max(1, Math.round(durationSeconds / 60));
  return {
    '@type': 'CourseInstance',
    courseMode: 'Online',
    courseWorkload: weeklyHours ? `PT${weeklyHours}H` : `PT${minutes}M`,
    ...(startsAt && { startDate: startsAt }),
    ...(endsAt && { endDate: endsAt }),
    ...(educators.length > 0 && { instructor: educators.map(({ name }) => ({ '@type': 'Person', name })) }),
  };
}

/** Returns the breadcrumb of an offer in the catalog, as its page shows it. */
export function trailTo(offer: Offer) {
  const tab = tabOf(offer);
  const steps = [
    ['Katalog', screens.catalog()],
    [tabLabels[tab], screens.catalog({ tabs: catalogTabs.indexOf(tab) })],
    ...(offer.category ? [[offer.category.title, screens.catalog({ topic: offer.category.slug })]] : []),
    [offer.title, screens.classPage(offer.slug)],
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, item], index) => ({ '@type': 'ListItem', position: index + 1, name, item })),
  };
}

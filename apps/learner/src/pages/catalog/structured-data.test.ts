import { expect, test } from 'vitest';
import { renderedPageAt } from '../../testing/rendered-pages.ts';

/**
 * Properties that Google requires at least (developers.google.com/search/docs/appearance/structured-data: course-info,
 * event, faqpage, breadcrumb, product, review-snippet). Of a group one property is required.
 */
const required: Record<string, readonly (string | readonly string[])[]> = {
  Course: ['name', 'description', 'provider', 'offers', 'hasCourseInstance'],
  CourseInstance: ['courseMode', ['courseSchedule', 'courseWorkload']],
  Offer: ['category', 'price', 'priceCurrency'],
  Event: ['name', 'startDate', 'location'],
  VirtualLocation: ['url'],
  Product: ['name', ['review', 'aggregateRating', 'offers']],
  AggregateRating: ['ratingValue', ['ratingCount', 'reviewCount']],
  Organization: ['name'],
  Brand: ['name'],
  Person: ['name'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
};

/** Returns what is missing anywhere in a structure, and the types found. */
function read(node: unknown, types = new Set<string>(), missing: string[] = []) {
  if (Array.isArray(node)) node.forEach((one) => read(one, types, missing));
  else if (node !== null && typeof node === 'object') {
    const fields = node as Record<string, unknown>;
    const type = fields['@type'] as string | undefined;
    if (type) {
      types.add(type);
      const isThere = (name: string) => fields[name] !== undefined && fields[name] !== null && fields[name] !== '';
      for (const name of required[type] ?? [`(${type} is in no table)`])
        if (![name].flat().some(isThere)) missing.push(`${type}.${[name].flat().join('|')}`);
    }
    Object.values(fields).forEach((value) => read(value, types, missing));
  }
  return { types: [...types].sort(), missing };
}

const full = {
  title: 'Menulis Lead',
  description: 'Pembuka yang kuat.',
  slug: 'menulis-lead',
  thumbnail: '/covers/jurnalistik-1.svg',
  salePrice: 150_000,
  rating: { average: 4.5, count: 12 },
  mitra: { name: 'Ruang Redaksi' },
  format: 'self-paced',
  category: { title: 'Jurnalistik', slug: 'jurnalistik' },
  educators: [{ name: 'Rani Wijaya' }],
  durationSeconds: 5_400,
  weeklyHours: null,
  sale: { state: 'open' },
  startsAt: '2026-12-01T12:00:00.000Z',
  endsAt: '2026-12-01T14:00:00.000Z',
};
/** A free class without any optional field. */
const bare = {
  ...full,
  thumbnail: null,
  salePrice: 0,
  rating: null,
  category: null,
  educators: [],
  durationSeconds: 0,
  startsAt: null,
  endsAt: null,
};
const structureOf = (type: string, offer: object) =>
  renderedPageAt('/catalog/menulis-lead').head({ ...offer, type }).jsonLd;

test.each([
  [
    'program',
    full,
    ['AggregateRating', 'BreadcrumbList', 'Course', 'CourseInstance', 'ListItem', 'Offer', 'Organization', 'Person'],
  ],
  ['program', bare, ['BreadcrumbList', 'Course', 'CourseInstance', 'ListItem', 'Offer', 'Organization']],
  [
    'webinar',
    full,
    ['AggregateRating', 'BreadcrumbList', 'Event', 'ListItem', 'Offer', 'Organization', 'Person', 'VirtualLocation'],
  ],
  ['webinar', bare, ['BreadcrumbList', 'ListItem']],
  ['bundle', full, ['AggregateRating', 'BreadcrumbList', 'ListItem', 'Offer', 'Organization', 'Product']],
  ['bundle', bare, ['BreadcrumbList', 'ListItem', 'Offer', 'Organization', 'Product']],
])('a %s has all that Google requires, whatever optional fields it lacks', (type, offer, types) => {
  expect(read(structureOf(type, offer))).toEqual({ types, missing: [] });
});

test('questions with their answers have all that Google requires', () => {
  const questions = [{ question: 'Bagaimana cara membayar?', answer: '<p>Lewat QRIS.</p>' }];
  const { jsonLd } = renderedPageAt('/faq').head({ list: questions });
  expect(read(jsonLd)).toEqual({ types: ['Answer', 'FAQPage', 'Question'], missing: [] });
});

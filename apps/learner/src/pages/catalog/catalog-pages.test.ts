import { expect, test } from 'vitest';
import { renderedPageAt } from '../../testing/rendered-pages.ts';

const offer = {
  title: 'Menulis Lead',
  description: 'Pembuka yang kuat.',
  slug: 'menulis-lead',
  thumbnail: '/covers/jurnalistik-1.webp',
  salePrice: 150_000,
  rating: { average: 4.5, count: 12 },
  mitra: { name: 'Ruang Redaksi' },
  format: 'self-paced',
  category: { title: 'Jurnalistik', slug: 'jurnalistik' },
  educators: [{ name: 'Rani Wijaya' }],
  durationSeconds: 5_400,
  weeklyHours: null,
  sale: { state: 'open' },
};

test.each([
  ['program', '/catalog/menulis-lead', 'program.detail', 'Course'],
  ['webinar', '/catalog/webinar-menulis-lead', 'webinar.detail', 'Event'],
  ['bundle', '/catalog/bundling-menulis-lead', 'bundle.detail', 'Product'],
])('the page of a %s requests its offer, and describes it to search engines', (type, path, call, structure) => {
  const page = renderedPageAt(path);
  expect(page.calls()[0]?.endpoint.id).toBe(call);
  expect(page.head({ ...offer, type, startsAt: '2026-12-01T12:00:00.000Z', endsAt: null })).toMatchObject({
    title: offer.title,
    canonical: '/catalog/menulis-lead',
    picture: { alt: 'Menulis Lead, dari Ruang Redaksi' },
    jsonLd: {
      '@graph': [
        { '@type': structure, name: offer.title, aggregateRating: { ratingValue: 4.5, reviewCount: 12 } },
        { '@type': 'BreadcrumbList' },
      ],
    },
  });
});

test('a class is offered at its price, and a free one as such', () => {
  const page = renderedPageAt('/catalog/menulis-lead');
  const offersOf = (salePrice: number) =>
    (page.head({ ...offer, type: 'program', rating: null, salePrice }).jsonLd as { '@graph': [object] })['@graph'][0];
  expect(offersOf(150_000)).toMatchObject({ offers: [{ price: 150_000, priceCurrency: 'IDR', category: 'Paid' }] });
  expect(offersOf(0)).toMatchObject({ offers: [{ price: 0, category: 'Free' }] });
  expect(offersOf(0)).not.toHaveProperty('aggregateRating');
});

test('a class no longer on sale keeps its page in search engines, without an offer', () => {
  const page = renderedPageAt('/catalog/menulis-lead');
  const { jsonLd, isIndexed } = page.head({ ...offer, type: 'program', archiveAt: '2026-12-01T12:00:00.000Z' });
  expect(isIndexed).toBeUndefined();
  expect(jsonLd).toMatchObject({
    '@graph': [{ offers: [{ availability: 'https://schema.org/Discontinued' }] }, {}],
  });
});

test('a bundle that lacks a class is not indexed until it is on sale again; one that its makers archived stays indexed', () => {
  const page = renderedPageAt('/catalog/bundling-menulis-lead');
  const headOf = (archiveAt: string | null) =>
    page.head({ ...offer, type: 'bundle', sale: { state: 'closed' }, archiveAt });
  expect(headOf(null).isIndexed).toBe(false);
  expect(headOf('2026-12-01T12:00:00.000Z').isIndexed).toBeUndefined();
  expect(headOf('2026-12-01T12:00:00.000Z').jsonLd).toMatchObject({
    '@graph': [{ offers: { availability: 'https://schema.org/Discontinued' } }, {}],
  });
});

test('the canonical address of the catalog omits what only sorts', () => {
  for (const [path, canonical] of [
    ['/catalog?tabs=1&sort=-rating&page=3', '/catalog?tabs=1'],
    ['/catalog?sort=-rating', '/catalog'],
    ['/search?keyword=lead&utm_source=koran', '/search'],
  ] as const) {
    const page = renderedPageAt(path);
    expect([path, page.head(null).canonical]).toEqual([path, canonical]);
  }
});

test('structured data of a class has its duration and teachers, that of a webinar its location and whether there are seats', () => {
  const graphOf = (path: string, own: object) => {
    const page = renderedPageAt(path);
    return (page.head({ ...offer, startsAt: null, endsAt: null, ...own }).jsonLd as { '@graph': [object] })[
      '@graph'
    ][0];
  };
  expect(graphOf('/catalog/menulis-lead', { type: 'program' })).toMatchObject({
    hasCourseInstance: [
      { courseMode: 'Online', courseWorkload: 'PT90M', instructor: [{ '@type': 'Person', name: 'Rani Wijaya' }] },
    ],
  });
  expect(
    graphOf('/catalog/webinar-menulis-lead', {
      type: 'webinar',
      startsAt: '2026-12-01T12:00:00.000Z',
      sale: { state: 'sold-out' },
    }),
  ).toMatchObject({
    location: { '@type': 'VirtualLocation', url: '/catalog/menulis-lead' },
    offers: [{ availability: 'https://schema.org/SoldOut' }],
  });
});

test('the page about us comes with the people who teach, its testimonies and its figures', () => {
  expect(
    renderedPageAt('/about')
      .calls()
      .map(({ endpoint }) => endpoint.id),
  ).toEqual(expect.arrayContaining(['mitra.list', 'content.testimonies', 'content.mitraCount']));
});

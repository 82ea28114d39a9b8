import { pageOf } from '@sinau/contracts/storefront/mitra/mitra.search';
import { screens } from '@sinau/contracts/screens';
import { definePage } from '@sinau/shell/rendered-page';
import { mitraClassesQuery, mitraPageQuery } from '../../features/mitra/mitra.data.ts';

export const mitraPage = definePage(screens.mitra, {
  queries: ({ params, search }) => [mitraPageQuery(params.slug), mitraClassesQuery(params.slug, pageOf(search))],
  head: (_at, { name, about, slug, logo }) => ({
    title: name,
    description: about.slice(0, 300),
    canonical: screens.mitra(slug),
    picture: { kind: 'mitra', slug, alt: name, facts: [name, logo] },
    jsonLd: { '@context': 'https://schema.org', '@type': 'Organization', name, description: about },
  }),
});

import { screens } from '@sinau/contracts/screens';
import { definePage } from '@sinau/shell/rendered-page';
import { countQueries, latestArticlesQuery, testimoniesQuery } from '../../features/content/content.data.ts';
import { mitraDirectoryQuery } from '../../features/mitra/mitra.data.ts';

export const aboutPage = definePage(screens.about, {
  queries: () => [testimoniesQuery(), latestArticlesQuery(), mitraDirectoryQuery(1), ...countQueries()],
  head: () => ({
    title: 'Tentang kami',
    description: 'Siapa kami, apa yang kami percaya tentang belajar, dan cara menghubungi kami.',
    canonical: screens.about(),
  }),
});

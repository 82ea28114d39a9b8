import { screens } from '@sinau/contracts/screens';
import { definePage } from '@sinau/shell/rendered-page';
import { homePicksQuery } from '../../features/catalog/catalog.data.ts';
import { countQueries, latestArticlesQuery, testimoniesQuery } from '../../features/content/content.data.ts';

export const homePage = definePage(screens.home, {
  queries: () => [homePicksQuery(), testimoniesQuery(), latestArticlesQuery(), ...countQueries()],
  head: () => ({
    title: 'Kelas online dari praktisi Indonesia',
    description:
      'Kelas mandiri, webinar, dan bootcamp berbahasa Indonesia dari para praktisi. Bayar sekali, belajar sesuai waktumu.',
    canonical: screens.home(),
    firstPicture: '/art/hero-weave.svg',
  }),
});

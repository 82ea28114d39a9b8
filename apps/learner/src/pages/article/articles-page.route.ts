import { pageOf } from '@sinau/contracts/storefront/content/content.search';
import { screens } from '@sinau/contracts/screens';
import { definePage } from '@sinau/shell/rendered-page';
import { articlesQuery } from '../../features/content/content.data.ts';

export const articlesPage = definePage(screens.articles, {
  queries: ({ search }) => [articlesQuery(pageOf(search))],
  head: ({ search }) => ({
    title: 'Bacaan',
    description: 'Tulisan tentang belajar, mengajar, dan keterampilan yang dipakai sehari-hari.',
    canonical: screens.articles(pageOf(search)),
  }),
});

import { parseCatalogSearch } from '@sinau/contracts/storefront/catalog/catalog.search';
import { screens } from '@sinau/contracts/screens';
import { definePage } from '@sinau/shell/rendered-page';
import { promotionsQuery } from '../../features/catalog/catalog.data.ts';

export const promotionPage = definePage(screens.promotions, {
  queries: ({ search }) => [promotionsQuery(parseCatalogSearch(search))],
  head: () => ({
    title: 'Kelas promo',
    description: 'Kelas dan webinar berbahasa Indonesia yang sedang promo, dengan harga khusus untuk waktu terbatas.',
    canonical: screens.promotions(),
  }),
});

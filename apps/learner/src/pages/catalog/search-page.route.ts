import { parseCatalogSearch } from '@sinau/contracts/storefront/catalog/catalog.search';
import { screens } from '@sinau/contracts/screens';
import { definePage } from '@sinau/shell/rendered-page';
import { homePicksQuery, searchQuery } from '../../features/catalog/catalog.data.ts';

export const searchPage = definePage(screens.search, {
  queries: ({ search }) => [searchQuery(parseCatalogSearch(search))],
  // A list without results shows the homepage's picks below it.
  next: (_at, { total }) => (total === 0 ? [homePicksQuery()] : []),
  head: ({ search }) => {
    const { keyword } = parseCatalogSearch(search);
    return {
      title: keyword ? `Hasil pencarian “${keyword}”` : 'Cari kelas',
      description: 'Cari kelas berbahasa Indonesia menurut topik atau judul.',
      canonical: '/search',
    };
  },
});

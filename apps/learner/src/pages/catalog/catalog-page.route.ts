import { parseCatalogSearch, showsPicks } from '@sinau/contracts/storefront/catalog/catalog.search';
import { screens } from '@sinau/contracts/screens';
import { definePage } from '@sinau/shell/rendered-page';
import { catalogPicksQuery, catalogQuery, homePicksQuery } from '../../features/catalog/catalog.data.ts';

export const catalogPage = definePage(screens.catalog, {
  queries: ({ search }) => {
    const asked = parseCatalogSearch(search);
    return [catalogQuery(asked), ...(showsPicks(asked) ? [catalogPicksQuery()] : [])];
  },
  // A list without results shows the homepage's picks below it.
  next: (_at, { total }) => (total === 0 ? [homePicksQuery()] : []),
  head: ({ search }) => {
    const { tabs } = parseCatalogSearch(search);
    return {
      title: 'Katalog kelas',
      description:
        'Temukan kelas mandiri, webinar, kelas intensif, dan bootcamp yang pas untukmu, lengkap dengan harga dan materinya.',
      canonical: screens.catalog(tabs === 0 ? {} : { tabs }),
    };
  },
});

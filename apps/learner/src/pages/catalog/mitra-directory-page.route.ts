import { pageOf } from '@sinau/contracts/storefront/mitra/mitra.search';
import { screens } from '@sinau/contracts/screens';
import { definePage } from '@sinau/shell/rendered-page';
import { mitraDirectoryQuery } from '../../features/mitra/mitra.data.ts';

export const mitraDirectoryPage = definePage(screens.mitraDirectory, {
  queries: ({ search }) => [mitraDirectoryQuery(pageOf(search))],
  head: ({ search }) => ({
    title: 'Mitra',
    description: 'Lembaga dan praktisi yang mengajar di sini, dengan kelas-kelas mereka.',
    canonical: screens.mitraDirectory(pageOf(search)),
  }),
});

import { useSearch } from '@sinau/shell';
import { SoldShelf } from '../../features/sold/sold-shelf.tsx';
import { readTab } from '../../shared/list/kind-tabs.tsx';

/** Catalog of the mitra that the partner acts for: its classes, and its webinars in a tab of their own. */
export const ListCatalogPage = () => (
  <SoldShelf
    type={useSearch(readTab) === 'webinar' ? 'webinar' : 'program'}
    shelf="catalog"
    title="Katalog Kelas"
    lead="Semua yang sedang kamu siapkan dan yang sudah terbit."
  />
);

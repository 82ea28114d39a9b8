import { useSearch } from '@sinau/shell';
import { SoldShelf } from '../../features/sold/sold-shelf.tsx';
import { readTab } from '../../shared/list/kind-tabs.tsx';

/** Archived classes, webinars and bundles, each in a tab of their own. */
export const ArchivePage = () => (
  <SoldShelf
    type={useSearch(readTab)}
    shelf="archive"
    title="Arsip"
    lead="Tidak tampil di katalog, tetapi pesertanya tetap bisa belajar. Kamu bisa memulihkannya kapan saja."
  />
);

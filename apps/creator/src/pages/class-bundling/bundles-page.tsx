import { SoldShelf } from '../../features/sold/sold-shelf.tsx';

/** The active bundles of the mitra that the partner acts for. */
export const BundlesPage = () => (
  <SoldShelf
    type="bundle"
    shelf="catalog"
    title="Bundling Kelas"
    lead="Beberapa kelas dengan satu harga yang lebih hemat."
  />
);

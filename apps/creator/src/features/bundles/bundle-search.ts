import { makerStates } from '@sinau/contracts/authoring/authoring/authoring.rules';
import { screens } from '@sinau/contracts/screens';
import { choice, defineSearch, keyword, page, type SearchOf } from '@sinau/shell/search';
import { archiveTabs } from '../../shared/list/kind-tabs.tsx';
import { keysOf } from '../../shared/list/keys-of.ts';

export const bundlesPageSize = 10;

export const bundleSorts = {
  '-updatedAt': 'Terakhir diubah',
  updatedAt: 'Paling lama diubah',
  title: 'Judul A–Z',
  '-title': 'Judul Z–A',
  '-salePrice': 'Harga tertinggi',
  salePrice: 'Harga terendah',
  '-participantCount': 'Paling banyak dibeli',
} as const;

const params = {
  keyword: keyword(),
  status: choice(makerStates),
  sort: choice(keysOf(bundleSorts), '-updatedAt'),
  page: page(),
};

export const bundleSearch = defineSearch(screens.creatorBundles, params);
/** Those of the archive, in its tab. */
export const archivedBundleSearch = defineSearch(() => archiveTabs.bundling, params);
export type BundleSearch = SearchOf<typeof bundleSearch>;

import { makerStates } from '@sinau/contracts/authoring/authoring/authoring.rules';
import { choice, defineSearch, keyword, page, type SearchOf } from '@sinau/shell/search';
import { archiveTabs, catalogTabs } from '../../shared/list/kind-tabs.tsx';
import { keysOf } from '../../shared/list/keys-of.ts';

export const webinarSorts = {
  '-updatedAt': 'Terakhir diubah',
  startsAt: 'Jadwal terdekat',
  '-startsAt': 'Jadwal terjauh',
  title: 'Judul A–Z',
  '-salePrice': 'Harga tertinggi',
  salePrice: 'Harga terendah',
} as const;

const params = {
  keyword: keyword(),
  status: choice(makerStates),
  sort: choice(keysOf(webinarSorts), '-updatedAt'),
  page: page(),
};

/** Of the tab in the catalog, and of the one in the archive. */
export const webinarSearch = defineSearch(() => catalogTabs.webinar, params);
export const archivedWebinarSearch = defineSearch(() => archiveTabs.webinar, params);
export type WebinarSearch = SearchOf<typeof webinarSearch>;

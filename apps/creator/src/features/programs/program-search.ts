import { makerStates } from '@sinau/contracts/authoring/authoring/authoring.rules';
import { screens } from '@sinau/contracts/screens';
import { choice, defineSearch, keyword, page, type SearchOf } from '@sinau/shell/search';
import { keysOf } from '../../shared/list/keys-of.ts';

export const programsPageSize = 10;

export const programSorts = {
  '-updatedAt': 'Terakhir diubah',
  updatedAt: 'Paling lama diubah',
  title: 'Judul A–Z',
  '-title': 'Judul Z–A',
  '-salePrice': 'Harga tertinggi',
  salePrice: 'Harga terendah',
} as const;

const params = {
  keyword: keyword(),
  status: choice(makerStates),
  sort: choice(keysOf(programSorts), '-updatedAt'),
  page: page(),
};

/** Two pages show this list: one of active classes, one of archived ones. */
export const programSearch = defineSearch(screens.creatorCatalog, params);
export const archiveSearch = defineSearch(screens.creatorArchive, params);
export type ProgramSearch = SearchOf<typeof programSearch>;

import { saleStates } from '@sinau/contracts/backoffice/report/report.rules';
import { screens } from '@sinau/contracts/screens';
import { choice, defineSearch, keyword, name, page, type SearchOf } from '@sinau/shell/search';
import { soldTypes } from '../../shared/sold-types.ts';
import { keysOf } from '../../shared/list/keys-of.ts';
import { periodParams } from '../../shared/period/period.ts';

export const salesPageSize = 20;

export const salesSorts = {
  '-paidAt': 'Terbaru',
  paidAt: 'Terlama',
  '-share': 'Pendapatan tertinggi',
  share: 'Pendapatan terendah',
  '-listPrice': 'Harga tertinggi',
  listPrice: 'Harga terendah',
  title: 'Kelas A–Z',
  '-title': 'Kelas Z–A',
} as const;

export const salesSearch = defineSearch(screens.creatorSales, {
  keyword: keyword(),
  /** The id of a class; empty for all of them. */
  class: name(),
  type: choice(soldTypes),
  status: choice(saleStates),
  ...periodParams('30-hari'),
  sort: choice(keysOf(salesSorts), '-paidAt'),
  page: page(),
});
export type SalesSearch = SearchOf<typeof salesSearch>;

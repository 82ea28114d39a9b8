import { reportPeriods } from '@sinau/contracts/report/report.rules';
import { screens } from '@sinau/contracts/screens';
import { endOf, startOf } from '@sinau/format/calendar';
import { choice, defineSearch, keyword, name, page, type SearchOf } from '@sinau/shell/search';
import { day } from '../../shared/list/day-param.ts';
import { soldTypes } from '../../shared/sold-types.ts';
import { keysOf } from '../../shared/list/keys-of.ts';

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
  /** Calendar days in Jakarta, both included. */
  from: day(),
  to: day(),
  sort: choice(keysOf(salesSorts), '-paidAt'),
  page: page(),
  /** The period of the figures above the list. */
  days: choice(reportPeriods, 30),
});
export type SalesSearch = SearchOf<typeof salesSearch>;

/** The moments between which a sale of these days was paid. */
export function paidWithin({ from, to }: Pick<SalesSearch, 'from' | 'to'>) {
  if (!from && !to) return undefined;
  return { ...(from && { gte: startOf(from).toISOString() }), ...(to && { lt: endOf(to).toISOString() }) };
}

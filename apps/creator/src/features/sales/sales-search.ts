import { reportPeriods, type ReportPeriod } from '@sinau/contracts/report/report.rules';
import { screens } from '@sinau/contracts/screens';
import { choiceIn, keywordIn, listHref, pageIn } from '../../shared/table/list-address.ts';

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
export type SalesSort = keyof typeof salesSorts;

export interface SalesSearch {
  keyword: string;
  /** Calendar days in Jakarta, both included. */
  from: string | null;
  to: string | null;
  sort: SalesSort;
  page: number;
  /** What the numbers above the list look back over. */
  days: ReportPeriod;
}

const defaults = { sort: '-paidAt', days: 30 } as const;

export const readSalesSearch = (query: URLSearchParams): SalesSearch => ({
  keyword: keywordIn(query),
  from: dayIn(query.get('from')),
  to: dayIn(query.get('to')),
  sort: choiceIn(query, 'sort', Object.keys(salesSorts) as SalesSort[]) ?? defaults.sort,
  page: pageIn(query),
  days: reportPeriods.find((days) => String(days) === query.get('days')) ?? defaults.days,
});

/** Another choice begins at the first page. */
export const salesHref = (search: SalesSearch, change: Partial<SalesSearch>) =>
  listHref(screens.creatorSales(), { ...search, page: 1, ...change }, defaults);

/** The moments between which a sale of these days was paid. */
export function paidWithin({ from, to }: Pick<SalesSearch, 'from' | 'to'>) {
  if (!from && !to) return undefined;
  return {
    ...(from && { gte: startOfDay(from).toISOString() }),
    ...(to && { lt: new Date(startOfDay(to).getTime() + dayMs).toISOString() }),
  };
}

const dayMs = 86_400_000;
const startOfDay = (day: string) => new Date(`${day}T00:00:00+07:00`);

/** A day that something can have been sold on. */
export const isDay = (text: string) => /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(startOfDay(text).getTime());

const dayIn = (text: string | null) => (text && isDay(text) ? text : null);

import type { SalesSummary } from '@sinau/contracts/report/report.schemas';
import { addDays, dayOf, startOf } from '@sinau/format/calendar';
import type { SalesDayRow } from './sales-report.queries.ts';

/** The start of the day in Jakarta `daysAgo` days ago. */
export const startOfDay = (now: Date, daysAgo: number) => startOf(addDays(dayOf(now), -daysAgo));

const noSales = { sales: 0, listPrice: 0, voucherMitra: 0, fee: 0, share: 0 };

/** The last `period` days, today included, beside as many before them. */
export function summariseSales(rows: readonly SalesDayRow[], period: number, now: Date): SalesSummary {
  const byDay = new Map(rows.map((row) => [row.day, row]));
  const today = dayOf(now);
  const on = (daysAgo: number) => byDay.get(addDays(today, -daysAgo)) ?? noSales;
  const ages = Array.from({ length: period }, (_, index) => period - 1 - index);
  const sumOf = (name: keyof typeof noSales, shift = 0) => ages.reduce((sum, age) => sum + on(age + shift)[name], 0);
  return {
    days: period,
    from: addDays(today, 1 - period),
    to: today,
    sales: sumOf('sales'),
    listPrice: sumOf('listPrice'),
    voucherMitra: sumOf('voucherMitra'),
    fee: sumOf('fee'),
    share: sumOf('share'),
    previous: { sales: sumOf('sales', period), share: sumOf('share', period) },
    series: ages.map((age) => ({ day: addDays(today, -age), share: on(age).share, previous: on(age + period).share })),
  };
}

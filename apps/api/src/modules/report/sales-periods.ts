import type { SalesSummary } from '@sinau/contracts/report/report.schemas';
import { days, hours, later } from '../../platform/clock.ts';
import type { SalesDayRow } from './sales-report.queries.ts';

/** Jakarta keeps UTC+7 all year. */
const jakartaOffset = hours(7);

/** The calendar day in Jakarta, `daysAgo` days before. */
export const dayOf = (now: Date, daysAgo = 0) =>
  later(now, jakartaOffset - days(daysAgo))
    .toISOString()
    .slice(0, 10);
/** When that day began there. */
export const startOfDay = (now: Date, daysAgo: number) =>
  later(new Date(`${dayOf(now, daysAgo)}T00:00:00Z`), -jakartaOffset);

const nothing = { sales: 0, listPrice: 0, voucherMitra: 0, fee: 0, share: 0 };

/** The last `period` days, today included, beside as many before them. */
export function summariseSales(rows: readonly SalesDayRow[], period: number, now: Date): SalesSummary {
  const byDay = new Map(rows.map((row) => [row.day, row]));
  const on = (daysAgo: number) => byDay.get(dayOf(now, daysAgo)) ?? nothing;
  const ages = Array.from({ length: period }, (_, index) => period - 1 - index);
  const sumOf = (name: keyof typeof nothing, shift = 0) => ages.reduce((sum, age) => sum + on(age + shift)[name], 0);
  return {
    days: period,
    from: dayOf(now, period - 1),
    to: dayOf(now),
    sales: sumOf('sales'),
    listPrice: sumOf('listPrice'),
    voucherMitra: sumOf('voucherMitra'),
    fee: sumOf('fee'),
    share: sumOf('share'),
    previous: { sales: sumOf('sales', period), share: sumOf('share', period) },
    series: ages.map((age) => ({ day: dayOf(now, age), share: on(age).share, previous: on(age + period).share })),
  };
}

import { defaultReportDays, mostDaysBySeries } from '@sinau/contracts/backoffice/report/report.rules';
import { addDays, addMonths, dayOf, daysFrom, endOf, monthOf, startOf, type Day } from '@sinau/format/calendar';
import { Prisma } from '../../platform/db.ts';

/** Requested period; a missing end is open. */
export interface AskedPeriod {
  readonly from?: Day | undefined;
  readonly to?: Day | undefined;
}
/** Calendar days in Jakarta, both included, and the same number before them. */
export interface Period {
  readonly from: Day;
  readonly to: Day;
  readonly days: number;
  readonly previousFrom: Day;
}

/**
 * Returns the period to report on. Without both ends it is the last 30 days; an open end reaches to today, or back to
 * the first sale.
 */
export function periodOf({ from, to }: AskedPeriod, now: Date, firstSale: Day | null): Period {
  const today = dayOf(now);
  const last = to ?? (from !== undefined && from > today ? from : today);
  const lately = addDays(last, 1 - defaultReportDays);
  const first = from ?? (to === undefined ? lately : [firstSale ?? lately, last].toSorted()[0]!);
  const length = daysFrom(first, last) + 1;
  return { from: first, to: last, days: length, previousFrom: addDays(first, -length) };
}

/** Tests whether a time is in the requested days. */
export const sqlWithin = (moment: Prisma.Sql, { from, to }: AskedPeriod) =>
  Prisma.join(
    [
      Prisma.sql`TRUE`,
      ...(from === undefined ? [] : [Prisma.sql`${moment} >= ${startOf(from)}`]),
      ...(to === undefined ? [] : [Prisma.sql`${moment} < ${endOf(to)}`]),
    ],
    ' AND ',
  );
/** Tests the same for a column that holds a day. */
export const sqlOnDays = (day: Prisma.Sql, { from, to }: AskedPeriod) =>
  Prisma.join(
    [
      Prisma.sql`TRUE`,
      ...(from === undefined ? [] : [Prisma.sql`${day} >= ${from}::date`]),
      ...(to === undefined ? [] : [Prisma.sql`${day} <= ${to}::date`]),
    ],
    ' AND ',
  );

/** Returns the step: by day, or by month if there would be too many days to look at. */
export const grainOf = ({ days }: Period): 'day' | 'month' => (days <= mostDaysBySeries ? 'day' : 'month');

/** Returns the days of a period, or the first day of each of its months. */
export function stepsOf(period: Period): Day[] {
  if (grainOf(period) === 'day') return Array.from({ length: period.days }, (_, index) => addDays(period.from, index));
  const months: Day[] = [];
  for (let month = monthOf(startOf(period.from)); `${month}-01` <= period.to; month = addMonths(month, 1))
    months.push(`${month}-01`);
  return months;
}

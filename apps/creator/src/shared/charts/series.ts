import { date, monthAndYear } from '@sinau/format';
import { startOf, type Day } from '@sinau/format/calendar';
import type { TrendPoint } from '@sinau/ui/charts/trend-table';

/** How a day, or the month that begins with it, is written beside a chart. */
export function pointOf(day: Day, grain: 'day' | 'month'): Pick<TrendPoint, 'key' | 'title' | 'short'> {
  const start = startOf(day);
  if (grain === 'day') return { key: day, title: date(start), short: date(start).replace(/ \d{4}$/, '') };
  const [, month = '', year = ''] = date(start).split(' ');
  return { key: day, title: monthAndYear(start), short: `${month} ${year}` };
}

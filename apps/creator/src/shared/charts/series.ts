import { date, monthAndYear } from '@sinau/format';
import { startOf, type Day } from '@sinau/format/calendar';
import type { TrendPoint } from '@sinau/ui/charts/trend-table';

/** Labels of a day, or of the month that begins with it, for a chart. */
export function pointOf(day: Day, grain: 'day' | 'month'): Pick<TrendPoint, 'key' | 'title' | 'short'> {
  const start = startOf(day);
  if (grain === 'day') return { key: day, title: date(start), short: date(start).replace(/ \d{4}$/, '') };
  const [, month = '', year = ''] = date(start).split(' ');
  return { key: day, title: monthAndYear(start), short: `${month} ${year}` };
}

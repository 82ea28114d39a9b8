import { addDays, addMonths, dayOf, daysFrom, monthOf, startOf, type Day } from '@sinau/format/calendar';
import { choice } from '@sinau/shell/search';
import { day } from '../list/day-param.ts';
import { keysOf } from '../list/keys-of.ts';

/** Periods by name, as the address carries them. */
export const periodLabels = {
  '7-hari': '7 hari terakhir',
  '30-hari': '30 hari terakhir',
  'bulan-ini': 'Bulan ini',
  'bulan-lalu': 'Bulan lalu',
  'tahun-ini': 'Tahun ini',
  semua: 'Semua waktu',
} as const;
export type PeriodName = keyof typeof periodLabels;

export interface PeriodSearch {
  period: PeriodName;
  /** Custom days, which take precedence over the name. */
  from: Day | null;
  to: Day | null;
}
/** Search parameters of a period; `fallback` where the address names none. */
export const periodParams = (fallback: PeriodName) => ({
  period: choice(keysOf(periodLabels), fallback),
  from: day(),
  to: day(),
});

/** Calendar days in Jakarta, both included; a missing end is open. */
export interface Days {
  from?: Day;
  to?: Day;
}

const firstOf = (month: string) => `${month}-01`;
const lastOf = (month: string) => addDays(firstOf(addMonths(month, 1)), -1);

const daysOfName: Record<PeriodName, (today: Day) => Days> = {
  '7-hari': (today) => ({ from: addDays(today, -6), to: today }),
  '30-hari': (today) => ({ from: addDays(today, -29), to: today }),
  'bulan-ini': (today) => ({ from: firstOf(monthOf(startOf(today))), to: today }),
  'bulan-lalu': (today) => {
    const month = addMonths(monthOf(startOf(today)), -1);
    return { from: firstOf(month), to: lastOf(month) };
  },
  'tahun-ini': (today) => ({ from: `${today.slice(0, 4)}-01-01`, to: today }),
  semua: () => ({}),
};

export const hasOwnDays = ({ from, to }: PeriodSearch) => from !== null || to !== null;

/** Returns the days of a search; ends in the wrong order are swapped. */
export function daysOf(search: PeriodSearch, now = new Date()): Days {
  const { from, to } = search;
  if (!hasOwnDays(search)) return daysOfName[search.period](dayOf(now));
  const [first, last] = from !== null && to !== null && from > to ? [to, from] : [from, to];
  return { ...(first !== null && { from: first }), ...(last !== null && { to: last }) };
}

/** Returns the number of days of a search; null for all time or an open end. */
export function lengthOf(search: PeriodSearch, now?: Date): number | null {
  const { from, to } = daysOf(search, now);
  return from === undefined || to === undefined ? null : daysFrom(from, to) + 1;
}

/** Returns the days of figures, which end today at the latest and may reach back to the beginning. */
export function reportedDaysOf(search: PeriodSearch, now = new Date()) {
  const { from, to = dayOf(now) } = daysOf(search, now);
  return { ...(from !== undefined && { from }), to };
}

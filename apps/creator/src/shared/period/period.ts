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
  /** Days of one's own, which win over the name. */
  from: Day | null;
  to: Day | null;
}
/** A period in the address; `fallback` where it names none. */
export const periodParams = (fallback: PeriodName) => ({
  period: choice(keysOf(periodLabels), fallback),
  from: day(),
  to: day(),
});

/** Calendar days in Jakarta, both included; an end that is missing is open. */
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

/** The days that a search is about; ends in the wrong order are turned round. */
export function daysOf(search: PeriodSearch, now = new Date()): Days {
  const { from, to } = search;
  if (!hasOwnDays(search)) return daysOfName[search.period](dayOf(now));
  const [first, last] = from !== null && to !== null && from > to ? [to, from] : [from, to];
  return { ...(first !== null && { from: first }), ...(last !== null && { to: last }) };
}

/** How many days a search is about; null where it is about all of them, or has an open end. */
export function lengthOf(search: PeriodSearch, now?: Date): number | null {
  const { from, to } = daysOf(search, now);
  return from === undefined || to === undefined ? null : daysFrom(from, to) + 1;
}

/** The days of figures, which end today at the latest and may reach back to the beginning. */
export function reportedDaysOf(search: PeriodSearch, now = new Date()) {
  const { from, to = dayOf(now) } = daysOf(search, now);
  return { ...(from !== undefined && { from }), to };
}

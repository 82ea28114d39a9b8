import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);

/**
 * Jakarta has been at UTC+7 all year since 1964. An offset costs a fortieth of dayjs' timezone plugin, which uses Intl.
 */
const offset = 7;

/** An ISO instant as the API sends it, or a Date. */
type Instant = string | Date;

/** A calendar day in Jakarta, `2026-11-21`. Days compare and sort as text. */
export type Day = string;
/** A calendar month in Jakarta, `2026-11`. */
export type Month = string;

export const dayOf = (instant: Instant): Day => inJakarta(instant, 'YYYY-MM-DD');
export const monthOf = (instant: Instant): Month => inJakarta(instant, 'YYYY-MM');

/** The instant at which a day begins. */
export const startOf = (day: Day): Date => dayjs.utc(day).subtract(offset, 'hour').toDate();
/** The instant at which the next day begins: the day ends before it. */
export const endOf = (day: Day): Date => startOf(addDays(day, 1));

export const addDays = (day: Day, count: number): Day => dayjs.utc(day).add(count, 'day').format('YYYY-MM-DD');

/** Returns the number of days from the first to the second. */
export const daysFrom = (first: Day, second: Day): number => dayjs.utc(second).diff(dayjs.utc(first), 'day');

export const addMonths = (month: Month, count: number): Month =>
  dayjs.utc(`${month}-01`).add(count, 'month').format('YYYY-MM');

/** Returns the days of the week of a day, from Monday to Sunday. */
export function weekOf(day: Day): Day[] {
  const monday = addDays(day, -((dayjs.utc(day).day() + 6) % 7));
  return Array.from({ length: 7 }, (_, index) => addDays(monday, index));
}

/**
 * Returns the weeks of a month, each from Monday to Sunday, so the first and the last may include days of other months.
 */
export function weeksOf(month: Month): Day[][] {
  const end = `${addMonths(month, 1)}-01`;
  const weeks: Day[][] = [];
  for (let week = weekOf(`${month}-01`); week[0]! < end; week = weekOf(addDays(week[0]!, 7))) weeks.push(week);
  return weeks;
}

/** Tells whether a text is a month. */
export const isMonth = (text: string): text is Month => isDay(`${text}-01`);

/** The instant at which clocks in Jakarta show this time, `19:30`, of a day. */
export const instantAt = (day: Day, clock: string): Date =>
  dayjs.utc(`${day}T${clock}`).subtract(offset, 'hour').toDate();

/** Tells whether a text is an existing day: 30 February is not. */
export function isDay(text: string): text is Day {
  const day = dayjs.utc(text);
  return /^\d{4}-/.test(text) && day.format('YYYY-MM-DD') === text;
}

/**
 * Formats an instant by one of dayjs' formats, for files and other systems; screens use the functions of
 * `@sinau/format`.
 */
export const inJakarta = (instant: Instant, format: string): string => dayjs(instant).utcOffset(offset).format(format);

/** Adds working days: Saturdays and Sundays do not count, holidays do. */
export function addWorkingDays(day: Day, count: number): Day {
  let current = day;
  for (let left = count; left > 0;) {
    current = addDays(current, 1);
    if (isWorkingDay(current)) left -= 1;
  }
  return current;
}

/**
 * Returns the time before which submissions wait longer than the promised working days; a promise lasts until the end
 * of its day.
 */
export function overdueBefore(now: Date, workingDays: number): Date {
  let day = dayOf(now);
  while (endOf(addWorkingDays(day, workingDays)) > now) day = addDays(day, -1);
  return endOf(day);
}

const isWorkingDay = (day: Day) => ![0, 6].includes(dayjs.utc(day).day());

import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  addDays,
  addMonths,
  addWorkingDays,
  dayOf,
  daysFrom,
  endOf,
  inJakarta,
  instantAt,
  isDay,
  isMonth,
  monthOf,
  overdueBefore,
  startOf,
  weekOf,
  weeksOf,
} from './calendar.ts';

afterEach(() => vi.unstubAllEnvs());

describe.each(['UTC', 'Asia/Jakarta', 'America/Los_Angeles'])('on a machine in %s', (machineZone) => {
  test('an instant belongs to the day and month it has in Jakarta', () => {
    vi.stubEnv('TZ', machineZone);
    expect(dayOf('2026-11-30T16:59:59.999Z')).toBe('2026-11-30');
    expect(dayOf('2026-11-30T17:00:00.000Z')).toBe('2026-12-01');
    expect(monthOf(new Date('2026-11-30T16:59:59.999Z'))).toBe('2026-11');
    expect(monthOf(new Date('2026-11-30T17:00:00.000Z'))).toBe('2026-12');
  });

  test('a day begins at midnight in Jakarta and ends where the next one begins', () => {
    vi.stubEnv('TZ', machineZone);
    expect(startOf('2026-12-31').toISOString()).toBe('2026-12-30T17:00:00.000Z');
    expect(endOf('2026-12-31').toISOString()).toBe('2026-12-31T17:00:00.000Z');
    expect(endOf('2026-12-31')).toEqual(startOf('2027-01-01'));
  });

  test('a clock of a day shows the time in Jakarta', () => {
    vi.stubEnv('TZ', machineZone);
    expect(instantAt('2026-12-31', '23:30').toISOString()).toBe('2026-12-31T16:30:00.000Z');
    expect(instantAt('2027-01-01', '00:30').toISOString()).toBe('2026-12-31T17:30:00.000Z');
  });

  test('an instant is formatted with the time in Jakarta', () => {
    vi.stubEnv('TZ', machineZone);
    expect(inJakarta('2026-11-21T03:32:05Z', 'YYYY-MM-DD HH:mm:ss ZZ')).toBe('2026-11-21 10:32:05 +0700');
  });
});

test.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2026-03-01', -1, '2026-02-28'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-11-21', 0, '2026-11-21'],
])('%s plus %i days is %s', (day, count, expected) => {
  expect(addDays(day, count)).toBe(expected);
});

test.each([
  // A Monday.
  ['2026-11-23', 2, '2026-11-25'],
  ['2026-11-26', 2, '2026-11-30'],
  ['2026-11-27', 1, '2026-11-30'],
  ['2026-11-28', 2, '2026-12-01'],
  ['2026-11-29', 0, '2026-11-29'],
])('%s plus %i working days is %s', (day, count, expected) => {
  expect(addWorkingDays(day, count)).toBe(expected);
});

test.each([
  ['2026-11-30', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-11-31', false],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['x2026-11-30', false],
  ['2026-11-30x', false],
  ['2026-11-30T00:00', false],
  ['Invalid Date', false],
  ['', false],
])('%s is a valid day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected);
});

test.each([
  // Friday: a submission of Monday was due on Thursday.
  ['2026-11-20T03:00:00.000Z', 3, '2026-11-16'],
  ['2026-11-19T16:59:59.000Z', 3, '2026-11-15'],
  ['2026-11-19T17:00:00.000Z', 3, '2026-11-16'],
  // Monday: Saturday and Sunday did not count.
  ['2026-11-23T03:00:00.000Z', 3, '2026-11-17'],
])('at %s, with %i working days, everything until the end of %s is overdue', (now, count, day) => {
  expect(overdueBefore(new Date(now), count)).toEqual(endOf(day));
});

test.each([
  // Begins on a Sunday and takes six weeks.
  ['2026-11', '2026-10-26', '2026-12-06', 6],
  // Begins on a Monday and has 28 days.
  ['2027-02', '2027-02-01', '2027-02-28', 4],
  ['2026-12', '2026-11-30', '2027-01-03', 5],
])('the weeks of %s go from %s to %s', (month, first, last, count) => {
  const weeks = weeksOf(month);
  expect([weeks[0]![0], weeks.at(-1)![6], weeks.length]).toEqual([first, last, count]);
  expect(weeks.every((week) => week.length === 7)).toBe(true);
});

test.each([
  ['2026-11-23', '2026-11-23'],
  ['2026-11-29', '2026-11-23'],
  ['2027-01-01', '2026-12-28'],
])('the week of %s begins on %s, a Monday, and has seven days', (day, monday) => {
  const week = weekOf(day);
  expect([week[0], week.length]).toEqual([monday, 7]);
  expect(week).toContain(day);
});

test.each([
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-11', 0, '2026-11'],
])('%s plus %i months is %s', (month, count, expected) => {
  expect(addMonths(month, count)).toBe(expected);
});

test.each([
  ['2026-11', true],
  ['2026-13', false],
  ['2026-1', false],
  ['2026', false],
  ['2026-13', false],
  ['12026-11', false],
  ['2026-11-01', false],
])('%s is a valid month: %s', (text, expected) => {
  expect(isMonth(text)).toBe(expected);
});

test.each([
  ['2026-11-21', '2026-11-21', 0],
  ['2026-11-21', '2026-12-01', 10],
  ['2027-01-01', '2026-12-31', -1],
  ['2028-02-28', '2028-03-01', 2],
])('daysFrom %s to %s is %i', (first, second, days) => {
  expect(daysFrom(first, second)).toBe(days);
});

import { describe, expect, test, vi } from 'vitest';
import {
  calendarLeaf,
  clock,
  date,
  dateRange,
  dateTime,
  fullDateTime,
  localPeriod,
  period,
  promotionEnd,
  relative,
  shortDateTime,
  time,
  weekdayDate,
} from './date.ts';
import { longDate } from './long-date.ts';

describe('an instant is formatted in Jakarta time', () => {
  test.each([
    ['2026-08-07T12:05:00Z', '7 Agu 2026', '19:05', 'Jumat, 07 Agu 2026 | 19:05 WIB'],
    ['2026-12-31T17:00:00Z', '1 Jan 2027', '00:00', 'Jumat, 01 Jan 2027 | 00:00 WIB'],
    ['2026-05-20T16:59:59Z', '20 Mei 2026', '23:59', 'Rabu, 20 Mei 2026 | 23:59 WIB'],
    ['2026-08-07T18:00:00Z', '8 Agu 2026', '01:00', 'Sabtu, 08 Agu 2026 | 01:00 WIB'],
    ['2026-10-04T01:00:00Z', '4 Okt 2026', '08:00', 'Minggu, 04 Okt 2026 | 08:00 WIB'],
  ])('%s as a date, a time and both [9.5, 9.6, 9.7]', (instant, day, hour, full) => {
    expect(date(instant)).toBe(day);
    expect(clock(instant)).toBe(hour);
    expect(time(instant)).toBe(`${hour} WIB`);
    expect(dateTime(instant)).toBe(`${day}, ${hour} WIB`);
    expect(fullDateTime(instant)).toBe(full);
  });

  test('a promised day is named with its day of the week', () => {
    expect(weekdayDate('2026-08-07T12:05:00Z')).toBe('Jumat, 7 Agu 2026');
    expect(weekdayDate('2026-12-31T17:00:00Z')).toBe('Jumat, 1 Jan 2027');
  });

  test('a calendar leaf', () => {
    expect(calendarLeaf('2026-08-07T18:00:00Z')).toEqual({ weekday: 'Sab', day: '8', month: 'Agu' });
  });

  test.each([
    ['2027-01-05T12:00:00Z', '2027-03-29T14:00:00Z', '5 Jan – 29 Mar 2027'],
    ['2027-01-05T12:00:00Z', '2027-01-11T14:00:00Z', '5–11 Jan 2027'],
    ['2026-12-28T12:00:00Z', '2027-01-03T14:00:00Z', '28 Des 2026 – 3 Jan 2027'],
    ['2026-01-05T12:00:00Z', '2027-01-03T14:00:00Z', '5 Jan 2026 – 3 Jan 2027'],
    ['2026-12-31T17:00:00Z', '2026-12-31T19:00:00Z', '1 Jan 2027'],
  ])('from %s to %s in days', (from, to, expected) => expect(dateRange(from, to)).toBe(expected));

  test.each([
    ['Asia/Jakarta', null],
    ['Asia/Bangkok', null],
    ['Asia/Makassar', 'Jumat, 7 Agu, 20:05–22:00 WITA'],
    ['Asia/Jayapura', 'Jumat, 7 Agu, 21:05–23:00 WIT'],
    ['Pacific/Auckland', 'Sabtu, 8 Agu, 00:05–02:00 GMT+12'],
  ])('a period for a user in %s', (zone, expected) =>
    expect(localPeriod('2026-08-07T12:05:00Z', '2026-08-07T14:00:00Z', zone)).toBe(expected),
  );

  test('localPeriod tells apart zones that share the hour', () =>
    expect(localPeriod('2026-08-07T12:45:00Z', '2026-08-07T14:00:00Z', 'Asia/Yangon')).toContain('19:15–20:30'));

  test("localPeriod takes the zone of the machine where none is named, and asks for no more where that is Jakarta's", () => {
    const [from, to] = ['2026-08-07T12:05:00Z', '2026-08-07T14:00:00Z'];
    const offset = vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-420);
    expect(localPeriod(from, to)).toBeNull();
    expect(localPeriod(from, to, 'Asia/Makassar')).toBe('Jumat, 7 Agu, 20:05–22:00 WITA');
    offset.mockReturnValue(420);
    const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    expect(localPeriod(from, to)).toBe(localPeriod(from, to, own));
    offset.mockRestore();
  });

  test("a period over midnight and the year's end, for a user in another zone", () =>
    expect(localPeriod('2026-12-31T15:30:00Z', '2026-12-31T17:30:00Z', 'Asia/Makassar')).toBe(
      'Kamis, 31 Des, 23:30 – Jumat, 1 Jan, 01:30 WITA',
    ));

  test('a short date and time', () => expect(shortDateTime('2026-12-31T17:30:00Z')).toBe('Jum, 1 Jan, 00:30 WIB'));

  test.each([
    ['2026-08-07T12:05:00Z', '2026-08-07T14:00:00Z', 'Jumat, 7 Agu 2026, 19:05–21:00 WIB'],
    ['2026-08-07T16:00:00Z', '2026-08-07T16:59:00Z', 'Jumat, 7 Agu 2026, 23:00–23:59 WIB'],
    ['2026-08-07T16:00:00Z', '2026-08-07T18:00:00Z', 'Jumat, 7 Agu 2026, 23:00 – Sabtu, 8 Agu 2026, 01:00 WIB'],
    ['2026-12-31T15:00:00Z', '2026-12-31T18:00:00Z', 'Kamis, 31 Des 2026, 22:00 – Jumat, 1 Jan 2027, 01:00 WIB'],
  ])('a period from %s to %s shows each of its days once', (from, to, expected) => {
    expect(period(from, to)).toBe(expected);
  });

  test('a certificate writes the month in full', () => {
    expect(longDate('2026-08-07T12:05:00Z')).toBe('7 Agustus 2026');
    expect(longDate('2026-12-31T17:00:00Z')).toBe('1 Januari 2027');
  });

  test('a Date is formatted like its text', () => {
    expect(date(new Date('2026-08-07T12:05:00Z'))).toBe('7 Agu 2026');
  });
});

describe('the end of a promotion', () => {
  const now = '2026-11-21T03:32:00.000Z';
  test.each([
    ['2026-11-21T03:32:00.000Z', null],
    ['2026-11-21T03:32:00.001Z', 'Promo berakhir dalam 1 menit'],
    ['2026-11-21T03:33:59.999Z', 'Promo berakhir dalam 1 menit'],
    ['2026-11-21T03:34:00.000Z', 'Promo berakhir dalam 2 menit'],
    ['2026-11-21T04:31:59.999Z', 'Promo berakhir dalam 59 menit'],
    ['2026-11-21T04:32:00.000Z', 'Promo berakhir dalam 1 jam'],
    ['2026-11-22T03:31:59.999Z', 'Promo berakhir dalam 23 jam'],
    ['2026-11-22T03:32:00.000Z', 'Promo berakhir dalam 1 hari'],
    ['2026-11-28T03:32:00.000Z', 'Promo berakhir dalam 7 hari'],
    ['2026-11-28T03:32:00.001Z', 'Harga promo sampai 28 Nov 2026, 10:32 WIB'],
  ])('at %s: %s', (endsAt, words) => {
    expect(promotionEnd(endsAt, { now })).toBe(words);
    expect(promotionEnd(endsAt, { now, isBrief: true })).toBe(words?.startsWith('Promo') ? words : null);
  });
});

describe('seen from Saturday 21 November 2026, 10:32 WIB', () => {
  test.each([
    ['2026-11-21T03:32:00.000Z', 'baru saja'],
    ['2026-11-21T03:31:00.001Z', 'baru saja'],
    ['2026-11-21T03:31:00.000Z', '1 menit yang lalu'],
    ['2026-11-21T03:32:59.999Z', 'sebentar lagi'],
    ['2026-11-21T03:33:00.000Z', 'dalam 1 menit'],
    ['2026-11-21T02:32:00.001Z', '59 menit yang lalu'],
    ['2026-11-21T02:32:00.000Z', '1 jam yang lalu'],
    ['2026-11-20T17:00:00.000Z', '10 jam yang lalu'],
    ['2026-11-20T16:59:59.999Z', 'kemarin'],
    ['2026-11-21T16:59:59.999Z', 'dalam 13 jam'],
    ['2026-11-21T17:00:00.000Z', 'besok'],
    ['2026-11-13T17:00:00.000Z', '7 hari yang lalu'],
    ['2026-11-13T16:59:59.999Z', '13 Nov 2026'],
    ['2026-11-28T16:59:59.999Z', 'dalam 7 hari'],
    ['2026-11-28T17:00:00.000Z', '29 Nov 2026'],
  ])('%s is %s', (instant, words) => {
    expect(relative(instant, '2026-11-21T03:32:00.000Z')).toBe(words);
  });
});

test('shortly after midnight in Jakarta, a time before midnight was yesterday, although UTC has one day', () => {
  expect(relative('2026-11-20T17:30:00Z', '2026-11-21T03:00:00Z')).toBe('9 jam yang lalu');
  expect(relative('2026-11-20T15:00:00Z', '2026-11-20T17:30:00Z')).toBe('kemarin');
});

describe('same result as Intl in Indonesian', () => {
  const instants = Array.from({ length: 500 }, (_, index) => new Date(Date.UTC(2020, 0, 1) + index * 5 * 86_399_777));
  const by = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('id-ID', { timeZone: 'Asia/Jakarta', ...options });

  test('dates and days of the week', () => {
    const short = by({ day: 'numeric', month: 'short', year: 'numeric' });
    const weekday = by({ weekday: 'long' });
    for (const instant of instants) {
      expect(date(instant)).toBe(short.format(instant));
      expect(weekdayDate(instant)).toBe(`${weekday.format(instant)}, ${short.format(instant)}`);
    }
  });

  test('relative times in the past and in the future', () => {
    const words = new Intl.RelativeTimeFormat('id-ID', { numeric: 'auto' });
    const noon = Date.parse('2026-11-21T05:00:00Z');
    const at = (count: number, hours: number) => relative(new Date(noon + count * hours * 3_600_000), new Date(noon));
    for (const count of [-59, -2, -1, 1, 2, 59]) expect(at(count, 1 / 60)).toBe(words.format(count, 'minute'));
    for (const count of [-11, -2, -1, 1, 2, 11]) expect(at(count, 1)).toBe(words.format(count, 'hour'));
    for (const count of [-7, -3, -1, 1, 2, 3, 7]) expect(at(count, 24)).toBe(words.format(count, 'day'));
    // 'kemarin dulu' is rarely said.
    expect(at(-2, 24)).toBe('2 hari yang lalu');
  });
});

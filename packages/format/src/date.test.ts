import { describe, expect, test } from 'vitest';
import { date, dateTime, fullDateTime, longDate, promotionEnd, relative, time, weekday } from './date.ts';

describe('an instant is written in Jakarta time', () => {
  test.each([
    ['2026-08-07T12:05:00Z', '7 Agu 2026', '19.05 WIB', 'Jumat, 07 Agu 2026 | 19:05 WIB'],
    ['2026-12-31T17:00:00Z', '1 Jan 2027', '00.00 WIB', 'Jumat, 01 Jan 2027 | 00:00 WIB'],
    ['2026-05-20T16:59:59Z', '20 Mei 2026', '23.59 WIB', 'Rabu, 20 Mei 2026 | 23:59 WIB'],
    ['2026-10-04T01:00:00Z', '4 Okt 2026', '08.00 WIB', 'Minggu, 04 Okt 2026 | 08:00 WIB'],
  ])('%s', (instant, day, clock, full) => {
    expect(date(instant)).toBe(day);
    expect(time(instant)).toBe(clock);
    expect(dateTime(instant)).toBe(`${day}, ${clock}`);
    expect(fullDateTime(instant)).toBe(full);
  });

  test('a certificate writes the month in full', () => {
    expect(longDate('2026-08-07T12:05:00Z')).toBe('7 Agustus 2026');
    expect(longDate('2026-12-31T17:00:00Z')).toBe('1 Januari 2027');
  });

  test('a Date is as good as its text', () => {
    expect(date(new Date('2026-08-07T12:05:00Z'))).toBe('7 Agu 2026');
  });
});

test.each([
  ['2026-11-21T03:32:20Z', 'Promo berakhir dalam 1 menit'],
  ['2026-11-21T04:31:00Z', 'Promo berakhir dalam 59 menit'],
  ['2026-11-22T03:31:00Z', 'Promo berakhir dalam 23 jam'],
  ['2026-11-23T05:00:00Z', 'Promo berakhir dalam 2 hari'],
  ['2026-11-30T16:59:00Z', 'Harga promo sampai 30 Nov 2026, 23.59 WIB'],
  ['2026-11-21T03:32:00Z', null],
])('of a promotion until %s one says: %s', (endsAt, words) => {
  const now = '2026-11-21T03:32:00Z';
  expect(promotionEnd(endsAt, { now })).toBe(words);
  expect(promotionEnd(endsAt, { now, isBrief: true })).toBe(words?.startsWith('Promo') ? words : null);
});

test('the day of the week is that of Jakarta', () => {
  expect(weekday('2026-08-07T18:00:00Z')).toBe('Sabtu');
});

describe('seen from Saturday 21 November 2026, 10.32 WIB', () => {
  test.each([
    ['2026-11-21T03:31:30Z', 'baru saja'],
    ['2026-11-21T03:32:30Z', 'sebentar lagi'],
    ['2026-11-21T03:29:00Z', '3 menit yang lalu'],
    ['2026-11-21T01:00:00Z', '2 jam yang lalu'],
    ['2026-11-20T16:00:00Z', 'kemarin'],
    ['2026-11-20T02:00:00Z', 'kemarin'],
    ['2026-11-22T02:00:00Z', 'besok'],
    ['2026-11-16T03:32:00Z', '5 hari yang lalu'],
    ['2026-11-02T03:32:00Z', '2 Nov 2026'],
    ['2027-01-11T03:32:00Z', '11 Jan 2027'],
  ])('%s is %s', (instant, words) => {
    expect(relative(instant, '2026-11-21T03:32:00Z')).toBe(words);
  });
});

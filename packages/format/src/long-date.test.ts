import { expect, test } from 'vitest';
import { longDate, monthAndYear } from './long-date.ts';

test.each([
  ['2026-08-07T10:00:00+07:00', '7 Agustus 2026', 'Agustus 2026'],
  ['2026-12-31T16:59:59Z', '31 Desember 2026', 'Desember 2026'],
  ['2026-12-31T17:00:00Z', '1 Januari 2027', 'Januari 2027'],
])('longDate and monthAndYear show %s as the day that it is in Jakarta', (instant, day, month) => {
  expect(longDate(instant)).toBe(day);
  expect(monthAndYear(instant)).toBe(month);
});

import { expect, test } from 'vitest';
import { readTime, withClockTimes } from './time.rules.ts';

const evening = 19 * 3600 + 30 * 60;

test.each([
  ['19:30', evening, ''],
  ['19.30', evening, ''],
  ['19：30', evening, ''],
  ['pukul 19.30', evening, ''],
  ['Pkl. 19.30 WIB', evening, 'wib'],
  ['jam 7:05', 7 * 3600 + 300, ''],
  ['07.05', 7 * 3600 + 300, ''],
  ['00:00:30', 30, ''],
  ['24.00', 24 * 3600, ''],
])('readTime: %s', (typed, seconds, zone) => {
  expect(readTime(typed)).toEqual({ seconds, zone });
});

test.each(['1930', '19:60', '25.00', '19:3', '19,30', '19:30 pagi', '2:3', ''])(
  'readTime: %j is not a time',
  (typed) => {
    expect(readTime(typed)).toBeNull();
  },
);

test.each([
  ['pukul 7.30, lalu 24.00.', 'pukul 07:30, lalu 24:00.'],
  ['7.30, 8.30', '07:30, 08:30'],
  ['25.30', '25.30'],
  ['7.30.15', '7.30.15'],
  ['7.305', '7.305'],
  ['1.07.30', '1.07.30'],
])('withClockTimes writes the times of %j as %j', (text, shown) => {
  expect(withClockTimes(text)).toBe(shown);
});

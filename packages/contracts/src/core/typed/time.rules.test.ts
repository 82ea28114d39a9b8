import { expect, test } from 'vitest';
import { readTime } from './time.rules.ts';

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

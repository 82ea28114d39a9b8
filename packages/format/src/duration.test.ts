import { expect, test } from 'vitest';
import { duration, playTime, timecode } from './duration.ts';

test.each([
  [400, '6 jam 40 menit'],
  [60_000, '1.000 jam'],
  [61, '1 jam 1 menit'],
  [60, '1 jam'],
  [59.4, '59 menit'],
  [120, '2 jam'],
  [59.6, '1 jam'],
  [4, '4 menit'],
  [0, '0 menit'],
  [-5, '0 menit'],
])('%s minutes last %s [9.4]', (minutes, written) => {
  expect(duration(minutes)).toBe(written);
});

test.each([
  [47.2, '48 detik'],
  [240, '4 menit'],
  [3_725, '1 jam 2 menit 5 detik'],
])('%s seconds of playing are %s [9.4]', (seconds, expected) => {
  expect(playTime(seconds)).toBe(expected);
});

test.each([
  [0, '00:00'],
  [272.9, '04:32'],
  [3_727, '1:02:07'],
])('second %s of a recording is %s', (seconds, expected) => {
  expect(timecode(seconds)).toBe(expected);
});

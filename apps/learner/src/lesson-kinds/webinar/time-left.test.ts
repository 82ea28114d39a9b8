import { expect, test } from 'vitest';
import { countdown, timeLeft } from './time-left.ts';

const second = 1_000;
const hour = 3_600 * second;
test.each([
  [72 * hour, '3 hari'],
  [47 * hour, '47 jam'],
  [2 * hour + 300 * second, '2 jam 5 menit'],
  [hour - second, '59:59'],
  [249 * second, '4:09'],
  [1, '0:01'],
  [-5 * second, '0:00'],
])('%i milliseconds are formatted as %s', (left, text) => {
  expect(timeLeft(left)).toBe(text);
});

test.each([
  [(5 * 24 + 2) * hour, '05 hari 02 jam 00 menit 00 detik'],
  [2 * hour + 300 * second, '02 jam 05 menit 00 detik'],
  [249 * second, '04 menit 09 detik'],
  [59 * second + 1, '01 menit 00 detik'],
  [-second, '00 menit 00 detik'],
])('%i milliseconds are counted down as %s', (left, text) => {
  expect(
    countdown(left)
      .map(({ value, unit }) => `${value} ${unit}`)
      .join(' '),
  ).toBe(text);
});

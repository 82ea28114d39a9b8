import { expect, test } from 'vitest';
import { createSpeedometer } from './speedometer.ts';

test('the speed is measured over the last seconds', () => {
  const speedOf = createSpeedometer();
  expect(speedOf(0, 0)).toBe(0);
  expect(speedOf(500, 500)).toBe(1000);
  for (let second = 1; second <= 10; second += 1) speedOf(1000 * second, 1000 * second);
  expect(speedOf(11_000, 11_000)).toBe(1000);

  // Four times as fast from here on: after the window, the earlier speed no longer counts.
  for (let second = 12; second <= 16; second += 1) speedOf(11_000 + 4000 * (second - 11), 1000 * second);
  expect(speedOf(35_000, 17_000)).toBe(4000);
});

test('a stall shows immediately', () => {
  const speedOf = createSpeedometer();
  speedOf(0, 0);
  speedOf(8000, 1000);
  expect(speedOf(8000, 5000)).toBe(0);
});

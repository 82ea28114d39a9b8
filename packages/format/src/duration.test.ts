import { expect, test } from 'vitest';
import { duration } from './duration.ts';

test.each([
  [400, '6 jam 40 menit'],
  [120, '2 jam'],
  [59.6, '1 jam'],
  [4, '4 menit'],
  [0, '0 menit'],
  [-5, '0 menit'],
])('%s minutes last %s', (minutes, written) => {
  expect(duration(minutes)).toBe(written);
});

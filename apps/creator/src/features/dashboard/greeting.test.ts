import { expect, test } from 'vitest';
import { greeting } from './greeting.ts';

test.each([
  ['2026-11-20T21:00:00Z', 'Selamat pagi'],
  ['2026-11-21T03:59:00Z', 'Selamat pagi'],
  ['2026-11-21T04:00:00Z', 'Selamat siang'],
  ['2026-11-21T08:00:00Z', 'Selamat sore'],
  ['2026-11-21T11:00:00Z', 'Selamat malam'],
  ['2026-11-21T20:59:00Z', 'Selamat malam'],
])('at %s it is %s in Jakarta', (instant, words) => {
  expect(greeting(new Date(instant))).toBe(words);
});

import { expect, test } from 'vitest';
import { promiseOf } from './waiting.ts';

test.each([
  // Submitted on a Friday: due by the end of Tuesday.
  ['2026-11-22T05:00:00Z', { isLate: false, words: 'Tenggat 24 Nov 2026' }],
  ['2026-11-24T16:59:00Z', { isLate: false, words: 'Tenggat hari ini' }],
  ['2026-11-24T17:00:00Z', { isLate: true, words: 'Lewat tenggat' }],
])('at %s', (now, expected) => {
  expect(promiseOf('2026-11-20T05:00:00Z', 2, new Date(now))).toEqual(expected);
});

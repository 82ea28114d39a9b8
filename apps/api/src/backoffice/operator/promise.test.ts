import { expect, test } from 'vitest';
import { overdueBefore } from './promise.ts';

test.each([
  // On a Wednesday: Monday's submissions are due today, Friday's were due on Tuesday.
  { now: '2026-11-25T05:00:00Z', before: '2026-11-22T17:00:00.000Z' },
  // On a Monday: Thursday's submissions are due today, and nothing is due on a weekend.
  { now: '2026-11-30T05:00:00Z', before: '2026-11-25T17:00:00.000Z' },
  { now: '2026-11-28T05:00:00Z', before: '2026-11-25T17:00:00.000Z' },
])('at $now submissions from before $before are overdue', ({ now, before }) => {
  expect(overdueBefore(new Date(now)).toISOString()).toBe(before);
});

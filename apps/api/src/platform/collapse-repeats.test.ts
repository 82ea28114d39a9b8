import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { collapseRepeats } from './collapse-repeats.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a failure that lasts is logged once a minute, with the number left out, and another reason at once', () => {
  const lines: unknown[] = [];
  const fail = collapseRepeats((unloggedBefore: number, call: string) => lines.push([unloggedBefore, call]));
  for (let call = 1; call <= 50; call += 1) fail('connection refused', `refused ${call}`);
  fail('statement timeout', 'slow');
  expect(lines).toEqual([
    [0, 'refused 1'],
    [0, 'slow'],
  ]);
  vi.advanceTimersByTime(60_000);
  fail('connection refused', 'refused 51');
  fail('connection refused', 'refused 52');
  vi.advanceTimersByTime(60_000);
  fail('connection refused', 'refused 53');
  expect(lines.slice(2)).toEqual([
    [49, 'refused 51'],
    [1, 'refused 53'],
  ]);
});

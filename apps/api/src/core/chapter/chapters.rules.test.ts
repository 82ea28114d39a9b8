import { expect, test } from 'vitest';
import { proposeChapters } from './chapters.rules.ts';

const silence = (at: number, seconds: number) => ({ start: at - seconds, end: at });

test('chapters begin where the longest silences end', () => {
  expect(proposeChapters(600, [silence(120.6, 2), silence(300, 1.5), silence(130, 0.5), silence(590, 3)])).toEqual([
    0, 120, 300,
  ]);
});

test('a recording has ten chapters at most, none of them shorter than half a minute', () => {
  const everySecond = Array.from({ length: 599 }, (_, index) => silence(index + 1, 1));
  const seconds = proposeChapters(600, everySecond);
  expect(seconds.length).toBeLessThanOrEqual(10);
  const lengths = [...seconds.slice(1), 600].map((end, index) => end - seconds[index]!);
  expect(Math.min(...lengths)).toBeGreaterThanOrEqual(29);
});

test('a recording without silences, and a short one, are one chapter', () => {
  expect(proposeChapters(600, [])).toEqual([0]);
  expect(proposeChapters(40, [silence(20, 3)])).toEqual([0]);
});

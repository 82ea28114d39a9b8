import { expect, test } from 'vitest';
import { proposeChapters } from './chapters.rules.ts';

const silence = (at: number, seconds: number) => ({ start: at - seconds, end: at });

test('chapters begin where the longest silences end', () => {
  expect(proposeChapters(600, [silence(120.6, 2), silence(300, 1.5), silence(130, 0.5), silence(590, 3)])).toEqual([
    0, 120, 300,
  ]);
});

test('proposeChapters prefers a longer silence to an earlier one too near to it, and answers in the order of time', () => {
  const silences = [silence(300, 1), silence(340, 3), silence(380, 2), silence(900, 5)];
  expect(proposeChapters(1_200, silences)).toEqual([0, 340, 900]);
});

test.each([
  [1_200, 60, [0, 60]],
  [1_200, 59, [0]],
  [1_200, 1_140, [0, 1_140]],
  [1_200, 1_141, [0]],
  [300, 30, [0, 30]],
  [300, 29, [0]],
])(
  'proposeChapters of %i seconds with a silence at %i are %j: half of an even share, and half a minute, is the least',
  (seconds, at, starts) => {
    expect(proposeChapters(seconds, [silence(at, 2)])).toEqual(starts);
  },
);

test('proposeChapters gives ten chapters where there are silences for more', () => {
  const silences = Array.from({ length: 19 }, (_, index) => silence((index + 1) * 300, 2));
  expect(proposeChapters(6_000, silences)).toEqual([0, 300, 600, 900, 1_200, 1_500, 1_800, 2_100, 2_400, 2_700]);
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

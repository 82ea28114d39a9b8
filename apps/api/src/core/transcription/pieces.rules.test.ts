import { expect, test } from 'vitest';
import { heardPercent, linesOfPiece, planPieces } from './pieces.rules.ts';

const ends = (pieces: readonly { start: number; end: number }[]) => pieces.map(({ start, end }) => [start, end]);

test('a recording is divided into pieces of ten minutes, each ending in the last silence before that', () => {
  expect(ends(planPieces(599, []))).toEqual([[0, 599]]);
  expect(ends(planPieces(1500, []))).toEqual([
    [0, 600],
    [600, 1200],
    [1200, 1500],
  ]);
  const silences = [100, 400, 590, 700, 1180].map((middle) => ({ start: middle - 1, end: middle + 1 }));
  expect(ends(planPieces(1300, silences))).toEqual([
    [0, 590],
    [590, 1180],
    [1180, 1300],
  ]);
  expect(planPieces(0, [])).toEqual([]);
});

test.each([
  ['five minutes after the beginning', 1_300, [300], [300, 900, 1_300]],
  ['less than five minutes after it', 1_300, [299], [600, 1_200, 1_300]],
  ['ten minutes after it, later than another', 700, [590, 600], [600, 700]],
  ['in the last ten minutes', 600, [500], [600]],
])('planPieces where silences are %s', (_, seconds, middles, cuts) => {
  const silences = middles.map((middle) => ({ start: middle - 1, end: middle + 1 }));
  expect(planPieces(seconds, silences).map(({ end }) => end)).toEqual(cuts);
});

test('lines of a piece are moved to their seconds of the video, and stay within the piece', () => {
  const heard = [
    { start: 0.1, end: 2, text: 'Satu' },
    { start: 8, end: 30, text: 'Dua' },
    { start: 31, end: 32, text: 'Di luar' },
    { start: 3, end: 4, text: '' },
  ];
  expect(linesOfPiece({ start: 600, end: 610, lines: null }, heard)).toEqual([
    { start: 600.1, end: 602, text: 'Satu' },
    { start: 608, end: 610, text: 'Dua' },
  ]);
});

test('progress is the share of the seconds that were heard', () => {
  expect(heardPercent(null)).toBe(0);
  const pieces = [
    { start: 0, end: 600, lines: [] },
    { start: 600, end: 900, lines: null },
  ];
  expect(heardPercent(pieces)).toBe(66);
  expect(heardPercent([])).toBe(0);
  const thirds = [0, 300, 600].map((start) => ({ start, end: start + 300, lines: start === 300 ? [] : null }));
  expect(heardPercent(thirds)).toBe(33);
});

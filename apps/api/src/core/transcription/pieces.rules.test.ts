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
});

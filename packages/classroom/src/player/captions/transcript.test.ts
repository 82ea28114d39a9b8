import { expect, test } from 'vitest';
import { lineAt, linesOf, piecesOf } from './transcript.ts';

const cue = (startTime: number, text: string) => ({ startTime, endTime: startTime + 2, text });

test('captions become lines in order, without line breaks, empty lines and repetitions', () => {
  expect(linesOf([cue(4, 'kedua'), cue(0, 'yang\n pertama'), cue(6, ' '), cue(8, 'kedua')])).toEqual([
    { start: 0, end: 2, text: 'yang pertama' },
    { start: 4, end: 6, text: 'kedua' },
  ]);
});

test('the line at a second is the last one that has begun', () => {
  const lines = linesOf([cue(2, 'a'), cue(5, 'b'), cue(9, 'c')]);
  expect([0, 2, 4.9, 5, 100].map((second) => lineAt(lines, second))).toEqual([-1, 0, 0, 1, 2]);
  expect(lineAt([], 3)).toBe(-1);
});

test('a typed text is found in either case, however often', () => {
  expect(piecesOf('Lead itu lead', 'LEAD')).toEqual(['', 'Lead', ' itu ', 'lead', '']);
  expect(piecesOf('Lead', ' ')).toEqual(['Lead']);
  expect(piecesOf('Lead', 'isi')).toEqual(['Lead']);
  expect(piecesOf('Salat Jum’at di…', "jum'at")).toEqual(['Salat ', 'Jum’at', ' di…']);
  expect(piecesOf('a+b (c)', '+b (C')).toEqual(['a', '+b (c', ')']);
});

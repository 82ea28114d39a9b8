import { describe, expect, test } from 'vitest';
import { chapterAt, chapterListProblem, chaptersWithin } from './chapters.rules.ts';

const at = (...seconds: number[]) => seconds.map((second) => ({ second }));

describe('chapterListProblem', () => {
  test.each([[[]], [[0]], [[0, 1, 90]]])('chapters at %j are in order', (seconds) => {
    expect(chapterListProblem(at(...seconds))).toBeNull();
  });
  test.each([
    [[5, 10], 'Bab pertama harus mulai di 00:00'],
    [[0, 90, 60], 'Waktu bab harus berurutan, dan tidak boleh ada dua bab di waktu yang sama'],
    [[0, 0], 'Waktu bab harus berurutan, dan tidak boleh ada dua bab di waktu yang sama'],
  ])('chapters at %j are refused', (seconds, sentence) => {
    expect(chapterListProblem(at(...seconds))).toBe(sentence);
  });
});

test('chaptersWithin drops chapters that begin at the end of a recording or later', () => {
  expect(chaptersWithin(at(0, 59, 60, 61), 60)).toEqual(at(0, 59));
});

test.each([
  [-1, -1],
  [0, 0],
  [59.9, 0],
  [60, 1],
  [500, 2],
])('chapterAt second %d is chapter %d', (second, index) => {
  expect(chapterAt(at(0, 60, 120), second)).toBe(index);
});

import { describe, expect, test } from 'vitest';
import { linesOf } from './chapter-lines.ts';
import { readLines, secondIn, withChapterAt, withoutChapter, withSecond } from './chapter-list.ts';

const [opening, pyramid, exercise] = [
  { second: 0, title: 'Pembuka' },
  { second: 75, title: 'Piramida terbalik' },
  { second: 3_723, title: 'Latihan' },
];

test.each([
  ['0:00', 0],
  ['00:00', 0],
  [' 1:15 ', 75],
  ['1.15', 75],
  ['1:02:03', 3_723],
  ['75', null],
  ['1:75', null],
  ['satu', null],
])('secondIn %j is %s', (text, second) => {
  expect(secondIn(text)).toBe(second);
});

describe('readLines', () => {
  test.each([
    ['plain lines', '0:00 Pembuka\n1:15 Piramida terbalik\n1:02:03 Latihan'],
    ['dashes', '00:00 - Pembuka\n01:15 – Piramida terbalik\n1:02:03—Latihan'],
    ['dots and bullets', '• 0.00. Pembuka\n* 1.15. Piramida terbalik\n- 1.02.03. Latihan'],
    [
      'brackets, empty lines, Windows line ends',
      '(0:00) Pembuka\r\n\r\n[1:15] Piramida terbalik\r\n(1:02:03) Latihan\r\n',
    ],
    ['another order', '1:15 Piramida terbalik\n1:02:03 Latihan\n00:00:00 Pembuka'],
  ])('reads %s', (_, text) => {
    expect(readLines(text, 7_200)).toEqual({ chapters: [opening, pyramid, exercise], problem: null });
  });

  test('reads its own lines, a title that begins with a number, and nothing', () => {
    const chapters = [opening, { second: 90, title: '5W + 1H' }];
    expect(readLines(linesOf(chapters), null).chapters).toEqual(chapters);
    expect(readLines(' \n', null)).toEqual({ chapters: [], problem: null });
  });

  test.each([
    ['0:00 Pembuka\nPenutup', 'Baris 2 belum diawali waktu, misalnya 1:15'],
    ['0:00 Pembuka\n1:15 -', 'Baris 2 belum berjudul'],
    [`0:00 ${'a'.repeat(61)}`, 'Baris 1 berjudul lebih dari 60 karakter'],
    ['0:00 Pembuka\n10:00 Lewat', 'Baris 2 mulai setelah rekaman berakhir di 10:00'],
    ['0:05 Pembuka', 'Bab pertama harus mulai di 00:00'],
    ['0:00 Pembuka\n0:00 Lagi', 'Waktu bab harus berurutan, dan tidak boleh ada dua bab di waktu yang sama'],
    [Array.from({ length: 101 }, (_, second) => `0:${second} A`).join('\n'), expect.any(String)],
  ])('tells what is wrong with %j', (text, problem) => {
    expect(readLines(text, 600)).toEqual({ chapters: null, problem });
  });
});

test('the first chapter that is added is preceded by one at the beginning', () => {
  expect(withChapterAt([], 75)).toEqual([opening, { second: 75, title: 'Bab 2' }]);
  expect(withChapterAt([], 0)).toEqual([{ second: 0, title: 'Bab 1' }]);
  expect(withChapterAt([opening, exercise], 75)).toEqual([opening, { second: 75, title: 'Bab 3' }, exercise]);
});

test('a chapter is removed, and moved to its place in the order', () => {
  expect(withoutChapter([opening, pyramid], 0)).toEqual([{ second: 0, title: 'Piramida terbalik' }]);
  expect(withoutChapter([opening, pyramid], 1)).toEqual([opening]);
  expect(withSecond([opening, pyramid, exercise], 1, 4_000)).toEqual([
    opening,
    exercise,
    { second: 4_000, title: 'Piramida terbalik' },
  ]);
});

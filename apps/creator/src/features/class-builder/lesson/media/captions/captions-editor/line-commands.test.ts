import { expect, test } from 'vitest';
import {
  inOrder,
  insertLine,
  lineShownAt,
  mergeWithNext,
  moveEdge,
  replaceAll,
  splitLine,
  warningOf,
  type EditedLine,
} from './line-commands.ts';

const line = (id: string, start: number, end: number, text: string): EditedLine => ({ id, start, end, text });
const lines = [line('a', 0, 4, 'Halo semua, selamat pagi'), line('b', 4, 6, 'Kita mulai')];
const timesAndTexts = (all: readonly EditedLine[]) => all.map(({ start, end, text }) => [start, end, text]);

test('a line is split at the cursor, and its time by the lengths of both texts', () => {
  expect(timesAndTexts(splitLine(lines, 'a', 11))).toEqual([
    [0, 1.913, 'Halo semua,'],
    [1.913, 4, 'selamat pagi'],
    [4, 6, 'Kita mulai'],
  ]);
  expect(splitLine(lines, 'a', 0)).toEqual(lines);
  expect(splitLine(lines, 'a', 24)).toEqual(lines);
});

test('a line is merged with the next one, and the last one stays', () => {
  expect(timesAndTexts(mergeWithNext(lines, 'a'))).toEqual([[0, 6, 'Halo semua, selamat pagi\nKita mulai']]);
  expect(mergeWithNext(lines, 'b')).toBe(lines);
});

test('a line is inserted at a second in the order of time, up to the next line', () => {
  expect(timesAndTexts(insertLine(lines, 3).lines)[1]).toEqual([3, 4, '']);
  expect(timesAndTexts(insertLine(lines, 9).lines)[2]).toEqual([9, 11, '']);
  expect(timesAndTexts(insertLine([], 1.23456).lines)).toEqual([[1.235, 3.235, '']]);
});

test('an edge of a line moves without turning the line around, and never below zero', () => {
  expect(timesAndTexts(moveEdge(lines, 'b', 'start', 7))[1]).toEqual([7, 7.1, 'Kita mulai']);
  expect(timesAndTexts(moveEdge(lines, 'b', 'end', 1))[1]).toEqual([4, 4.1, 'Kita mulai']);
  expect(timesAndTexts(moveEdge(lines, 'a', 'start', -1))[0]?.[0]).toBe(0);
});

test('lines are put in the order of time, and stay the same if they are', () => {
  expect(inOrder(lines)).toBe(lines);
  expect(inOrder(lines.toReversed())).toEqual(lines);
});

test('a text is replaced in all lines, whatever its case and the shape of its signs', () => {
  const quoted = [line('a', 0, 1, 'Jum’at, jum’at'), line('b', 1, 2, 'Sabtu')];
  const { lines: replaced, count } = replaceAll(quoted, "jum'at", 'Jumat $&');
  expect([count, replaced[0]!.text]).toEqual([2, 'Jumat $&, Jumat $&']);
  expect(replaced[1]).toBe(quoted[1]);
  expect(replaceAll(quoted, 'Minggu', '').lines).toBe(quoted);
});

test('a line warns of an overlap, and of a text that is too fast to read, with what helps', () => {
  expect(warningOf(lines[0]!, lines[1])).toBeNull();
  expect(warningOf(line('a', 0, 4.5, 'Halo'), lines[1])).toMatch(/^Bertumpuk 0,5 detik/);
  expect(warningOf(line('a', 0, 1, 'Kalimat ini terlalu panjang untuk satu detik saja'), undefined)).toBe(
    'Terlalu cepat dibaca: 49 huruf per detik. Tambah 1,5 detik, atau ringkas.',
  );
});

test('between lines, none is shown', () => {
  expect([lineShownAt(lines, 0), lineShownAt(lines, 4), lineShownAt(lines, 6)]).toEqual([0, 1, -1]);
});

import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { csvText, type Cell } from './csv.ts';

const written = async (...pages: Cell[][][]) => {
  const parts: string[] = [];
  for await (const part of csvText({
    name: 'laporan',
    columns: ['Nama', 'Rupiah'],
    pages: (async function* () {
      yield* pages;
    })(),
  }))
    parts.push(part);
  return parts.join('');
};

test('begins with a byte order mark, and ends its lines as spreadsheets do', async () => {
  expect(await written([['Sekar', 150_000]], [['Bagas', 0]])).toBe('\uFEFFNama;Rupiah\r\nSekar;150000\r\nBagas;0\r\n');
  expect(await written()).toBe('\uFEFFNama;Rupiah\r\n');
});

test.each<[Cell, string]>([
  ['Sekar "Ayu"', '"Sekar ""Ayu"""'],
  ['satu; dua', '"satu; dua"'],
  ['dua\nbaris', '"dua\nbaris"'],
  ['=HYPERLINK("http://jahat.test")', '"\'=HYPERLINK(""http://jahat.test"")"'],
  ['+62812', "'+62812"],
  ['-1+1', "'-1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['＝1+1', "'＝1+1"],
  ['＋62812', "'＋62812"],
  ['－1', "'－1"],
  ['＠SUM(A1)', "'＠SUM(A1)"],
  ['﹦1', "'﹦1"],
  ['\u3000＝1', "'\u3000＝1"],
  [' =1', "' =1"],
  ['Menulis Lead = Seni', 'Menulis Lead = Seni'],
  [-5, '-5'],
  [null, ''],
  [new Date('2026-11-21T17:05:00Z'), '2026-11-22 00:05'],
])('%j is written as %s', async (cell, text) => {
  expect(await written([[cell, 1]])).toBe(`\uFEFFNama;Rupiah\r\n${text};1\r\n`);
});

test('a table is read only as fast as it is consumed, so that a long one needs no more memory than a short one', async () => {
  let read = 0;
  const pages = (async function* () {
    for (; read < 100; read += 1) yield [['Sekar']];
  })();
  const taken = Readable.from(csvText({ name: 'laporan', columns: ['Nama'], pages }))[Symbol.asyncIterator]();
  for (let index = 1; index <= 20; index += 1) {
    await taken.next();
    await setImmediate();
    expect(read - index).toBeLessThanOrEqual(2);
  }
});

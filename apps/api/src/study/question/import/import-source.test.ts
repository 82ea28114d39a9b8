import { readFile } from 'node:fs/promises';
import { textImportFormats } from '@sinau/contracts/study/question/bank.rules';
import { expect, test } from 'vitest';
import { textOfFile } from './import-file.ts';
import { guessFormat, readQuestions } from './import-source.ts';

const texts = {
  csv: 'pertanyaan,a,b,kunci\nSatu?,Ya,Bukan,A',
  aiken: 'Satu?\nA. Ya\nB. Bukan\nANSWER: A',
  gift: 'Satu?{=Ya ~Bukan}',
};

test.each(textImportFormats)('a question in %s is read', (format) => {
  expect(readQuestions(texts[format], { format })).toMatchObject({
    refused: [],
    taken: [{ item: { text: 'Satu?', options: [{ text: 'Ya', isCorrect: true }, { isCorrect: false }] } }],
  });
});

test.each([
  ['Soal.CSV', texts.aiken, 'csv'],
  ['soal.csv.txt', texts.aiken, 'aiken'],
  ['soal.GIFT', texts.aiken, 'gift'],
  ['soal.gift.txt', texts.aiken, 'aiken'],
  ['soal.txt', texts.gift, 'gift'],
  ['soal.txt', 'Satu?{ ~Ya }', 'gift'],
  ['soal.txt', texts.aiken, 'aiken'],
  ['soal.txt', '{tanpa jawaban} a = b', 'aiken'],
  ['soal.txt', texts.csv, 'csv'],
  ['soal.tsv', texts.aiken, 'csv'],
  ['', 'Satu?{T}', 'gift'],
  ['', 'Satu?{}', 'gift'],
  ['', 'Pertanyaan\nA. Ya', 'aiken'],
])('%s with %j is recognized as %s', (name, content, format) => {
  expect(guessFormat(name, content)).toBe(format);
});

/** The report of a file of `testing`, as the preview shows it. */
async function readFixture(name: string) {
  const read = await textOfFile(await readFile(new URL(`./testing/${name}`, import.meta.url)));
  if ('problem' in read) throw new Error(read.problem);
  return readQuestions(read.text, { name });
}

test.each([
  ['questions-excel-windows-1252.csv', 2, ';'],
  ['questions-excel-utf16.csv', 2, '\t'],
  ['questions-excel-sep.csv', 3, ';'],
])('%s of Excel is read with its letters', async (name, line, separator) => {
  expect(await readFixture(name)).toMatchObject({
    format: 'csv',
    separator,
    refused: [],
    notes: [],
    taken: [
      {
        line,
        notes: [],
        item: {
          type: 'single-choice',
          text: 'Apa nama kafe di Côte d’Ivoire itu?',
          options: [
            { text: 'Café', isCorrect: true },
            { text: 'Warung', isCorrect: false },
          ],
        },
      },
    ],
  });
});

test('answers of GIFT with less than full weight never become right', async () => {
  const { taken } = await readFixture('gift-weights.gift');
  expect(taken).toMatchObject([
    {
      line: 2,
      item: { type: 'short-answer', options: [{ text: 'Kanguru', isCorrect: true }] },
      notes: [
        { kind: 'left-out', message: 'Nama soal “Hewan” tidak ikut' },
        { kind: 'left-out', message: expect.stringContaining('“Kangguru” bernilai 50%') },
        { kind: 'left-out', message: expect.stringContaining('“*” bernilai 0%') },
        { kind: 'left-out', message: 'Umpan balik per jawaban tidak ikut' },
      ],
    },
  ]);
});

test('formats of Moodle leave no tags', async () => {
  const { taken } = await readFixture('gift-text-formats.gift');
  expect(taken).toMatchObject([
    {
      item: {
        text: 'Apa yang dijawab lead?',
        options: [
          { text: 'Hal terpenting', isCorrect: true },
          { text: 'Penutup', isCorrect: false },
          { text: 'Judul', isCorrect: false },
        ],
      },
      notes: [{}, { kind: 'changed', message: 'Huruf tebal menjadi huruf biasa' }],
    },
  ]);
});

test('a right half of GIFT without a left one becomes a distractor', async () => {
  expect((await readFixture('gift-extra-answer.gift')).taken).toMatchObject([
    { item: { type: 'matching', options: [{}, {}, { text: '', match: 'Tempat' }] } },
  ]);
});

test.each([
  ['gift', `[html]${'<br>x'.repeat(90_000)}{T}`],
  ['gift', `${'\\\\('.repeat(120_000)}{T}`],
  ['gift', `// ${'[tag:'.repeat(90_000)}\nApa?{T}`],
  ['csv', `pertanyaan${';x'.repeat(10_000)}\n${'y\n'.repeat(10_000)}`],
] as const)('a hostile text of %s is read in linear time', (format, content) => {
  const { taken, refused } = readQuestions(content, { format });
  expect(taken.length + refused.length).toBeGreaterThan(0);
});

test('invisible characters are removed and reported by line, and damaged letters are refused', () => {
  const { taken, refused, notes } = readQuestions(
    'Sa\u0000tu?\n*A. Ya\u000b\nB. Bu\u00adkan\n\nCaf\ud800?\n*A. Ya\nB. Bukan',
  );
  expect(taken).toMatchObject([{ item: { text: 'Satu?', options: [{ text: 'Ya' }, {}] } }]);
  expect(notes.map(({ line }) => line)).toEqual([1, 2, 3]);
  expect(refused).toMatchObject([{ line: 5, message: expect.stringContaining('huruf yang rusak') }]);
});

test.each([
  ['PK\u0003\u0004', 'Ini arsip ZIP'],
  ['%PDF-1.7\n', 'Ini PDF'],
  ['{\\rtf1\\ansi x}', 'Ini dokumen RTF'],
  ['<!DOCTYPE html><p>x', 'Ini halaman web'],
  [' \r\n', 'Berkas ini kosong'],
  ['\u0000\u0000\u0000abc\u0000x', 'Berkas ini bukan teks'],
])('%j is refused with its type', async (content, problem) => {
  expect(await textOfFile(Buffer.from(content, 'latin1'))).toEqual({ problem: expect.stringContaining(problem) });
});

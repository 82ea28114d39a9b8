import fc from 'fast-check';
import { isFullRun } from '@sinau/test-kit/full-run';
import { expect, test } from 'vitest';
import { exportFormats } from '@sinau/contracts/study/question/bank.rules';
import { plainQuestion } from '@sinau/contracts/study/question/imported.rules';
import { archiveOf } from '../../../testing/archives.ts';
import { readXmlPackage } from '../import/xml/xml-source.ts';
import { csvRow } from './csv-export.ts';
import { cartridgeItem, cartridgeQuestion } from './cartridge-export.ts';
import { lossesOf, unwritable } from './export-losses.ts';
import type { Exported } from './exported.ts';
import { giftText } from './gift-export.ts';
import { anyQuestion, asFile, expectedLosses, readAgain } from './testing/round-trip.ts';

const choice = (rest: Partial<Exported> = {}): Exported => ({
  ...plainQuestion,
  type: 'single-choice',
  text: 'Apa itu lead?',
  options: [
    { text: 'Pembuka', isCorrect: true },
    { text: 'Penutup', isCorrect: false },
  ],
  ...rest,
});
const picture = { name: 'media/a.webp', alt: 'Peta "kota" <1>' };

test.each([
  ['a plain choice', choice(), [], [], []],
  ['signs of all formats', choice({ text: 'A{=~#:} "x"; <b>\\n & C:\\?' }), [], [], []],
  ['paragraphs and code', choice({ explanation: 'Satu.\n\nDua.\n  if (a) {\n    b;' }), [], [], []],
  ['a formula of spreadsheets', choice({ text: '=HYPERLINK("x")', explanation: "'=1" }), [], [], []],
  ['points', choice({ points: 7 }), [], ['Poin tidak ikut'], []],
  ['tags', choice({ tags: ['a', 'b c'], difficulty: 'hard' }), [], ['Tingkat kesulitan tidak ikut'], []],
  ['a tag with a comma', choice({ tags: ['a, b'] }), ['Tag berubah'], [], []],
  ['a picture', choice({ picture }), ['Gambar tidak ikut'], ['Gambar tidak ikut'], []],
  [
    'choices that are pictures',
    choice({
      options: [
        { text: '', isCorrect: true, picture },
        { text: 'x', isCorrect: false, picture },
      ],
    }),
    [unwritable],
    [unwritable],
    [],
  ],
  [
    'several choices as a whole',
    choice({ type: 'multiple-choice', isPartial: false }),
    ['Menjadi dinilai sebagian'],
    ['Menjadi dinilai sebagian'],
    [],
  ],
  [
    'a number with a unit',
    choice({ type: 'number', options: [], number: { value: -9.81, tolerance: 0.05, unit: 'm/s²' } }),
    [],
    ['Satuan angka tidak ikut'],
    [],
  ],
  [
    'an essay',
    choice({ type: 'essay', options: [], essay: { minWords: 50, maxWords: 90, modelAnswer: 'Memuat 5W.' } }),
    ['Batas kata esai tidak ikut'],
    ['Contoh jawaban esai tidak ikut atau berubah', 'Batas kata esai tidak ikut'],
    [],
  ],
  [
    'accepted answers whose punctuation counts',
    choice({
      type: 'short-answer',
      isPunctuationCounted: true,
      options: [
        { text: 'a*b', isCorrect: true },
        { text: 'C#', isCorrect: true },
      ],
    }),
    ['Aturan tanda baca tidak ikut'],
    ['Aturan tanda baca tidak ikut'],
    [],
  ],
  [
    'pairs with a distractor among them',
    choice({
      type: 'matching',
      isPartial: true,
      options: [
        { text: 'Siapa', match: 'Tokoh', isCorrect: true },
        { text: '', match: 'Tempat', isCorrect: true },
        { text: 'Kapan', match: 'Waktu', isCorrect: true },
      ],
    }),
    [],
    [],
    [],
  ],
])('the losses of %s are known in CSV, GIFT and QTI', async (_name, question, csv, gift, qti) => {
  const losses = await Promise.all(exportFormats.map((format) => lossesOf(question, format)));
  expect(losses).toEqual([csv, gift, qti]);
});

test('GIFT is escaped as Moodle does', () => {
  expect(giftText(choice({ text: 'a=b {x} #1: ~\\\nc', tags: ['lead'] }))).toBe(
    '// [tag:lead]\n[plain]a\\=b \\{x\\} \\#1\\: \\~\\\\\\nc{\n\t=Pembuka\n\t~Penutup\n}\n',
  );
});

test('a row has the columns of the import', () => {
  expect(csvRow(choice({ points: 3, tags: ['a', 'b'], difficulty: 'easy' }))).toEqual([
    'pilihan ganda',
    'Apa itu lead?',
    'Pembuka',
    'Penutup',
    ...Array.from({ length: 8 }, () => ''),
    'A',
    3,
    '',
    'a, b',
    'mudah',
  ]);
});

test.each(exportFormats)(
  'a whole file of %s, read again, differs from its questions by what was reported',
  async (format) => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyQuestion, { minLength: 1, maxLength: 6 }), async (questions) => {
        const losses = await Promise.all(questions.map((question) => lossesOf(question, format)));
        const written = questions.filter((_, index) => !losses[index]!.includes(unwritable));
        const read = await readAgain(format, await asFile(format, written));
        expect(read.length).toBe(written.length);
        expect(written.map((question, index) => expectedLosses(question, read[index]!))).toEqual(
          losses.filter((own) => !own.includes(unwritable)).map((own) => own.toSorted()),
        );
      }),
      { numRuns: isFullRun ? 3_000 : 5 },
    );
  },
);

test('a cartridge of questions, read again, differs from them by what was reported', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyQuestion, { minLength: 1, maxLength: 6 }), async (questions) => {
      // Questions of a quiz have neither tags nor a difficulty.
      const plain = questions.map((question) => ({ ...question, tags: [], difficulty: null }));
      const kept = (await Promise.all(plain.map(cartridgeQuestion))).flatMap((one) => one ?? []);
      fc.pre(kept.length > 0);
      const items = kept.map(({ question }, index) => cartridgeItem(question, `soal-${index}`));
      const { taken, refused } = await readXmlPackage(
        archiveOf({
          'quizzes/kuis.xml': `<questestinterop><assessment ident="kuis" title="Kuis"><section ident="s">${items.join('')}</section></assessment></questestinterop>`,
          'media/a.webp': 'a',
          'media/b.webp': 'b',
        }),
      );
      expect(refused).toEqual([]);
      expect(taken.map(({ item }, index) => expectedLosses(kept[index]!.question, item))).toEqual(
        kept.map(({ losses }) => losses.filter((loss) => !loss.startsWith('Soal angka')).toSorted()),
      );
    }),
    { numRuns: isFullRun ? 2_000 : 5 },
  );
});

import fc from 'fast-check';
import type { ExportFormat } from '@sinau/contracts/study/question/bank.rules';
import { importProblem, plainQuestion, type ImportedQuestion } from '@sinau/contracts/study/question/imported.rules';
import { csvText } from '../../../../platform/csv.ts';
import { archiveOf } from '../../../../testing/archives.ts';
import { readQuestions } from '../../import/import-source.ts';
import { readXmlPackage } from '../../import/xml/xml-source.ts';
import { csvColumns, csvRow } from '../csv-export.ts';
import type { Exported } from '../exported.ts';
import { giftText } from '../gift-export.ts';
import { qtiItem, qtiManifest } from '../qti-export.ts';

const piece = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom('lead', 'berita', 'Café', 'Jum’at', '5W+1H', 'nilai', 'kata', '2', '−3', '“apa”'),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      '=',
      '~',
      '{x}',
      '#',
      ':',
      '\\',
      ';',
      ',',
      '"',
      "'",
      '->',
      '<b>x</b>',
      '&amp;',
      '<p>',
      '[html]',
      '*',
      '%50%',
      '|',
      '// a',
      '$CATEGORY',
      '_____',
      'sep=;',
      '::a::',
      '=1+1',
      '@x',
      '\\(x^2\\)',
      '{T}',
    ),
  },
);
const words = (separator: string, maxLength: number) =>
  fc
    .array(piece, { minLength: 1, maxLength })
    .map((parts) => parts.join(separator).replace(/\s+$/, '').replace(/^\s+/, ''))
    .filter((text) => text !== '');
/** A text of one line, or of several with spaces that are easily lost. */
const text = fc.oneof(
  { weight: 4, arbitrary: words(' ', 5) },
  words('\n', 3),
  words('\n\n', 3),
  words('\n  ', 3),
  words('  ', 3),
);
const line = words(' ', 3);
const pictures = fc.option(
  fc.record({ name: fc.constantFrom('media/a.webp', 'media/b.webp'), alt: fc.oneof(fc.constant(''), line) }),
  { nil: undefined, freq: 4 },
);
const optional = (picture: Exported['picture']) => (picture ? { picture } : {});

const choices = fc
  .array(fc.record({ text: line, isCorrect: fc.boolean(), picture: pictures }), { minLength: 2, maxLength: 6 })
  .map((options) => options.map(({ picture, ...option }) => ({ ...option, ...optional(picture) })));
const only = (options: Exported['options'], at: number) =>
  options.map((option, index) => ({ ...option, isCorrect: index === at % options.length }));

const contents: fc.Arbitrary<Partial<Exported>>[] = [
  fc.tuple(choices, fc.nat(9)).map(([options, at]) => ({ type: 'single-choice', options: only(options, at) })),
  fc.tuple(choices, fc.boolean()).map(([options, isPartial]) => ({ type: 'multiple-choice', options, isPartial })),
  fc.boolean().map((isTrue) => ({
    type: 'true-false',
    options: [
      { text: 'Benar', isCorrect: isTrue },
      { text: 'Salah', isCorrect: !isTrue },
    ],
  })),
  fc.tuple(fc.array(line, { minLength: 1, maxLength: 4 }), fc.boolean()).map(([texts, isCounted]) => ({
    type: 'short-answer',
    options: texts.map((one) => ({ text: one, isCorrect: true })),
    ...(isCounted && { isPunctuationCounted: true }),
  })),
  fc
    .record({
      value: fc.integer({ min: -99_999, max: 99_999 }),
      digits: fc.nat(3),
      tolerance: fc.nat(9),
      unit: fc.constantFrom('', 'kg', 'm/s²', 'Rp', '%'),
    })
    .map(({ value, digits, tolerance, unit }) => ({
      type: 'number',
      options: [],
      number: { value: value / 10 ** digits, tolerance: tolerance / 4, unit },
    })),
  fc
    .tuple(fc.array(fc.tuple(line, line, fc.boolean()), { minLength: 2, maxLength: 5 }), fc.boolean())
    .map(([pairs, isPartial]) => ({
      type: 'matching',
      isPartial,
      options: pairs.map(([left, match, isAlone], index) => ({
        text: isAlone && index > 1 ? '' : left,
        match,
        isCorrect: true,
      })),
    })),
  fc
    .record({
      modelAnswer: fc.oneof(fc.constant(''), text),
      minWords: fc.constantFrom(null, 20),
      maxWords: fc.constantFrom(null, 90),
    })
    .map((essay) => ({ type: 'essay', options: [], essay })),
];

/** A complete question of any kind, with pictures, tags and signs of all formats. */
export const anyQuestion: fc.Arbitrary<Exported> = fc
  .tuple(
    fc.record({
      text,
      explanation: fc.oneof(fc.constant(''), text),
      points: fc.integer({ min: 1, max: 100 }),
      tags: fc.uniqueArray(fc.constantFrom('lead', 'nilai berita', 'a, b', 'R&D', '[x]'), { maxLength: 3 }),
      difficulty: fc.constantFrom(null, 'easy', 'medium', 'hard'),
      picture: pictures,
    }),
    fc.oneof(...contents),
  )
  .map(
    ([{ picture, ...shared }, content]) =>
      ({ ...plainQuestion, ...shared, ...optional(picture), ...content }) as Exported,
  )
  .filter((question) => importProblem(question) === null);

/** Writes questions as one file, as the export does. */
export async function asFile(format: ExportFormat, questions: readonly Exported[]): Promise<Buffer> {
  if (format === 'gift') return Buffer.from(questions.map(giftText).join('\n'));
  if (format === 'csv') {
    const pages = (async function* () {
      yield questions.map(csvRow);
    })();
    let table = '';
    for await (const part of csvText({ name: '', columns: csvColumns, pages })) table += part;
    return Buffer.from(table);
  }
  const items = questions.map((question, index) => ({ question, path: `items/${index}.xml` }));
  return archiveOf({
    'imsmanifest.xml': qtiManifest(items),
    ...Object.fromEntries(items.map(({ question, path }, index) => [path, qtiItem(question, `soal-${index}`)])),
    'media/a.webp': 'a',
    'media/b.webp': 'b',
  });
}

export async function readAgain(format: ExportFormat, file: Buffer): Promise<ImportedQuestion[]> {
  const { taken, refused } = format === 'qti' ? await readXmlPackage(file) : readQuestions(file.toString(), { format });
  if (refused.length > 0) throw new Error(`${refused[0]!.message}\n${file.toString()}`);
  return taken.map(({ item }) => item);
}

/** The losses of a question by its fields, worked out from its two forms alone. */
export function expectedLosses(one: ImportedQuestion, other: ImportedQuestion): string[] {
  const isSame = (read: (question: ImportedQuestion) => unknown) =>
    JSON.stringify(read(one)) === JSON.stringify(read(other));
  const lost: string[] = [];
  const compare = (read: (question: ImportedQuestion) => unknown, message: string) => {
    if (!isSame(read)) lost.push(message);
  };
  compare(({ text: own }) => own, 'Teks pertanyaan berubah');
  compare(({ options }) => options.map(({ text: own, match }) => [own, match]), 'Teks jawaban berubah');
  compare(({ options }) => options.map(({ isCorrect }) => isCorrect), 'Kunci berubah');
  compare(({ picture, options }) => [picture, ...options.map((option) => option.picture)], 'Gambar tidak ikut');
  compare(
    ({ explanation }) => explanation,
    other.explanation === '' ? 'Pembahasan tidak ikut' : 'Teks pembahasan berubah',
  );
  compare(({ points }) => points, 'Poin tidak ikut');
  compare(({ isPartial }) => isPartial, one.isPartial ? 'Nilai sebagian tidak ikut' : 'Menjadi dinilai sebagian');
  compare(({ tags }) => tags, other.tags.length === 0 ? 'Tag tidak ikut' : 'Tag berubah');
  compare(({ difficulty }) => difficulty, 'Tingkat kesulitan tidak ikut');
  compare(({ isPunctuationCounted = false }) => isPunctuationCounted, 'Aturan tanda baca tidak ikut');
  compare(({ essay }) => essay?.modelAnswer ?? '', 'Contoh jawaban esai tidak ikut atau berubah');
  compare(({ essay }) => [essay?.minWords ?? null, essay?.maxWords ?? null], 'Batas kata esai tidak ikut');
  compare(({ number }) => number?.unit ?? '', 'Satuan angka tidak ikut');
  compare(
    ({ number }) => [number?.value, number?.tolerance].map((value) => value?.toPrecision(10)),
    'Angka kunci berubah',
  );
  return lost.toSorted();
}

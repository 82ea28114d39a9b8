import type { ExportFormat } from '@sinau/contracts/study/question/bank.rules';
import type { Imported, ImportedQuestion } from '@sinau/contracts/study/question/imported.rules';
import { csvText } from '../../../platform/csv.ts';
import { readQuestions } from '../import/import-source.ts';
import { csvColumns, csvRow } from './csv-export.ts';
import type { Exported } from './exported.ts';
import { giftText } from './gift-export.ts';
import { qtiItem } from './qti-export.ts';

/** Writes one question in a format and reads it again, as an import would. */
const readers: Record<ExportFormat, (question: Exported) => Promise<Imported>> = {
  async csv(question) {
    let text = '';
    const pages = (async function* () {
      yield [csvRow(question)];
    })();
    for await (const part of csvText({ name: '', columns: csvColumns, pages })) text += part;
    return readQuestions(`sep=;\n${text.slice(1)}`, { format: 'csv' });
  },
  gift: async (question) => readQuestions(giftText(question), { format: 'gift' }),
  async qti(question) {
    const { readXmlItem } = await import('../import/xml/xml-source.ts');
    const pictures = [question.picture, ...question.options.map(({ picture }) => picture)];
    const { tags, difficulty } = question;
    return readXmlItem(
      qtiItem(question, 'item', ''),
      { tags, difficulty, isRounded: false },
      pictures.flatMap((picture) => picture?.name ?? []),
    );
  },
};

export const unwritable = 'Tidak bisa ditulis dalam format ini, jadi tidak ikut';

/**
 * Returns what an export of this question would lose: the difference between the question and what an import reads from
 * the export. {@link unwritable} alone means that the export leaves it out.
 */
export const lossesOf = async (question: Exported, format: ExportFormat) =>
  lossesIn(question, await readers[format](question));

/** Does the same for what an import read from a text that was written elsewhere. */
export function lossesIn(question: Exported, { taken, refused }: Imported): readonly string[] {
  const [read] = taken;
  if (!read || taken.length > 1 || refused.length > 0 || read.item.type !== question.type) return [unwritable];
  return differences(question, read.item);
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const textsIn = (question: ImportedQuestion) => question.options.map(({ text, match }) => [text, match]);
const picturesIn = ({ picture, options }: ImportedQuestion) =>
  [picture, ...options.map((option) => option.picture)].map((one) => one && [one.name, one.alt]);

function differences(one: ImportedQuestion, other: ImportedQuestion): string[] {
  const { essay, number } = one;
  const rows: readonly (readonly [isSame: boolean, message: string])[] = [
    [one.text === other.text, 'Teks pertanyaan berubah'],
    [same(textsIn(one), textsIn(other)), 'Teks jawaban berubah'],
    [
      same(
        one.options.map(({ isCorrect }) => isCorrect),
        other.options.map(({ isCorrect }) => isCorrect),
      ),
      'Kunci berubah',
    ],
    [same(picturesIn(one), picturesIn(other)), 'Gambar tidak ikut'],
    [
      one.explanation === other.explanation,
      other.explanation === '' ? 'Pembahasan tidak ikut' : 'Teks pembahasan berubah',
    ],
    [one.points === other.points, 'Poin tidak ikut'],
    [one.isPartial === other.isPartial, one.isPartial ? 'Nilai sebagian tidak ikut' : 'Menjadi dinilai sebagian'],
    [same(one.tags, other.tags), other.tags.length === 0 ? 'Tag tidak ikut' : 'Tag berubah'],
    [one.difficulty === other.difficulty, 'Tingkat kesulitan tidak ikut'],
    [(one.isPunctuationCounted ?? false) === (other.isPunctuationCounted ?? false), 'Aturan tanda baca tidak ikut'],
    [(essay?.modelAnswer ?? '') === (other.essay?.modelAnswer ?? ''), 'Contoh jawaban esai tidak ikut atau berubah'],
    [same(wordsOf(essay), wordsOf(other.essay)), 'Batas kata esai tidak ikut'],
    [(number?.unit ?? '') === (other.number?.unit ?? ''), 'Satuan angka tidak ikut'],
    [
      isNear(number?.value, other.number?.value) && isNear(number?.tolerance, other.number?.tolerance),
      'Angka kunci berubah',
    ],
  ];
  return rows.flatMap(([isSame, message]) => (isSame ? [] : message));
}

const wordsOf = (essay: ImportedQuestion['essay']) => [essay?.minWords ?? null, essay?.maxWords ?? null];

/** The bounds of a range are computed, so their last digit may differ. */
const isNear = (one: number | null | undefined, other: number | null | undefined) =>
  Math.abs((one ?? 0) - (other ?? 0)) <= Math.abs(one ?? 0) * 1e-12;

import { changed, excerptOf, leftOut, type ImportNote, type LineNote } from '@sinau/contracts/core/import/import.rules';
import {
  difficulties,
  plainQuestion,
  sorted,
  type Difficulty,
  type Imported,
  type ImportedQuestion,
  type ReadQuestion,
} from '@sinau/contracts/study/question/imported.rules';
import { quizQuestionTypes, type QuizQuestionType } from '@sinau/contracts/study/question/question.rules';
import { csvAnswers, type Answer } from './csv-answers.rules.ts';
import { answerLetter, columnOf, difficultyLabels, typeLabels, type Column } from './csv-columns.rules.ts';
import { unguarded } from './csv-guard.rules.ts';
import { headRows, readTable, type Row } from './table.rules.ts';

const kinds = new Map<string, QuizQuestionType>([
  ...quizQuestionTypes.map((type) => [typeLabels[type], type] as const),
  ['multiple choice', 'single-choice'],
  ['checkbox', 'multiple-choice'],
  ['true/false', 'true-false'],
  ['fill-in-the-blank', 'short-answer'],
  ['open-ended', 'essay'],
]);
const levels = new Map<string, Difficulty>(difficulties.map((one) => [difficultyLabels[one], one]));

/** Reads the questions of a table whose header names its columns; the columns `a` to `j` hold the answers. */
export function parseCsv(content: string): Imported & { readonly separator: string } {
  const { separator, rows, broken } = readTable(content, knownColumns);
  const at = rows.slice(0, headRows).findIndex(isHeader);
  const header = rows[at];
  const unread = broken ? [{ line: broken.line, question: broken.message, excerpt: '' }] : [];
  if (!header) return { separator, ...sorted([...withoutHeader(rows), ...unread]) };
  const layout = layoutOf(header);
  const body = rows.slice(at + 1);
  const read = [...body.map((row) => readRow(row, layout)), ...unread];
  return { separator, ...sorted(read, [...titleNotes(rows.slice(0, at)), ...columnNotes(header, layout, body)]) };
}

const isHeader = ({ cells }: Row) => cells.some((cell) => columnOf(cell) === 'text');

/** Number of known columns in the likeliest header; none without the column of the questions. */
export const knownColumns = (rows: readonly Row[]) =>
  Math.max(
    0,
    ...rows
      .slice(0, headRows)
      .filter(isHeader)
      .map(({ cells }) => cells.filter((cell) => columnOf(cell) ?? answerLetter(cell)).length),
  );

function withoutHeader([first]: readonly Row[]): ReadQuestion[] {
  if (!first) return [];
  const found = first.cells.filter(Boolean).map((cell) => `“${excerptOf(cell)}”`);
  return [
    {
      line: first.line,
      excerpt: first.cells.join(' '),
      question: `Kolom “pertanyaan” tidak ditemukan. Baris pertama berisi ${found.slice(0, 5).join(', ')}.`,
    },
  ];
}

interface Layout {
  readonly columns: ReadonlyMap<Column, number>;
  /** The letters of the answers with their columns. */
  readonly answers: ReadonlyMap<string, number>;
  /** Columns that are unknown, or occur twice. */
  readonly others: readonly number[];
  readonly width: number;
}

function layoutOf({ cells }: Row): Layout {
  const columns = new Map<Column, number>();
  const answers = new Map<string, number>();
  const others: number[] = [];
  for (const [index, cell] of cells.entries()) {
    const [column, letter] = [columnOf(cell), answerLetter(cell)];
    if (column && !columns.has(column)) columns.set(column, index);
    else if (letter && !answers.has(letter)) answers.set(letter, index);
    else others.push(index);
  }
  return { columns, answers, others, width: cells.length };
}

const titleNotes = (rows: readonly Row[]): LineNote[] =>
  rows.map(({ line, cells }) => ({
    line,
    ...leftOut(`Baris di atas judul kolom tidak ikut: “${excerptOf(cells.join(' '))}”`),
  }));

/** Notes on columns that are not empty. */
function columnNotes({ line, cells }: Row, { others }: Layout, body: readonly Row[]): LineNote[] {
  const filled = new Set(body.flatMap((row) => row.cells.flatMap((cell, index) => (cell ? [index] : []))));
  return others
    .filter((index) => filled.has(index))
    .map((index) => ({
      line,
      ...leftOut(cells[index] ? `Kolom “${cells[index]}” tidak ikut` : `Kolom ke-${index + 1} tanpa judul tidak ikut`),
    }));
}

function readRow({ line, cells: written }: Row, { columns, answers, width }: Layout): ReadQuestion {
  const cells = written.map(unguarded);
  const freed = cells.filter((text, index) => text !== written[index]);
  const cell = (column: Column) => cells[columns.get(column) ?? -1] ?? '';
  const given = [...answers].flatMap(([letter, index]) => (cells[index] ? [{ letter, text: cells[index] }] : []));
  const beyond = cells.slice(width).filter(Boolean).join(' ');
  const notes = [
    ...freed.map((text) => changed(`Tanda ' di depan “${excerptOf(text)}” dibuang: itu pengaman rumus`)),
    ...(beyond ? [leftOut(`Isi di luar kolom berjudul tidak ikut: “${excerptOf(beyond)}”`)] : []),
  ];
  const read = questionOf(cell, given);
  const excerpt = cell('text') || cells.join(' ');
  if (typeof read === 'string') return { line, excerpt, question: read };
  return { line, excerpt, question: read.question, notes: [...read.notes, ...notes] };
}

function questionOf(
  cell: (column: Column) => string,
  given: readonly Answer[],
): { question: ImportedQuestion; notes: readonly ImportNote[] } | string {
  const kind = cell('type').toLowerCase();
  const type = kind === '' ? null : kinds.get(kind);
  if (type === undefined) return `Jenis “${kind}” tidak dikenal. Pakai: ${Object.values(typeLabels).join(', ')}.`;
  const points = Number(cell('points') || '1');
  if (!Number.isInteger(points) || points < 1 || points > 100) return 'Poin diisi angka 1 sampai 100';
  const level = cell('difficulty').toLowerCase();
  if (level !== '' && !levels.has(level)) return `Kesulitan diisi: ${[...levels.keys()].join(', ')}`;
  const answers = csvAnswers(type, cell('key'), given);
  if (typeof answers === 'string') return answers;
  const tags = cell('tags')
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean);
  const ownTags = [...new Set(tags)];
  const { notes, ...content } = answers;
  return {
    question: {
      ...plainQuestion,
      text: cell('text'),
      explanation: cell('explanation'),
      points,
      tags: ownTags,
      difficulty: levels.get(level) ?? null,
      ...content,
    },
    notes: [...notes, ...(ownTags.length < tags.length ? [changed('Tag yang sama ditulis sekali saja')] : [])],
  };
}

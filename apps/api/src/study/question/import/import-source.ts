import { leftOut, type LineNote } from '@sinau/contracts/core/import/import.rules';
import { parseAiken } from '@sinau/contracts/study/question/aiken.rules';
import type { ImportFormat } from '@sinau/contracts/study/question/bank.rules';
import { linesOf, type Imported } from '@sinau/contracts/study/question/imported.rules';
import { tidied } from '@sinau/contracts/core/typed/text.rules';
import { knownColumns, parseCsv } from './csv.rules.ts';
import { parseGift } from './gift.rules.ts';
import { readTable } from './table.rules.ts';

export type QuestionSource = Imported & { readonly format: ImportFormat; readonly separator: string | null };

const parsers: Record<ImportFormat, (content: string) => Imported & { readonly separator?: string }> = {
  csv: parseCsv,
  aiken: parseAiken,
  gift: parseGift,
};

/** Reads the questions of a text; its format is guessed where none is given. */
export function readQuestions(
  content: string,
  { format, name }: { format?: ImportFormat | undefined; name?: string | undefined } = {},
): QuestionSource {
  const { text, notes } = withoutInvisible(content);
  const found = format ?? guessFormat(name, text);
  const { separator = null, ...read } = parsers[found](text);
  return {
    ...read,
    notes: [...notes, ...read.notes].toSorted((one, other) => one.line - other.line),
    format: found,
    separator,
  };
}

/** Control characters and noncharacters, which no field accepts. */
const invisible = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufdd0-\ufdef\ufffe\uffff]/g;

/** Whether a line is shown completely; spaces and accents that only look alike count as the same. */
const isSeen = (line: string) =>
  line.search(invisible) < 0 && tidied(line) === line.replace(/\p{Zs}/gu, ' ').normalize('NFC');

function withoutInvisible(content: string): { text: string; notes: readonly LineNote[] } {
  // Half an emoji is shown as a damaged letter, as everywhere.
  const text = content.toWellFormed();
  const notes = linesOf(text).flatMap((line, index) =>
    isSeen(line) ? [] : [{ line: index + 1, ...leftOut('Karakter yang tidak terlihat dibuang') }],
  );
  return { text: tidied(text.replace(invisible, '')), notes };
}

/** Guesses the format of a text, by the name of its file and by its content. */
export function guessFormat(name = '', text: string): ImportFormat {
  if (/\.(?:csv|tsv|tab)$/i.test(name)) return 'csv';
  if (/\.gift$/i.test(name)) return 'gift';
  if (knownColumns(readTable(text, knownColumns).rows) > 1) return 'csv';
  return /\{[^}]*[=~][^}]*\}|\{\s*(?:T|F|TRUE|FALSE|#[^}]*)?\s*\}/i.test(text) ? 'gift' : 'aiken';
}

import type { LineNote } from '@sinau/contracts/core/import/import.rules';
import { parseAiken } from '@sinau/contracts/study/question/aiken.rules';
import type { ImportFormat, TextImportFormat } from '@sinau/contracts/study/question/bank.rules';
import { linesOf, type Imported } from '@sinau/contracts/study/question/imported.rules';
import { knownColumns, parseCsv } from './csv.rules.ts';
import { parseGift } from './gift.rules.ts';
import { readTable } from './table.rules.ts';
import { isSeen, seenOnly, unseenNote } from './unseen.ts';

export type QuestionSource = Imported & { readonly format: ImportFormat; readonly separator: string | null };

const parsers: Record<TextImportFormat, (content: string) => Imported & { readonly separator?: string }> = {
  csv: parseCsv,
  aiken: parseAiken,
  gift: parseGift,
};

/** Reads the questions of a text; its format is guessed where none is given. */
export function readQuestions(
  content: string,
  { format, name }: { format?: TextImportFormat | undefined; name?: string | undefined } = {},
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

function withoutInvisible(content: string): { text: string; notes: readonly LineNote[] } {
  // Half an emoji is shown as a damaged letter, as everywhere.
  const text = content.toWellFormed();
  const notes = linesOf(text).flatMap((line, index) => (isSeen(line) ? [] : [{ line: index + 1, ...unseenNote }]));
  return { text: seenOnly(text), notes };
}

/** Guesses the format of a text, by the name of its file and by its content. */
export function guessFormat(name = '', text: string): TextImportFormat {
  if (/\.(?:csv|tsv|tab)$/i.test(name)) return 'csv';
  if (/\.gift$/i.test(name)) return 'gift';
  if (knownColumns(readTable(text, knownColumns).rows) > 1) return 'csv';
  return /\{[^}]*[=~][^}]*\}|\{\s*(?:T|F|TRUE|FALSE|#[^}]*)?\s*\}/i.test(text) ? 'gift' : 'aiken';
}

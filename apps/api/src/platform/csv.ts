import { inJakarta } from '@sinau/format/calendar';

/** Text, a number, a time, or nothing. */
export type Cell = string | number | Date | null;

/** A table for a spreadsheet, read page by page. */
export interface CsvTable {
  /** Name of the file, without its extension. */
  readonly name: string;
  readonly columns: readonly string[];
  readonly pages: AsyncIterable<readonly (readonly Cell[])[]>;
}

/**
 * Writes CSV as a spreadsheet in Indonesian reads it: semicolons, since commas separate decimals there, and a byte
 * order mark, without which Excel takes UTF-8 for something older. The header is sent with the first page, so a query
 * that fails is still refused.
 */
export async function* csvText({ columns, pages }: CsvTable): AsyncGenerator<string> {
  let head = `\uFEFF${lineOf(columns)}`;
  for await (const page of pages) {
    yield head + page.map(lineOf).join('');
    head = '';
  }
  if (head) yield head;
}

const lineOf = (cells: readonly Cell[]) => `${cells.map(textOf).join(';')}\r\n`;

function textOf(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  // 2026-11-21 10:32, which every spreadsheet reads as a date with a time.
  return quoted(cell instanceof Date ? inJakarta(cell, 'YYYY-MM-DD HH:mm') : disarmed(cell));
}

/**
 * A spreadsheet runs text that begins like this as a formula, in full width as well; after an apostrophe it is text.
 */
const disarmed = (text: string) => (/^\s*[=+\-@\t\r]/.test(text.normalize('NFKC')) ? `'${text}` : text);

const quoted = (text: string) => (/[";,\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

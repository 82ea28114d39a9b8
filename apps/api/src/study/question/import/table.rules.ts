import { parse } from 'csv-parse/sync';

export interface Row {
  /** First line of the row, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}
export interface Table {
  readonly separator: string;
  /** Rows that are not empty. */
  readonly rows: readonly Row[];
  /** Position of a wrong quotation mark, after which nothing can be read. */
  readonly broken: { readonly line: number; readonly message: string } | null;
}

/** Separators; spreadsheets in Indonesian write semicolons. */
export const separators = [';', '\t', ',', '|'] as const;

/** Excel's first line `sep=;` names the separator, and is not a row. */
const named = /^\ufeff?"?sep=([^\r\n])"?(?=\r?\n|\r|$)/i;

/**
 * Reads a table of any usual separator: the one with which the caller recognizes most of it, else the one that splits
 * it most.
 */
export function readTable(content: string, recognise: (rows: readonly Row[]) => number): Table {
  const separator = named.exec(content)?.[1];
  const text = content.replace(named, '').replace(/\r\n?/g, '\n');
  if (separator) return rowsOf(text, separator);
  const [best] = separators
    .map((one) => ({ one, ...rowsOf(text, one, headRows) }))
    .map(({ one, rows }) => ({ one, known: recognise(rows), width: rows[0]?.cells.length ?? 0 }))
    .toSorted((first, second) => second.known - first.known || second.width - first.width);
  return rowsOf(text, best!.one);
}

/** Number of first rows that may contain the header. */
export const headRows = 20;

/** Splits a text into rows. Cells in quotes may hold the separator, line breaks, and quotes written twice. */
function rowsOf(text: string, separator: string, most?: number): Table {
  let broken: Table['broken'] = null;
  const records = parse(text, {
    delimiter: separator,
    record_delimiter: '\n',
    bom: true,
    info: true,
    raw: true,
    trim: true,
    relax_quotes: true,
    relax_column_count: true,
    skip_records_with_error: true,
    ...(most !== undefined && { to: most }),
    on_skip: (error, raw = '') => {
      broken = brokenAt(error?.lines as number, raw, error?.code === 'CSV_QUOTE_NOT_CLOSED');
    },
  }) as unknown as { record: string[]; raw: string; info: { lines: number } }[];
  const rows = records
    .map(({ record, raw, info: { lines } }) => ({
      line: lines - breaksIn(raw),
      cells: record.map((cell) => cell.trim()),
    }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  return { separator, rows, broken };
}

/** Number of line breaks within a record, without the one that ends it. */
const breaksIn = (raw: string) => (raw.replace(/\n$/, '').match(/\n/g) ?? []).length;

function brokenAt(lastLine: number, raw: string, isOpen: boolean) {
  const line = lastLine - breaksIn(raw);
  return {
    line,
    message: isOpen
      ? 'Tanda petik (") di baris ini tidak ditutup, jadi baris ini sampai akhir berkas tidak terbaca'
      : 'Setelah tanda petik (") penutup masih ada teks, jadi baris ini sampai akhir berkas tidak terbaca',
  };
}

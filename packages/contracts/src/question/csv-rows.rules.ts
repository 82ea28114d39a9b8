export interface CsvRow {
  /** The line it begins at, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** The rows of a table: cells in quotes may hold the separator, line breaks, and quotes written twice. */
export function readCsv(content: string): CsvRow[] {
  const text = content.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  // Of the first line that holds anything.
  const separator = separatorOf(/\S.*/.exec(text)?.[0]);
  const rows: { line: number; cells: string[] }[] = [];
  let row = { line: 1, cells: [''] };
  let line = 1;
  let isQuoted = false;
  const write = (character: string) => {
    row.cells[row.cells.length - 1] += character;
  };
  const finish = () => {
    if (row.cells.some((cell) => cell.trim() !== '')) rows.push(row);
  };
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === '\n') line += 1;
    if (isQuoted) {
      if (character !== '"') write(character);
      else if (text.charAt(at + 1) === '"') {
        write('"');
        at += 1;
      } else isQuoted = false;
    } else if (character === '"' && row.cells.at(-1)!.trim() === '') {
      row.cells[row.cells.length - 1] = '';
      isQuoted = true;
    } else if (character === separator) row.cells.push('');
    else if (character === '\n') {
      finish();
      row = { line, cells: [''] };
    } else write(character);
  }
  finish();
  return rows.map(({ cells, ...rest }) => ({ ...rest, cells: cells.map((cell) => cell.trim()) }));
}

/** Spreadsheets in Indonesian write semicolons. */
const separatorOf = (header: string | undefined) => [';', '\t'].find((one) => header?.includes(one)) ?? ',';

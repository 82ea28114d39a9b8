import { warningOf, type EditedLine, type Lines } from './line-commands.ts';

/** Line with its warning: the same object as long as both are the same, so that a letter renders one row. */
export interface LineRow {
  readonly line: EditedLine;
  readonly next: EditedLine | undefined;
  readonly warning: string | null;
}

const knownRows = new WeakMap<EditedLine, LineRow>();

export const rowsOf = (lines: Lines): LineRow[] =>
  lines.map((line, at) => {
    const next = lines[at + 1];
    const known = knownRows.get(line);
    if (known && known.next === next) return known;
    const row = { line, next, warning: warningOf(line, next) };
    knownRows.set(line, row);
    return row;
  });

/** Rows that are rendered together, and that the browser lays out together. */
export type Chunk = readonly [LineRow, ...LineRow[]];

const chunkSize = 50;
const knownChunks = new WeakMap<LineRow, Chunk>();

/** Divides rows into chunks: the same arrays as long as their rows are the same. */
export function chunksOf(rows: readonly LineRow[]): Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = 0; at < rows.length; at += chunkSize) {
    const chunk = rows.slice(at, at + chunkSize) as [LineRow, ...LineRow[]];
    const known = knownChunks.get(chunk[0]);
    const isKnown = known?.length === chunk.length && known.every((row, index) => row === chunk[index]);
    if (!isKnown) knownChunks.set(chunk[0], chunk);
    chunks.push(isKnown ? known : chunk);
  }
  return chunks;
}

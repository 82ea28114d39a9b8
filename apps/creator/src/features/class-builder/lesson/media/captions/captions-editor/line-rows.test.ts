import { describe, expect, test } from 'vitest';
import { changeLine, type EditedLine } from './line-commands.ts';
import { chunksOf, rowsOf } from './line-rows.ts';

const lines: EditedLine[] = Array.from({ length: 120 }, (_, at) => ({
  id: `baris-${at}`,
  start: at * 3,
  end: at * 3 + 2,
  text: `Kalimat ${at}`,
}));

describe('rows of lines', () => {
  test('have the warning of each line', () => {
    const overlapping = changeLine(lines, 'baris-3', { end: 13 });
    const warned = rowsOf(overlapping).filter(({ warning }) => warning !== null);
    expect(warned.map(({ line }) => line.id)).toEqual(['baris-3']);
    expect(rowsOf(changeLine(overlapping, 'baris-4', { start: 13 }))[3]!.warning).toBeNull();
  });

  test('stay the same, as do their chunks, except around a changed line', () => {
    const rows = rowsOf(lines);
    const changed = rowsOf(changeLine(lines, 'baris-60', { text: 'Lain' }));
    expect(changed.flatMap((row, at) => (row === rows[at] ? [] : [at]))).toEqual([59, 60]);
    const chunks = chunksOf(rows);
    expect(chunks.map(({ length }) => length)).toEqual([50, 50, 20]);
    expect(chunksOf(changed).map((chunk, at) => chunk === chunks[at])).toEqual([true, false, true]);
  });
});

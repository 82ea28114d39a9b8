import {
  maxReadingSpeed,
  readingSpeed,
  spokenText,
  type CaptionsLine,
} from '@sinau/contracts/core/media/captions-text.rules';
import { patternOf } from '@sinau/contracts/core/typed/pattern.rules';
import { newId } from '../../../../../../shared/new-id.ts';

/** Line in the editor; the id is its own for as long as the editor is open. */
export interface EditedLine extends CaptionsLine {
  readonly id: string;
}
export type Lines = readonly EditedLine[];

/** Seconds of an inserted line. */
const usualSeconds = 2;
/** Shortest line that splitting or moving leaves. */
const leastSeconds = 0.1;

const toMilliseconds = (seconds: number) => Math.round(Math.max(0, seconds) * 1000) / 1000;

export const changeLine = (lines: Lines, id: string, patch: Partial<CaptionsLine>): Lines =>
  lines.map((line) => (line.id === id ? { ...line, ...patch } : line));

/** Moves one edge of a line; the other one stays, and the line at least a tenth of a second long. */
export const moveEdge = (lines: Lines, id: string, edge: 'start' | 'end', seconds: number): Lines =>
  lines.map((line) => {
    if (line.id !== id) return line;
    const at = toMilliseconds(seconds);
    return edge === 'start'
      ? { ...line, start: at, end: Math.max(line.end, toMilliseconds(at + leastSeconds)) }
      : { ...line, end: Math.max(at, toMilliseconds(line.start + leastSeconds)) };
  });

/** Splits a line at a position of its text. The time is divided by the lengths of both. */
export function splitLine(lines: Lines, id: string, position: number): Lines {
  return lines.flatMap((line) => {
    if (line.id !== id) return [line];
    const [before, after] = [line.text.slice(0, position).trim(), line.text.slice(position).trim()];
    if (before === '' || after === '') return [line];
    const share = before.length / (before.length + after.length);
    const middle = toMilliseconds(line.start + (line.end - line.start) * share);
    return [
      { ...line, end: middle, text: before },
      { ...line, id: newId(), start: middle, text: after },
    ];
  });
}

/** Merges a line with the next one. */
export function mergeWithNext(lines: Lines, id: string): Lines {
  const at = lines.findIndex((line) => line.id === id);
  const [line, next] = [lines[at], lines[at + 1]];
  if (!line || !next) return lines;
  const text = [line.text, next.text].filter((one) => one.trim() !== '').join('\n');
  return lines.toSpliced(at, 2, { ...line, end: Math.max(line.end, next.end), text });
}

/** Inserts an empty line at a second, up to the next line. */
export function insertLine(lines: Lines, seconds: number): { lines: Lines; id: string } {
  const start = toMilliseconds(seconds);
  const found = lines.findIndex((line) => line.start > start);
  const at = found === -1 ? lines.length : found;
  const room = (lines[at]?.start ?? Infinity) - start;
  const end = toMilliseconds(start + Math.max(Math.min(usualSeconds, room), leastSeconds));
  const line = { id: newId(), start, end, text: '' };
  return { lines: lines.toSpliced(at, 0, line), id: line.id };
}

/** Puts lines in the order of time, after a time was changed. */
export const inOrder = (lines: Lines): Lines =>
  lines.every((line, at) => at === 0 || lines[at - 1]!.start <= line.start)
    ? lines
    : lines.toSorted((a, b) => a.start - b.start);

/** Returns a function that tells whether a line contains a text, in either case and any shape of its signs. */
export function finderOf(typed: string) {
  const pattern = patternOf(typed);
  return ({ text }: CaptionsLine) => text.search(pattern) !== -1;
}

/** Replaces a text in all lines, as `finderOf` finds it. */
export function replaceAll(lines: Lines, typed: string, replacement: string): { lines: Lines; count: number } {
  const pattern = patternOf(typed);
  let count = 0;
  const replaced = lines.map((line) => {
    const text = line.text.replace(pattern, () => {
      count += 1;
      return replacement;
    });
    return text === line.text ? line : { ...line, text };
  });
  return { lines: count === 0 ? lines : replaced, count };
}

/** Warning about a line that is hard to follow, with a remedy; null for a good line. */
export function warningOf(line: CaptionsLine, next: CaptionsLine | undefined): string | null {
  if (next && line.end > next.start + 0.0005)
    return `Bertumpuk ${tenths(Math.max(line.end - next.start, 0.1))} detik dengan baris berikutnya. Majukan akhirnya, atau gabungkan.`;
  const speed = Math.round(readingSpeed(line));
  if (speed <= maxReadingSpeed) return null;
  const needed = spokenText(line).length / maxReadingSpeed - (line.end - line.start);
  return `Terlalu cepat dibaca: ${speed} huruf per detik. Tambah ${tenths(Math.ceil(needed * 10) / 10)} detik, atau ringkas.`;
}

/** 1,5 */
const tenths = (seconds: number) => seconds.toFixed(1).replace('.', ',');

/** Index of the line that is shown at a second; -1 between lines. */
export const lineShownAt = (lines: Lines, seconds: number) =>
  lines.findIndex((line) => line.start <= seconds && seconds < line.end);

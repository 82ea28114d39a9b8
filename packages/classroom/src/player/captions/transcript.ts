import { patternOf } from '@sinau/contracts/core/typed/pattern.rules';
import { isBlank } from '@sinau/contracts/core/typed/text.rules';

/** One caption, as a line of the transcript. */
export interface Line {
  start: number;
  end: number;
  text: string;
}

/** Returns the line that is spoken at a second: the last one that has begun. -1 before the first. */
export function lineAt(lines: readonly Line[], second: number): number {
  let low = 0;
  let high = lines.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (lines[middle]!.start <= second) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** Splits a line at the matches of a typed text; every second piece is a match. */
export function piecesOf(text: string, typed: string): string[] {
  if (isBlank(typed)) return [text];
  const hits = patternOf(typed);
  return text.split(new RegExp(`(${hits.source})`, hits.flags));
}

/** Turns captions into lines. Captions often appear twice, or break a sentence into lines: neither helps a reader. */
export function linesOf(cues: readonly { startTime: number; endTime: number; text: string }[]): Line[] {
  const lines = [...cues]
    .sort((a, b) => a.startTime - b.startTime)
    .map(({ startTime, endTime, text }) => ({ start: startTime, end: endTime, text: text.replace(/\s+/g, ' ').trim() }))
    .filter(({ text }) => text !== '');
  return lines.filter(({ text }, index) => text !== lines[index - 1]?.text);
}

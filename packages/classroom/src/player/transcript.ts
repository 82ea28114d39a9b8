/** One caption, as a line of the transcript. */
export interface Line {
  start: number;
  end: number;
  text: string;
}

/** The line that is spoken at a second: the last one that has begun. -1 before the first. */
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

/** The places of a typed text in a line, as pieces of it; every second piece is a hit. */
export function piecesOf(text: string, typed: string): string[] {
  const wanted = typed.trim().toLowerCase();
  if (!wanted) return [text];
  const folded = text.toLowerCase();
  const pieces: string[] = [];
  let from = 0;
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, from)) {
    pieces.push(text.slice(from, at), text.slice(at, at + wanted.length));
    from = at + wanted.length;
  }
  return [...pieces, text.slice(from)];
}

/** Captions often stand twice, or break a sentence into lines: both are of no use when read. */
export function linesOf(cues: readonly { startTime: number; endTime: number; text: string }[]): Line[] {
  const lines = [...cues]
    .sort((a, b) => a.startTime - b.startTime)
    .map(({ startTime, endTime, text }) => ({ start: startTime, end: endTime, text: text.replace(/\s+/g, ' ').trim() }))
    .filter(({ text }) => text !== '');
  return lines.filter(({ text }, index) => text !== lines[index - 1]?.text);
}

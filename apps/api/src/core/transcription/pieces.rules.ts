import type { CaptionsLine } from '@sinau/contracts/core/media/captions-text.rules';

/** A piece of the sound of a video, in seconds, with what was heard in it; null before it was sent. */
export interface StoredPiece {
  readonly start: number;
  readonly end: number;
  readonly lines: readonly CaptionsLine[] | null;
}

export interface Silence {
  readonly start: number;
  readonly end: number;
}

/** Longest piece that is sent at once. */
const longestSeconds = 600;
/** Shortest piece that a silence may end. */
const shortestSeconds = 300;

/** Divides a recording into pieces of ten minutes at most, each ending in the last silence before that. */
export function planPieces(durationSeconds: number, silences: readonly Silence[]): StoredPiece[] {
  const pieces: StoredPiece[] = [];
  for (let start = 0; start < durationSeconds; start = pieces.at(-1)!.end) {
    const latest = start + longestSeconds;
    const cut = silences
      .map((silence) => (silence.start + silence.end) / 2)
      .findLast((middle) => middle <= latest && middle >= start + shortestSeconds);
    pieces.push({ start, end: latest >= durationSeconds ? durationSeconds : (cut ?? latest), lines: null });
  }
  return pieces;
}

/** Returns the lines of a piece at their seconds of the video; what ends before it begins is left out. */
export const linesOfPiece = ({ start, end }: StoredPiece, heard: readonly CaptionsLine[]): CaptionsLine[] =>
  heard
    .map((line) => ({
      text: line.text,
      start: rounded(Math.min(start + line.start, end)),
      end: rounded(Math.min(start + line.end, end)),
    }))
    .filter((line) => line.text !== '' && line.end > line.start);

const rounded = (seconds: number) => Math.round(seconds * 1000) / 1000;

/** Progress of a transcription, in percent. */
export function heardPercent(pieces: readonly StoredPiece[] | null): number {
  if (!pieces) return 0;
  const total = pieces.at(-1)?.end ?? 0;
  const heard = pieces.reduce((sum, { start, end, lines }) => sum + (lines ? end - start : 0), 0);
  return total === 0 ? 0 : Math.floor((100 * heard) / total);
}

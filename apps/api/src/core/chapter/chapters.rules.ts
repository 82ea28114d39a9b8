import type { Silence } from '../transcription/index.ts';

/** Maximum number of chapters: more would be a list that nobody reads. */
const mostChapters = 10;
/** Minimum length of a chapter, in seconds. */
const shortestChapter = 30;

/**
 * Returns the seconds at which chapters may begin: where the longest silences end, each of which leaves both chapters
 * beside it long enough. The first chapter begins at 0.
 */
export function proposeChapters(durationSeconds: number, silences: readonly Silence[]): number[] {
  const least = Math.max(shortestChapter, durationSeconds / mostChapters / 2);
  const edges = [0, durationSeconds];
  for (const { end } of silences.toSorted((a, b) => b.end - b.start - (a.end - a.start))) {
    const isFree = edges.every((edge) => Math.abs(edge - end) >= least);
    if (isFree && edges.length <= mostChapters) edges.push(end);
  }
  return edges
    .filter((edge) => edge < durationSeconds)
    .sort((a, b) => a - b)
    .map(Math.floor);
}

export const maxChapters = 100;
export const maxChapterTitle = 60;

interface Begun {
  readonly second: number;
}

/** Returns what is wrong with the times of chapters, in a sentence; null if nothing is. */
export function chapterListProblem(chapters: readonly Begun[]): string | null {
  if (chapters.length === 0) return null;
  if (chapters[0]!.second !== 0) return 'Bab pertama harus mulai di 00:00';
  const isAscending = chapters.every(({ second }, index) => index === 0 || chapters[index - 1]!.second < second);
  return isAscending ? null : 'Waktu bab harus berurutan, dan tidak boleh ada dua bab di waktu yang sama';
}

/** Returns the chapters that begin within a recording. */
export const chaptersWithin = <C extends Begun>(chapters: readonly C[], durationSeconds: number): C[] =>
  chapters.filter(({ second }) => second < durationSeconds);

/** Returns the position of the chapter that plays at a second, of chapters in order; -1 before the first one. */
export const chapterAt = (chapters: readonly Begun[], second: number): number =>
  chapters.filter((chapter) => chapter.second <= second).length - 1;

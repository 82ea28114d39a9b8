import { chapterAt } from '@sinau/contracts/study/lesson/chapters.rules';
import type { Chapter } from '@sinau/contracts/study/lesson-kinds/chapters';

/** A chapter that has played longer than this is played again, instead of the one before it. */
const againSeconds = 3;

/** Returns the second of the next or previous chapter; null after the last one, and without chapters. */
export function chapterStep(chapters: readonly Chapter[], position: number, step: 1 | -1): number | null {
  const current = chapterAt(chapters, position);
  if (step === 1) return chapters[current + 1]?.second ?? null;
  if (chapters.length === 0) return null;
  const begun = chapters[current]?.second ?? 0;
  return position - begun > againSeconds ? begun : (chapters[current - 1]?.second ?? 0);
}

import type { Chapter } from '@sinau/contracts/study/lesson-kinds/chapters';
import { timecode } from '@sinau/format';

/** Chapters as lines: 01:15 Piramida terbalik. */
export const linesOf = (chapters: readonly Chapter[]) =>
  chapters.map(({ second, title }) => `${timecode(second)} ${title}`).join('\n');

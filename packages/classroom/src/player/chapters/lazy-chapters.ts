import { lazy } from 'react';

// Only recordings with chapters load what shows them.
export const ChapterMarks = lazy(async () => ({ default: (await import('./chapter-marks.tsx')).ChapterMarks }));
export const ChapterMenu = lazy(async () => ({ default: (await import('./chapter-menu.tsx')).ChapterMenu }));

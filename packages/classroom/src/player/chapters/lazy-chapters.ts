import { lazy } from 'react';

// Chapter components load for recordings with chapters alone.
export const ChapterMarks = lazy(async () => ({ default: (await import('./chapter-marks.tsx')).ChapterMarks }));
export const ChapterMenu = lazy(async () => ({ default: (await import('./chapter-menu.tsx')).ChapterMenu }));

export { ChaptersBelow } from './chapters-below.tsx';
export { ChapterMarks, ChapterMenu } from './lazy-chapters.ts';

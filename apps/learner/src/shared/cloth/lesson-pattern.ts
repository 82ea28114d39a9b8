import { clothPattern } from './cloth-pattern.ts';
import { threadOfLesson } from './lesson-thread.ts';

/** Draws the square of a lesson's cloth. */
export const patternOfLesson = (...lesson: Parameters<typeof threadOfLesson>) =>
  clothPattern(threadOfLesson(...lesson));

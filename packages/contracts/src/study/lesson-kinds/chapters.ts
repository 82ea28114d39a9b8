import { z } from 'zod';
import { text } from '../../fields.ts';
import { chapterListProblem, maxChapters, maxChapterTitle } from '../lesson/chapters.rules.ts';

/** Chapter of a recording: the whole second it begins at, and its title. */
const chapter = z.object({ second: z.int().nonnegative(), title: text(maxChapterTitle) });

/** Chapters of a recording in their order. Lessons stored before there were any have none. */
export const chapters = z
  .array(chapter)
  .max(maxChapters)
  .default([])
  .superRefine((list, context) => {
    const message = chapterListProblem(list);
    if (message) context.addIssue({ code: 'custom', message });
  });

export type Chapter = z.infer<typeof chapter>;

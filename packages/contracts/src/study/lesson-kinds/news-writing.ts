import { z } from 'zod';
import { maxNewsWords } from '../lesson/lesson.rules.ts';
import { task } from './assignment.ts';
import { completionOf, defineLessonKind, progressBar } from './lesson-kind.ts';

const words = z.int().min(1).max(maxNewsWords).nullable().default(null);
/** Task of a news text. Its length is a recommendation, which the assistant and the teacher check. */
export const newsWritingContent = task
  .extend({ minimumWords: words, maximumWords: words })
  .refine(({ minimumWords, maximumWords }) => !minimumWords || !maximumWords || minimumWords <= maximumWords, {
    path: ['maximumWords'],
    message: 'Jumlah kata paling banyak tidak boleh kurang dari yang paling sedikit',
  });
export type NewsWritingContent = z.infer<typeof newsWritingContent>;

export const newsWritingSetting = z.object({
  progressBar,
  completionType: completionOf('news_writing'),
  saveToArchive: z.boolean().default(false),
});

export const newsWriting = defineLessonKind('news_writing', {
  content: newsWritingContent,
  setting: newsWritingSetting,
  view: newsWritingContent,
});

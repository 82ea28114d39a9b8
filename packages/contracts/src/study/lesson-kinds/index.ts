import { z } from 'zod';
import type { LessonType } from '../lesson/lesson.rules.ts';
import { article } from './article.ts';
import { assignment } from './assignment.ts';
import { audio } from './audio.ts';
import { interactive } from './interactive.ts';
import { newsWriting } from './news-writing.ts';
import { pdf } from './pdf.ts';
import { quiz } from './quiz.ts';
import { video } from './video.ts';
import { webinar } from './webinar.ts';

/** All kinds of lessons, one per line. */
export const lessonKinds = {
  article,
  video,
  audio,
  pdf,
  interactive,
  quiz,
  assignment,
  news_writing: newsWriting,
  webinar,
} satisfies { [T in LessonType]: { lesson: z.ZodObject<{ type: z.ZodLiteral<T> }> } };

export type LessonKinds = typeof lessonKinds;

/** Builds the union of one schema over all kinds, discriminated by `type`. */
export function unionOfKinds<P extends 'creation' | 'update' | 'lesson'>(part: P) {
  type Part = LessonKinds[LessonType][P];
  const parts = Object.values(lessonKinds).map((kind) => kind[part]);
  return z.discriminatedUnion('type', parts as unknown as [Part, ...Part[]]);
}

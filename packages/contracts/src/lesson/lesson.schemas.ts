import { z } from 'zod';
import { html, instant, text, uuid } from '../fields.ts';

/** The nine kinds of lesson; {@link buildableLessonTypes} are those that can be built and studied so far. */
export const lessonTypes = ['audio', 'pdf', 'interactive', 'video', 'webinar', 'assignment', 'quiz', 'article', 'news_writing'] as const;
export type LessonType = (typeof lessonTypes)[number];
export const buildableLessonTypes = ['article'] as const;

export const lessonStatuses = ['pending', 'not-started', 'started', 'passed', 'not-passed'] as const;
export const lessonStatus = z.enum(lessonStatuses);
export type LessonStatus = z.infer<typeof lessonStatus>;

export const contentSetting = z.object({
  /** Whether the learner sees how far along the lesson is. */
  progressBar: z.boolean().default(true),
  completionType: z.enum(['hit-button']).default('hit-button'),
});
export type ContentSetting = z.infer<typeof contentSetting>;

export const articleContent = z.object({ html: html(200_000) });
export type ArticleContent = z.infer<typeof articleContent>;

/** A lesson as its makers see it. */
export const lesson = z.object({
  _id: uuid,
  id: uuid,
  sectionId: uuid,
  type: z.enum(buildableLessonTypes),
  title: z.string(),
  slug: z.string(),
  content: articleContent,
  setting: contentSetting,
  /** Whether it could be studied as it stands: an article has text. */
  isComplete: z.boolean(),
  /** Grows with each change; an update names the one it read. */
  revision: z.int().positive(),
  updatedAt: instant,
});
export type Lesson = z.infer<typeof lesson>;

const lessonFields = { title: text(150), content: articleContent, setting: contentSetting };

export const lessonCreation = z.object({ type: z.enum(buildableLessonTypes), ...lessonFields, setting: contentSetting.default({ progressBar: true, completionType: 'hit-button' }) });
export const lessonUpdate = z.object({ ...lessonFields, revision: z.int().positive() });

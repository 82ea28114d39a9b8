import type { Lesson } from '@sinau/contracts/lesson/lesson.schemas';
import type { LessonRow } from './lesson.queries.ts';

/** Content and setting were checked by the contract on their way in. */
export const presentLesson = (lesson: LessonRow): Lesson => ({
  _id: lesson.id,
  id: lesson.id,
  sectionId: lesson.sectionId!,
  type: lesson.type as Lesson['type'],
  title: lesson.title,
  slug: lesson.slug,
  content: lesson.content as Lesson['content'],
  setting: lesson.setting as Lesson['setting'],
  isComplete: lesson.isComplete,
  revision: lesson.revision,
  updatedAt: lesson.updatedAt.toISOString(),
});

import { z } from 'zod';
import { assignmentSetting } from '../lesson-kinds/assignment.ts';
import { unionOfKinds } from '../lesson-kinds/index.ts';
import { isFreePreview } from '../lesson-kinds/lesson-kind.ts';
import { quizSetting } from '../lesson-kinds/quiz.ts';
import { completionTypes, type LessonType } from './lesson.rules.ts';

export const lessonStatuses = ['pending', 'not-started', 'started', 'passed', 'not-passed'] as const;
export const lessonStatus = z.enum(lessonStatuses);
export type LessonStatus = z.infer<typeof lessonStatus>;

/** Setting of a lesson of any type, as an outline contains it. Settings that its type lacks are omitted. */
export const lessonSetting = quizSetting
  .extend(assignmentSetting.shape)
  .extend({
    completionType: z.enum([...new Set(Object.values(completionTypes).flat())]),
    downloadFile: z.boolean(),
    isFreePreview,
  })
  .partial();
export type LessonSetting = z.infer<typeof lessonSetting>;

export const lessonCreation = unionOfKinds('creation');
export type LessonCreation = z.output<typeof lessonCreation>;

export const lessonUpdate = unionOfKinds('update');

export const lesson = unionOfKinds('lesson');
export type Lesson = z.infer<typeof lesson>;
export type LessonOf<T extends LessonType> = Extract<Lesson, { type: T }>;

import type { Deps } from '../../platform/deps.ts';
import type { Module } from '../../http/module.ts';
import { lessonEditingRoutes } from './lesson-editing.routes.ts';
import { createLessonEditingService } from './lesson-editing.service.ts';

export { insertLesson, renameLesson } from './lesson-editing.queries.ts';
export { takeLessonSlug } from './lesson-editing.service.ts';

export const lessonEditingModule = (deps: Deps): Module => ({
  routes: lessonEditingRoutes(createLessonEditingService(deps)),
});

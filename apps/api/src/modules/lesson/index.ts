import type { Deps } from '../../platform/deps.ts';
import type { Module } from '../module.ts';
import { lessonRoutes } from './lesson.routes.ts';
import { createLessonService } from './lesson.service.ts';

export { contentWithPictures, fileIdsOf, presentLesson } from './lesson.presenter.ts';
export { findLessonParts } from './lesson-parts.ts';
export { insertLesson, renameLesson } from './lesson.queries.ts';
export { extrasOf, withoutExtras } from './lesson-extras.ts';
export { takeLessonSlug } from './lesson.service.ts';
export { prepareLesson } from './lesson-writing.ts';

export const lessonModule = (deps: Deps): Module => ({
  routes: lessonRoutes(createLessonService(deps)),
});

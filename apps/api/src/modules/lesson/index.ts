import type { Deps } from '../../platform/deps.ts';
import { handleJob } from '../../platform/jobs.ts';
import type { Module } from '../module.ts';
import { lessonRoutes } from './lesson.routes.ts';
import { createLessonService } from './lesson.service.ts';
import { dropSessions, dropSessionsJob } from './removal.ts';

export { fileIdsOf, presentLesson } from './lesson.presenter.ts';
export { prepareLesson } from './lesson-writing.ts';
export { removeLessons } from './removal.ts';

export const lessonModule = (deps: Deps): Module => ({
  routes: lessonRoutes(createLessonService(deps)),
  jobs: [handleJob(dropSessionsJob, () => dropSessions(deps), '*/10 * * * *')],
});

import { lessonEndpoints } from '@sinau/contracts/study/lesson/lesson.endpoints';
import { defineRoutes } from '../../http/routes.ts';
import type { LessonEditingService } from './lesson-editing.service.ts';

export const lessonEditingRoutes = (lessons: LessonEditingService) =>
  defineRoutes(lessonEndpoints, {
    detail: ({ actor, params }) => lessons.detail(actor, params),
    create: ({ actor, params, body }) => lessons.create(actor, params, body),
    update: ({ actor, params, body }) => lessons.update(actor, params, body),
    addQuestions: ({ actor, params, body }) => lessons.addQuestions(actor, params, body),
    remove: ({ actor, params }) => lessons.remove(actor, params),
  });

import { lessonEndpoints } from '@sinau/contracts/lesson/lesson.endpoints';
import { defineRoutes } from '../../http/routes.ts';
import type { LessonService } from './lesson.service.ts';

export const lessonRoutes = (lessons: LessonService) =>
  defineRoutes(lessonEndpoints, {
    detail: ({ actor, params }) => lessons.detail(actor, params),
    create: ({ actor, params, body }) => lessons.create(actor, params, body),
    update: ({ actor, params, body }) => lessons.update(actor, params, body),
    addQuestions: ({ actor, params, body }) => lessons.addQuestions(actor, params, body),
    remove: ({ actor, params }) => lessons.remove(actor, params),
  });

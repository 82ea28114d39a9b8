import { lessonEndpoints } from '@sinau/contracts/lesson/lesson.endpoints';
import { defineRoutes } from '../../http/routes.ts';
import type { LessonService } from './lesson.service.ts';

export const lessonRoutes = (lessons: LessonService) =>
  defineRoutes(lessonEndpoints, {
    detail: ({ actor, params }) => lessons.detail(params.id, actor.mitraId),
    create: ({ actor, params, body }) => lessons.create(params.sectionId, actor.mitraId, body),
    update: ({ actor, params, body }) => lessons.update(params.id, actor.mitraId, body),
    remove: ({ actor, params }) => lessons.remove(params.id, actor.mitraId),
  });

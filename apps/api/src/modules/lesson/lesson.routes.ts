import { lessonEndpoints } from '@sinau/contracts/lesson/lesson.endpoints';
import { defineRoutes } from '../../http/routes.ts';
import type { LessonService } from './lesson.service.ts';

export const lessonRoutes = (lessons: LessonService) =>
  defineRoutes(lessonEndpoints, {
    detail: ({ actor, params }) => lessons.detail(params.id, actor.mitraId),
    create: ({ actor, params, body }) => lessons.create(params.sectionId, actor, body),
    update: ({ actor, params, body }) => lessons.update(params.id, actor, body),
    addQuestions: ({ actor, params, body }) => lessons.addQuestions(params.id, actor, body.questions),
    remove: ({ actor, params }) => lessons.remove(params.id, actor.mitraId),
  });

import { questionEndpoints } from '@sinau/contracts/study/question/question.endpoints';
import { defineRoutes } from '../../http/routes.ts';
import type { QuestionService } from './question.service.ts';

export const questionRoutes = (questions: QuestionService) =>
  defineRoutes(questionEndpoints, {
    list: ({ actor, query }) => questions.list(actor, query),
    tags: ({ actor }) => questions.tags(actor),
    create: ({ actor, body }) => questions.create(actor, body),
    importText: ({ actor, body }) => questions.importText(actor, body),
    detail: ({ actor, params }) => questions.detail(actor, params),
    update: ({ actor, params, body }) => questions.update(actor, params, body),
    remove: ({ actor, params }) => questions.remove(actor, params),
    duplicate: ({ actor, params }) => questions.duplicate(actor, params),
  });

import { cannedEndpoints } from '@sinau/contracts/backoffice/canned/canned.endpoints';
import { defineRoutes } from '../../http/routes.ts';
import type { CannedAnswerService } from './canned.service.ts';

export const cannedAnswerRoutes = (answers: CannedAnswerService) =>
  defineRoutes(cannedEndpoints, {
    list: ({ query }) => answers.list(query),
    create: ({ actor, body }) => answers.create(actor, body),
    edit: ({ actor, params, body }) => answers.edit(actor, params, body),
    remove: ({ actor, params }) => answers.remove(actor, params),
  });

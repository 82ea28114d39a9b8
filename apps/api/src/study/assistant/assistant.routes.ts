import { assistantEndpoints } from '@sinau/contracts/study/assistant/assistant.endpoints';
import { defineRoutes } from '../../http/routes.ts';
import type { AssistantService } from './assistant.service.ts';

export const assistantRoutes = (assistant: AssistantService) =>
  defineRoutes(assistantEndpoints, {
    check: ({ actor, params, body }) => assistant.check(actor, params, body),
    checkSubmission: ({ actor, params, body }) => assistant.checkSubmission(actor, params, body),
  });

import { legalEndpoints } from '@sinau/contracts/core/legal/legal.endpoints';
import { defineRoutes } from '../../http/routes.ts';
import type { LegalService } from './legal.service.ts';

export const legalRoutes = (legal: LegalService) =>
  defineRoutes(legalEndpoints, {
    list: () => legal.list(),
    detail: ({ params }) => legal.detail(params),
    saveDraft: ({ actor, params, body }) => legal.saveDraft(actor, params, body),
    discardDraft: ({ actor, params, body }) => legal.discardDraft(actor, params, body),
    publish: ({ actor, params, body }) => legal.publish(actor, params, body),
  });

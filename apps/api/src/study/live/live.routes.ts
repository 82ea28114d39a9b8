import { liveEndpoints } from '@sinau/contracts/study/live/live.endpoints';
import { defineRoutes } from '../../http/routes.ts';
import type { LiveService } from './live.service.ts';

export const liveRoutes = (live: LiveService) =>
  defineRoutes(liveEndpoints, {
    detail: ({ actor, params }) => live.detail(actor, params),
    update: ({ actor, params, body }) => live.update(actor, params, body),
    cancel: ({ actor, params, body }) => live.cancel(actor, params, body),
  });

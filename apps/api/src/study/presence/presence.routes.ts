import { presenceEndpoints } from '@sinau/contracts/study/presence/presence.endpoints';
import { defineRoutes } from '../../http/routes.ts';
import type { PresenceService } from './presence.service.ts';

export const presenceRoutes = (presence: PresenceService) =>
  defineRoutes(presenceEndpoints, {
    beat: ({ actor, params, body }) => presence.beat(actor, params, body),
  });

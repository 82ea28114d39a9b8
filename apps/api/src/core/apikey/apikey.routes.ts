import { apikeyEndpoints } from '@sinau/contracts/core/apikey/apikey.endpoints';
import { defineRoutes } from '../../http/routes.ts';
import type { ApiKeyService } from './apikey.service.ts';

export const apiKeyRoutes = (keys: ApiKeyService) =>
  defineRoutes(apikeyEndpoints, {
    list: ({ actor }) => keys.list(actor),
    create: ({ actor, body }) => keys.create(actor, body),
    revoke: ({ actor, params }) => keys.revoke(actor, params),
  });

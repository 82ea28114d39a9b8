import { educatorEndpoints } from '@sinau/contracts/storefront/educator/educator.endpoints';
import { defineRoutes } from '../../http/routes.ts';
import type { EducatorService } from './educator.service.ts';

export const educatorRoutes = (educators: EducatorService) =>
  defineRoutes(educatorEndpoints, {
    list: ({ actor, params }) => educators.list(actor, params),
    create: ({ actor, params, body }) => educators.create(actor, params, body),
    update: ({ actor, params, body }) => educators.update(actor, params, body),
    remove: ({ actor, params }) => educators.remove(actor, params),
  });

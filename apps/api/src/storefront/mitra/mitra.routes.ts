import { mitraEndpoints } from '@sinau/contracts/storefront/mitra/mitra.endpoints';
import { defineRoutes } from '../../http/routes.ts';
import type { ApplicationService } from './application.service.ts';
import type { MitraService } from './mitra.service.ts';

export const mitraRoutes = (mitra: MitraService, applications: ApplicationService) =>
  defineRoutes(mitraEndpoints, {
    list: ({ actor, query }) => mitra.list(actor, query),
    detail: ({ params }) => mitra.detail(params),
    classes: ({ params, query }) => mitra.classes(params, query),
    application: ({ actor }) => applications.own(actor),
    answer: ({ actor, body }) => applications.answer(actor, body),
    create: ({ actor, body }) => mitra.create(actor, body),
    switchTo: ({ actor, body }) => mitra.switchTo(actor, body),
  });

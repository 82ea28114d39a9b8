import { mitraEndpoints } from '@sinau/contracts/storefront/mitra/mitra.endpoints';
import { defineRoutes } from '../../http/routes.ts';
import type { MitraService } from './mitra.service.ts';

export const mitraRoutes = (mitra: MitraService) =>
  defineRoutes(mitraEndpoints, {
    list: ({ actor, query }) => mitra.list(actor, query),
    detail: ({ params }) => mitra.detail(params),
    classes: ({ params, query }) => mitra.classes(params, query),
    application: ({ actor }) => mitra.application(actor),
    create: ({ actor, body }) => mitra.create(actor, body),
    switchTo: ({ actor, body }) => mitra.switchTo(actor, body),
  });

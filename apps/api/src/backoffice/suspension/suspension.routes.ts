import { suspensionEndpoints } from '@sinau/contracts/backoffice/suspension/suspension.endpoints';
import { defineRoutes } from '../../http/routes.ts';
import type { SuspensionService } from './suspension.service.ts';

export const suspensionRoutes = (stops: SuspensionService) =>
  defineRoutes(suspensionEndpoints, {
    mine: ({ actor }) => stops.mine(actor),
    appeal: ({ actor, body }) => stops.appeal(actor, body),
    detail: ({ params }) => stops.detail(params),
    stop: ({ actor, params, body }) => stops.stop(actor, params, body),
    restore: ({ actor, params }) => stops.restore(actor, params),
  });

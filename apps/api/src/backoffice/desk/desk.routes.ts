import { deskEndpoints } from '@sinau/contracts/backoffice/desk/desk.endpoints';
import { defineRoutes } from '../../http/routes.ts';
import type { DeskService } from './desk.service.ts';

export const deskRoutes = (desk: DeskService) =>
  defineRoutes(deskEndpoints, {
    work: ({ actor, query }) => desk.work(actor, query),
    morning: () => desk.morning(),
  });

import { abuseEndpoints } from '@sinau/contracts/backoffice/abuse/abuse.endpoints';
import { defineRoutes } from '../../http/routes.ts';
import type { AbuseDesk } from './abuse-desk.service.ts';
import type { AbuseService } from './abuse.service.ts';

export const abuseRoutes = (reports: AbuseService, desk: AbuseDesk) =>
  defineRoutes(abuseEndpoints, {
    create: ({ actor, body }) => reports.create(actor, body),
    mine: ({ actor, params }) => reports.mine(actor, params),
    queue: ({ query }) => desk.queue(query),
    detail: ({ params }) => desk.detail(params),
    takeUp: ({ actor, params }) => desk.takeUp(actor, params),
    release: ({ actor, params }) => desk.release(actor, params),
    dismiss: ({ actor, params, body }) => desk.dismiss(actor, params, body),
    decide: ({ actor, params, body }) => desk.decide(actor, params, body),
    unhide: ({ actor, params }) => desk.unhide(actor, params),
  });

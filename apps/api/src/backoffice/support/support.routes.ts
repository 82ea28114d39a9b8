import { supportEndpoints } from '@sinau/contracts/backoffice/support/support.endpoints';
import { defineRoutes } from '../../http/routes.ts';
import type { SupportService } from './support.service.ts';

export const supportRoutes = (support: SupportService) =>
  defineRoutes(supportEndpoints, {
    create: ({ actor, body }) => support.create(actor, body),
    thread: ({ params }) => support.thread(params),
    reply: ({ actor, params, body }) => support.reply(actor, params, body),
    received: ({ query }) => support.received(query),
    detail: ({ params }) => support.detail(params),
    answer: ({ actor, params, body }) => support.answer(actor, params, body),
    close: ({ actor, params }) => support.close(actor, params),
  });

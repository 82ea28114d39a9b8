import { ticketEndpoints } from '@sinau/contracts/commerce/ticket/ticket.endpoints';
import { defineRoutes } from '../../http/routes.ts';
import type { TicketService } from './ticket.service.ts';
import type { WaitingService } from './waiting.service.ts';

export const ticketRoutes = (tickets: TicketService, waiting: WaitingService) =>
  defineRoutes(ticketEndpoints, {
    list: ({ actor, params }) => tickets.list(actor, params),
    detail: ({ actor, params }) => tickets.detail(actor, params),
    createRegular: ({ actor, params, body }) => tickets.createRegular(actor, params, body),
    createAdditional: ({ actor, params, body }) => tickets.createAdditional(actor, params, body),
    update: ({ actor, params, body }) => tickets.update(actor, params, body),
    remove: ({ actor, params }) => tickets.remove(actor, params),
    wait: ({ actor, params, body }) => waiting.wait(actor, params, body),
    stopWaiting: ({ actor, params }) => waiting.stopWaiting(actor, params),
    setQuota: ({ actor, params, body }) => tickets.setQuota(actor, params, body),
  });

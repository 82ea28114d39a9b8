import type { Deps } from '../../platform/deps.ts';
import { handleJob } from '../../platform/jobs.ts';
import type { Module } from '../../http/module.ts';
import { offeredJob, scheduledStockChanges } from '../../storefront/stock/index.ts';
import { createTicketSweep, sweepJob } from './ticket.jobs.ts';
import { ticketRoutes } from './ticket.routes.ts';
import { createTicketService } from './ticket.service.ts';
import { seatOfferedMail } from './waiting.mails.ts';
import { createWaitingService } from './waiting.service.ts';

export function ticketModule(deps: Deps): Module {
  const waiting = createWaitingService(deps);
  return {
    routes: ticketRoutes(createTicketService(deps), waiting),
    mails: [seatOfferedMail],
    scheduledChanges: scheduledStockChanges,
    jobs: [handleJob(offeredJob, waiting.tell), handleJob(sweepJob, createTicketSweep(deps), '* * * * *')],
  };
}

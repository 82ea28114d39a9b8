import { systemEndpoints } from '@sinau/contracts/backoffice/system/system.endpoints';
import { defineRoutes } from '../../http/routes.ts';
import type { SystemService } from './system.service.ts';

export const systemRoutes = (system: SystemService) =>
  defineRoutes(systemEndpoints, {
    status: () => system.status(),
    failedJobs: ({ query }) => system.failedJobs(query),
    mails: ({ query }) => system.mails(query),
    retry: ({ actor, params }) => system.retry(actor, params),
    discard: ({ actor, params }) => system.discard(actor, params),
    retryAll: ({ actor, body }) => system.retry(actor, body),
    discardAll: ({ actor, body }) => system.discard(actor, body),
  });

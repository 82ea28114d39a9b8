// Written by `pnpm generate` from packages/contracts.
import type { systemEndpoints } from '@sinau/contracts/backoffice/system/system.endpoints';
import { operation } from '../operation.ts';

export const system = {
  key: ['system'],
  status: operation<typeof systemEndpoints.status>('system.status', 'GET', '/operator/system'),
  failedJobs: operation<typeof systemEndpoints.failedJobs>('system.failedJobs', 'GET', '/operator/system/job'),
  mails: operation<typeof systemEndpoints.mails>('system.mails', 'GET', '/operator/system/mail'),
  retry: operation<typeof systemEndpoints.retry>('system.retry', 'PUT', '/operator/system/job/:id/retry'),
  discard: operation<typeof systemEndpoints.discard>('system.discard', 'PUT', '/operator/system/job/:id/discard'),
  retryAll: operation<typeof systemEndpoints.retryAll>('system.retryAll', 'PUT', '/operator/system/job/retry'),
  discardAll: operation<typeof systemEndpoints.discardAll>('system.discardAll', 'PUT', '/operator/system/job/discard'),
};

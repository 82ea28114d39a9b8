import { later } from '../../platform/clock.ts';
import type { Deps } from '../../platform/deps.ts';
import { defineJob, handleJob } from '../../platform/jobs.ts';
import type { Module } from '../../http/module.ts';
import { deletePresenceBefore } from './presence.queries.ts';
import { presenceRoutes } from './presence.routes.ts';
import { createPresenceService, presentMs } from './presence.service.ts';

const sweepJob = defineJob('presence.sweep', { retryLimit: 0 });

export const presenceModule = (deps: Deps): Module => ({
  routes: presenceRoutes(createPresenceService(deps)),
  jobs: [handleJob(sweepJob, () => deletePresenceBefore(deps.db, later(deps.clock.now(), -presentMs)), '35 * * * *')],
});

import type { Deps } from '../../platform/deps.ts';
import { defineJob, handleJob } from '../../platform/jobs.ts';
import type { Module } from '../module.ts';
import { healthRoutes } from './health.routes.ts';
import { createHealthService } from './health.service.ts';

const sweepLimits = defineJob('limits.sweep', { retryLimit: 0 });

export const healthModule = (deps: Deps): Module => ({
  routes: healthRoutes(createHealthService(deps)),
  // A counter is made for each address and account that calls; once its time is over it serves nobody.
  jobs: [handleJob(sweepLimits, () => deps.limits.sweep(deps.clock.now()), '23 * * * *')],
});

import type { Deps } from '../../platform/deps.ts';
import { defineJob, handleJob } from '../../platform/jobs.ts';
import type { Module } from '../../http/module.ts';
import { healthRoutes } from './health.routes.ts';
import { createHealthService } from './health.service.ts';

const sweepLimits = defineJob('limits.sweep', { retryLimit: 0 });

export const healthModule = (deps: Deps): Module => ({
  routes: healthRoutes(createHealthService(deps)),
  // Each calling address and account has a counter, which is useless after its period.
  jobs: [handleJob(sweepLimits, () => deps.limits.sweep(deps.clock.now()), '23 * * * *')],
});

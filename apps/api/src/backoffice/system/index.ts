import type { Module } from '../../http/module.ts';
import type { Deps } from '../../platform/deps.ts';
import { defineJob, handleJob, type Job } from '../../platform/jobs.ts';
import { deleteFinishedJobs } from '../../platform/jobs.queries.ts';
import type { AnyMail } from '../../platform/mail/define-mail.ts';
import { systemRoutes } from './system.routes.ts';
import { backupGauges } from './system.queries.ts';
import { createSystemService } from './system.service.ts';

const sweepFinishedJob = defineJob('system.sweepFinished', { retryLimit: 0 });

/** Shows the jobs and mails of all other modules. */
export function systemModule(
  deps: Deps,
  { mails, jobs }: { mails: readonly AnyMail[]; jobs: readonly Job<object>[] },
): Module {
  const all = [...jobs, sweepFinishedJob];
  return {
    routes: systemRoutes(createSystemService(deps, mails)),
    jobs: [handleJob(sweepFinishedJob, () => deleteFinishedJobs(deps.db, all), '*/10 * * * *')],
    gauges: [backupGauges],
  };
}

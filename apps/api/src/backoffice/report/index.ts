import type { Deps } from '../../platform/deps.ts';
import { handleJob } from '../../platform/jobs.ts';
import type { Module } from '../../http/module.ts';
import { reminderMail } from './reminder.mails.ts';
import { createReportJobs, mergeJob } from './report.jobs.ts';
import { createReminderService, remindJob } from './reminder.service.ts';
import { reportRoutes } from './report.routes.ts';
import { createReportService } from './report.service.ts';

export function reportModule(deps: Deps): Module {
  const reminders = createReminderService(deps);
  return {
    routes: reportRoutes(createReportService(deps, reminders)),
    jobs: [handleJob(remindJob, reminders.deliver), handleJob(mergeJob, createReportJobs(deps).merge, '*/10 * * * *')],
    mails: [reminderMail],
  };
}

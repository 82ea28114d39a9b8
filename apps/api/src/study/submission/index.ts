import type { Deps } from '../../platform/deps.ts';
import { defineJob, handleJob } from '../../platform/jobs.ts';
import type { Module } from '../../http/module.ts';
import { gradingReminderMail, remindGraders } from './grading-reminders.ts';
import { createGradingService } from './grading.service.ts';
import { gradedMail } from './submission.mails.ts';
import { submissionRoutes } from './submission.routes.ts';
import { createSubmissionService, type SubmissionService } from './submission.service.ts';

export { queueEssays } from './essays.ts';
export { presentFile } from './submission.presenter.ts';
export { releaseClaimsOf } from './submission.queries.ts';
export { createSubmissionService, type SubmissionService };

const releaseLapsedJob = defineJob('submission.releaseLapsed');
const remindGradersJob = defineJob('submission.remindGraders');

export function submissionModule(deps: Deps): Module {
  const submissions = createSubmissionService(deps);
  return {
    routes: submissionRoutes(submissions, createGradingService(deps)),
    jobs: [
      handleJob(releaseLapsedJob, submissions.releaseLapsed, '*/10 * * * *'),
      handleJob(remindGradersJob, () => remindGraders(deps), '5 * * * *'),
    ],
    mails: [gradedMail, gradingReminderMail],
  };
}

import type { Deps } from '../../platform/deps.ts';
import { handleJob } from '../../platform/jobs.ts';
import type { Module } from '../../http/module.ts';
import { announcementMail } from './announcement.mails.ts';
import { announcementRoutes } from './announcement.routes.ts';
import { createAnnouncementService, deliverJob } from './announcement.service.ts';

export { findNextRecipients } from './announcement.queries.ts';

export function announcementModule(deps: Deps): Module {
  const announcements = createAnnouncementService(deps);
  return {
    routes: announcementRoutes(announcements),
    jobs: [handleJob(deliverJob, announcements.deliver)],
    mails: [announcementMail],
  };
}

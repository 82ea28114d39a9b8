import type { Deps } from '../../platform/deps.ts';
import { handleJob } from '../../platform/jobs.ts';
import type { Module } from '../../http/module.ts';
import { notificationRoutes } from './notification.routes.ts';
import { createNotificationService, sweepJob } from './notification.service.ts';
import { createNotificationSettings } from './settings.service.ts';
import { createStreams } from './streams.ts';

export { letterOf, notifyUsers } from './notify-users.ts';

export function notificationModule(deps: Deps): Module {
  const notifications = createNotificationService(deps);
  return {
    routes: notificationRoutes(notifications, createNotificationSettings(deps), createStreams(deps)),
    jobs: [handleJob(sweepJob, notifications.sweep, '50 2 * * *')],
  };
}

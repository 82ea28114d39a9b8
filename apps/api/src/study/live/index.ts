import type { Deps } from '../../platform/deps.ts';
import { defineJob, handleJob } from '../../platform/jobs.ts';
import type { Module } from '../../http/module.ts';
import { liveMails } from './live.mails.ts';
import { deleteUnusedSessions } from './live.queries.ts';
import { liveRoutes } from './live.routes.ts';
import { createLiveService } from './live.service.ts';
import { createRecordingNews, notifyRecordingsJob } from './recording.service.ts';
import { createReminders, remindJob } from './reminder.service.ts';
import { createChangeNotifications, notifyChangesJob } from './change-notifications.service.ts';

export { writeNewSession } from './live.service.ts';
export { findMeeting, type Meeting } from './meeting.ts';
export { cancellationEnd, movedSeatSql, type MovedSeat } from './moved-seat.queries.ts';
export { findSessionFields, isAwaited, updateLiveSession } from './live.queries.ts';
export { cancelPurchasesJob, type CancelledPurchase } from './webinar-cancelled.ts';
export { isoSql, makersSessionFields, publicSessionFields, scheduledSessionsSql } from './schedule.queries.ts';

const sweepJob = defineJob('live.sweep');

export const liveModule = (deps: Deps): Module => ({
  routes: liveRoutes(createLiveService(deps)),
  mails: liveMails,
  jobs: [
    handleJob(notifyChangesJob, createChangeNotifications(deps)),
    handleJob(remindJob, createReminders(deps), '* * * * *'),
    handleJob(notifyRecordingsJob, createRecordingNews(deps), '* * * * *'),
    handleJob(sweepJob, () => deleteUnusedSessions(deps.db), '55 * * * *'),
  ],
});

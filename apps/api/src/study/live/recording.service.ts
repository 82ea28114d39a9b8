import { screens } from '@sinau/contracts';
import type { Deps } from '../../platform/deps.ts';
import { defineJob } from '../../platform/jobs.ts';
import { findNextRecipients } from '../../core/announcement/index.ts';
import { letterOf, notifyUsers } from '../../core/notification/index.ts';
import { sessionRecordedMail } from './live.mails.ts';
import { lockRecorded, markRecordingNotified } from './recording.queries.ts';

/** Runs every minute. */
export const notifyRecordingsJob = defineJob('live.tellRecordings');

const batch = 200;
const batchesOfRun = 50;

/**
 * Notifies participants that a session can be watched, when its first recording can be played: a replacement is not
 * notified. Notifications and progress are one transaction, so that no run notifies anybody twice.
 */
export function createRecordingNews(deps: Pick<Deps, 'db' | 'clock' | 'jobs'>) {
  const { db, clock } = deps;
  const tellNext = () =>
    db.$transaction(async (tx) => {
      const now = clock.now();
      const recorded = await lockRecorded(tx, now);
      if (!recorded) return false;
      const recipients = await findNextRecipients(tx, recorded.classId, recorded.after, batch);
      const title = `Rekaman “${recorded.title}” sudah bisa ditonton`;
      const content = recorded.className;
      const path = screens.liveSession(recorded.slug, recorded.id, recorded.type);
      await notifyUsers(tx, deps, {
        kind: 'announcement',
        notices: recipients.map((one) => ({
          ...one,
          eventKey: `recording:${recorded.id}`,
          title,
          content,
          path,
        })),
        letter: ({ email, fullname }) =>
          letterOf(sessionRecordedMail, {
            to: email,
            fullname,
            title: recorded.title,
            class: recorded.className,
            path,
          }),
      });
      await markRecordingNotified(tx, recorded.id, recipients.length < batch ? null : recipients.at(-1)!.id, now);
      return true;
    });

  return async () => {
    for (let count = 0; count < batchesOfRun; count += 1) if (!(await tellNext())) return;
  };
}

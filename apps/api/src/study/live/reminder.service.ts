import { screens } from '@sinau/contracts';
import { period } from '@sinau/format';
import { days, hours, later } from '../../platform/clock.ts';
import type { Deps } from '../../platform/deps.ts';
import { defineJob } from '../../platform/jobs.ts';
import { findNextRecipients } from '../../core/announcement/index.ts';
import { letterOf, notifyUsers } from '../../core/notification/index.ts';
import { sessionReminderMail } from './live.mails.ts';
import { lockDue, updateReminded } from './reminder.queries.ts';
import { reminderTitle } from './reminder.rules.ts';

/** Runs every minute. */
export const remindJob = defineJob('live.remind');

/** Number of participants reminded in one transaction, and of transactions in one run: the next run continues. */
export const reminderBatch = 200;
const batchesOfRun = 50;

/**
 * Reminds participants of live sessions a day and an hour before them. Notifications and progress are one transaction,
 * so an interrupted or concurrent run notifies nobody twice and skips nobody.
 */
export function createReminders(deps: Pick<Deps, 'db' | 'clock' | 'jobs'>) {
  const { db, clock } = deps;
  const remindNext = () =>
    db.$transaction(async (tx) => {
      const now = clock.now();
      const due = await lockDue(tx, { now, inHour: later(now, hours(1)), inDay: later(now, days(1)) });
      if (!due) return false;
      const recipients = await findNextRecipients(tx, due.classId, due.after, reminderBatch);
      const title = reminderTitle(due, now);
      const times = { startsAt: due.startsAt.toISOString(), endsAt: due.endsAt.toISOString() };
      const content = `${due.className}\n${period(times.startsAt, times.endsAt)}`;
      const path = screens.liveSession(due.slug, due.id, due.type);
      const notice = { eventKey: `live_reminder:${due.id}:${due.kind}:${times.startsAt}`, title, content, path };
      const of = { subject: title, title: due.title, class: due.className, path, ...times };
      await notifyUsers(tx, deps, {
        kind: 'live_reminder',
        notices: recipients.map((one) => ({ ...one, ...notice })),
        letter: ({ email, fullname }) => letterOf(sessionReminderMail, { to: email, fullname, ...of }),
      });
      await updateReminded(tx, due, recipients.length < reminderBatch ? null : recipients.at(-1)!.id);
      return true;
    });

  return async () => {
    for (let batch = 0; batch < batchesOfRun; batch += 1) if (!(await remindNext())) return;
  };
}

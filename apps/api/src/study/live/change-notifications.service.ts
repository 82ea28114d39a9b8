import { screens } from '@sinau/contracts';
import { seatCancellationHours } from '@sinau/contracts/commerce/transaction/transaction.rules';
import { period } from '@sinau/format';
import { hours, later } from '../../platform/clock.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Recipient } from '../../platform/mail/define-mail.ts';
import { defineJob } from '../../platform/jobs.ts';
import { findNextRecipients } from '../../core/announcement/index.ts';
import { letterOf, notifyUsers } from '../../core/notification/index.ts';
import { seatCancellationHint, sessionCancelledMail, sessionMovedMail } from './live.mails.ts';
import { lockUnnotified, markLastNotified, markNotified } from './change-notifications.queries.ts';

/** Sent with each change of a live session that participants see. */
export const notifyChangesJob = defineJob<{ id: string }>('live.tell');

/** Number of participants notified in one transaction; the next batch is a job of its own. */
const batch = 200;

/**
 * Notifies the next participants that a live session was moved or cancelled: notifications, progress and the job of the
 * next batch are one transaction. Several changes before it runs make one notification.
 */
export const createChangeNotifications =
  (deps: Pick<Deps, 'db' | 'clock' | 'jobs'>) =>
  ({ id }: { id: string }) =>
    deps.db.$transaction(async (tx) => {
      const changed = await lockUnnotified(tx, id);
      if (!changed) return;
      const recipients = await findNextRecipients(tx, changed.classId, changed.lastToldId, batch);
      const now = deps.clock.now();
      const { notice, letterTo } = newsOf(changed, now);
      const eventKey = `schedule_change:${id}:${changed.sequence}`;
      await notifyUsers(tx, deps, {
        kind: 'schedule_change',
        notices: recipients.map((one) => ({ ...one, ...notice, eventKey })),
        letter: ({ email, fullname }) => letterTo({ to: email, fullname }),
      });
      const last = recipients.at(-1);
      if (recipients.length < batch || !last) return markNotified(tx, id, now);
      await markLastNotified(tx, id, last.id, now);
      return deps.jobs.send(tx, notifyChangesJob, { id });
    });

type Changed = NonNullable<Awaited<ReturnType<typeof lockUnnotified>>>;

function newsOf({ id, title, className, slug, type, isClosed, ...changed }: Changed, at: Date) {
  const before = { startsAt: changed.toldStartsAt.toISOString(), endsAt: changed.toldEndsAt.toISOString() };
  const was = period(before.startsAt, before.endsAt);
  // A refunded participant has no seat to open.
  const path = isClosed ? screens.classPage(slug) : screens.liveSession(slug, id, type);
  const of = { title, class: className, path, before };
  if (changed.cancelledAt) {
    const reason = changed.cancelReason ?? '';
    return {
      notice: { title: `${className}: sesi “${title}” dibatalkan`, content: `Jadwal semula: ${was}\n${reason}`, path },
      letterTo: (recipient: Recipient) => letterOf(sessionCancelledMail, { ...recipient, ...of, reason }),
    };
  }
  const now = { startsAt: changed.startsAt.toISOString(), endsAt: changed.endsAt.toISOString() };
  const reason = changed.moveReason;
  const giveBackUntil = type === 'webinar' ? later(at, hours(seatCancellationHours)).toISOString() : null;
  return {
    notice: {
      title: `${className}: jadwal “${title}” berubah`,
      content: [
        `Semula: ${was}`,
        `Menjadi: ${period(now.startsAt, now.endsAt)}`,
        reason,
        giveBackUntil && seatCancellationHint(giveBackUntil),
      ]
        .filter(Boolean)
        .join('\n'),
      path,
    },
    letterTo: (recipient: Recipient) => letterOf(sessionMovedMail, { ...recipient, ...of, now, reason, giveBackUntil }),
  };
}

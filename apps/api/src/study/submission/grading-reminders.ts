import { screens } from '@sinau/contracts';
import { gradingAimDays } from '@sinau/contracts/study/submission/submission.rules';
import type { Deps } from '../../platform/deps.ts';
import { defineMail } from '../../platform/mail/define-mail.ts';
import { letterOf, notifyUsers } from '../../core/notification/index.ts';
import { findGraders, markDue } from './grading-reminders.queries.ts';
import { reminderTimes, waitingFor, type Waiting } from './grading-reminders.rules.ts';

const titles = [
  (count: number) => `${count} tugas menunggu dinilai`,
  (count: number) => `${count} tugas sudah menunggu ${gradingAimDays} hari kerja`,
  (count: number) => `${count} tugas masih menunggu nilaimu`,
];
const titleOf = ({ stage, count }: Waiting) => titles[stage - 1]!(count);
const content = 'Peserta menunggu nilaimu sebelum bisa melanjutkan. Mulai dari yang paling lama.';

export const gradingReminderMail = defineMail<Waiting>(
  'grading_reminder',
  (waiting) => ({
    subject: titleOf(waiting),
    lines: [content],
    action: { label: 'Buka penilaian', path: screens.grading() },
  }),
  { isBulk: true },
);

/**
 * Reminds teachers of submissions that wait: a notification after half of the time, and also a mail once it is over.
 * Each teacher is notified once in a run, of all classes together, however many submissions wait: so all of them are
 * marked in one transaction. A submission counts once in each stage.
 */
export const remindGraders = (deps: Pick<Deps, 'db' | 'clock' | 'jobs'>) =>
  deps.db.$transaction(async (tx) => {
    const now = deps.clock.now();
    const due = await markDue(tx, reminderTimes(now));
    const graders = await findGraders(tx, [...new Set(due.map(({ classId }) => classId))]);
    const recipients = waitingFor(graders, due);
    const notice = { eventKey: `grading_reminder:${now.toISOString()}`, content, path: screens.grading() };
    await notifyUsers(tx, deps, {
      kind: 'grading_reminder',
      notices: recipients.map((one) => ({ ...one, ...notice, title: titleOf(one) })),
      letter: ({ email, fullname, stage, count }) =>
        stage > 1 ? letterOf(gradingReminderMail, { to: email, fullname, stage, count }) : null,
    });
  });

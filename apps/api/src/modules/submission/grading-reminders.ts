import { screens } from '@sinau/contracts';
import { gradingAimDays } from '@sinau/contracts/submission/submission.rules';
import type { Deps } from '../../platform/deps.ts';
import { defineMail, queueMail } from '../../platform/mail/define-mail.ts';
import { insertNotifications } from '../notification/index.ts';
import { findGraders, markDue } from './grading-reminders.queries.ts';
import { reminderMoments, waitingFor, type Waiting } from './grading-reminders.rules.ts';

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
 * Reminds teachers of submissions that wait: a notification after half of the time, and a mail too once it is over. Each
 * teacher is told once in a run, of all classes together, however many submissions wait: so all of them are marked in one
 * transaction. A submission counts once in each stage.
 */
export const remindGraders = ({ db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>) =>
  db.$transaction(async (tx) => {
    const createdAt = clock.now();
    const due = await markDue(tx, reminderMoments(createdAt));
    const graders = await findGraders(tx, [...new Set(due.map(({ classId }) => classId))]);
    const told = waitingFor(graders, due);
    const path = screens.grading();
    await insertNotifications(
      tx,
      told.map(({ userId, ...waiting }) => ({ userId, title: titleOf(waiting), content, path, createdAt })),
    );
    for (const { email, fullname, stage, count } of told)
      if (stage > 1) await queueMail(tx, jobs, gradingReminderMail, { to: email, fullname, stage, count });
  });

import { screens } from '@sinau/contracts';
import { dayOf } from '@sinau/format/calendar';
import { reminderPauseDays, stoppedAfterDays } from '@sinau/contracts/backoffice/report/report.rules';
import { AppError } from '../../platform/app-error.ts';
import { days, later } from '../../platform/clock.ts';
import type { Deps } from '../../platform/deps.ts';
import { defineJob } from '../../platform/jobs.ts';
import { required } from '../../platform/required.ts';
import { letterOf, notifyUsers } from '../../core/notification/index.ts';
import { countToRemind, findLiveLesson, lockToRemind, updateReminded, type StopTimes } from './funnel.queries.ts';
import { reminderMail } from './reminder.mails.ts';

interface LessonKey {
  classId: string;
  lessonId: string;
}
export const remindJob = defineJob<LessonKey>('report.remind');

export type ReminderService = ReturnType<typeof createReminderService>;

/** Number of participants reminded in one transaction; the next batch is a job of its own. */
export const batch = 200;

export const stopTimes = (now: Date): StopTimes => ({
  stoppedBefore: later(now, -days(stoppedAfterDays)),
  remindedBefore: later(now, -days(reminderPauseDays)),
});

/** Reminds participants who stopped at a lesson. The caller has made sure that the class is the partner's. */
export function createReminderService(deps: Pick<Deps, 'db' | 'clock' | 'jobs'>) {
  const { db, clock, jobs } = deps;
  return {
    remind: ({ classId, lessonId }: LessonKey) =>
      db.$transaction(async (tx) => {
        required(await findLiveLesson(tx, lessonId, classId));
        const recipients = await countToRemind(tx, lessonId, stopTimes(clock.now()));
        if (recipients === 0) throw new AppError('nobody_to_remind');
        await jobs.send(tx, remindJob, { classId, lessonId });
        return { recipients };
      }),

    /**
     * Reminds the next participants. The notification and its record are one transaction, so a run that is repeated or
     * runs twice notifies no participant twice.
     */
    deliver: ({ classId, lessonId }: LessonKey) =>
      db.$transaction(async (tx) => {
        const lesson = await findLiveLesson(tx, lessonId, classId);
        if (!lesson) return;
        const now = clock.now();
        const reminded = await lockToRemind(tx, lessonId, stopTimes(now), batch);
        const { title, slug, kind } = lesson.class;
        const notice = {
          eventKey: `study_reminder:${lessonId}:${dayOf(now)}`,
          title: `Lanjutkan ${title}`,
          content: `Kamu berhenti di materi “${lesson.title}”. Tempatmu masih kami simpan.`,
          path: screens.continueClass(slug, kind),
        };
        await notifyUsers(tx, deps, {
          kind: 'study_reminder',
          notices: reminded.map((one) => ({ ...one, ...notice })),
          letter: ({ email, fullname }) =>
            letterOf(reminderMail, { to: email, fullname, lesson: lesson.title, class: title, slug, type: kind }),
        });
        await updateReminded(
          tx,
          reminded.map(({ id }) => id),
          now,
        );
        if (reminded.length === batch) await jobs.send(tx, remindJob, { classId, lessonId });
      }),
  };
}

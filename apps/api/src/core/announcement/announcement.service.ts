import type { z } from 'zod';
import { screens, type QueryOf } from '@sinau/contracts';
import type { announcementEndpoints } from '@sinau/contracts/core/announcement/announcement.endpoints';
import { announcementsADay } from '@sinau/contracts/core/announcement/announcement.rules';
import type { Announcement, announcementCreation } from '@sinau/contracts/core/announcement/announcement.schemas';
import type { Partner } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Deps } from '../../platform/deps.ts';
import { isoOrNull } from '../../platform/iso.ts';
import { defineJob } from '../../platform/jobs.ts';
import { listAnswer } from '../../platform/list.ts';
import { required } from '../../platform/required.ts';
import { letterOf, notifyUsers } from '../notification/index.ts';
import { announcementMail } from './announcement.mails.ts';
import {
  findAnnouncements,
  findClassId,
  findNextRecipients,
  hasParticipants,
  insertAnnouncement,
  lockUndelivered,
  markNotified,
  type AnnouncementRow,
  type ClassKey,
} from './announcement.queries.ts';

export type AnnouncementService = ReturnType<typeof createAnnouncementService>;

export const deliverJob = defineJob<{ id: string }>('announcement.deliver');

/** Participants notified in one transaction; the next batch is a job of its own. */
export const batch = 200;
const ofClass = { name: 'announcement', calls: announcementsADay, seconds: 86_400 };

export function createAnnouncementService(deps: Pick<Deps, 'db' | 'clock' | 'jobs' | 'limits'>) {
  const { db, clock, jobs, limits } = deps;
  return {
    async list(actor: Partner, key: ClassKey, query: QueryOf<typeof announcementEndpoints.list>) {
      const { id } = required(await findClassId(db, actor, key));
      const { rows, total } = await findAnnouncements(db, id, query);
      return listAnswer(query, rows.map(presentAnnouncement), total);
    },

    async create(actor: Partner, { type, id, ...words }: z.output<typeof announcementCreation>) {
      const { id: classId } = required(await findClassId(db, actor, { type, id }));
      if (!(await hasParticipants(db, classId))) throw new AppError('class_without_participants');
      await limits.consume(ofClass, classId);
      return db.$transaction(async (tx) => {
        const row = await insertAnnouncement(tx, { ...words, classId, createdById: actor.id, createdAt: clock.now() });
        await jobs.send(tx, deliverJob, { id: row.id });
        return presentAnnouncement(row);
      });
    },

    /**
     * Notifies the next participants. The notifications, the progress and the job of the next batch are one
     * transaction: a run that was killed has notified no participant, and one that is repeated resumes where the last
     * one ended.
     */
    deliver: ({ id }: { id: string }) =>
      db.$transaction(async (tx) => {
        const announced = await lockUndelivered(tx, id);
        if (!announced) return;
        const { title, content, className, slug, type } = announced;
        const recipients = await findNextRecipients(tx, announced.classId, announced.lastToldId, batch);
        const notice = {
          eventKey: `announcement:${id}`,
          title: `${className}: ${title}`,
          content,
          path: screens.continueClass(slug, type),
        };
        await notifyUsers(tx, deps, {
          kind: 'announcement',
          notices: recipients.map((one) => ({ ...one, ...notice })),
          letter: ({ email, fullname }) =>
            letterOf(announcementMail, { to: email, fullname, title, content, class: className, slug, type }),
        });
        const isLast = recipients.length < batch;
        await markNotified(tx, id, {
          count: recipients.length,
          lastToldId: recipients.at(-1)?.id ?? null,
          deliveredAt: isLast ? clock.now() : null,
        });
        if (!isLast) await jobs.send(tx, deliverJob, { id });
      }),
  };
}

const presentAnnouncement = ({ createdAt, deliveredAt, ...row }: AnnouncementRow): Announcement => ({
  ...row,
  createdAt: createdAt.toISOString(),
  deliveredAt: isoOrNull(deliveredAt),
});

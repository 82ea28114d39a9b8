import type { QueryOf } from '@sinau/contracts';
import type { notificationEndpoints } from '@sinau/contracts/core/notification/notification.endpoints';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { days, later } from '../../platform/clock.ts';
import type { Deps } from '../../platform/deps.ts';
import { defineJob } from '../../platform/jobs.ts';
import { listAnswer } from '../../platform/list.ts';
import { required } from '../../platform/required.ts';
import { presentNotification } from './notification.presenter.ts';
import {
  countOwn,
  countUnread,
  deleteOld,
  findNotification,
  findNotifications,
  updateDeleted,
  updateRead,
} from './notification.queries.ts';

export type NotificationService = ReturnType<typeof createNotificationService>;

export const sweepJob = defineJob('notification.sweep');

/** Longer than any job is retried: a deleted notification still counts as notified. */
const deletedDays = 30;
const retentionDays = 365;
const sweptAtOnce = 5_000;

export function createNotificationService({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const requireAnyOwn = async ({ id }: Actor, ids: readonly string[]) => {
    if ((await countOwn(db, id, ids)) === 0) throw new AppError('not_found');
  };
  const mark = (actor: Actor, ids: readonly string[] | null, isRead: boolean) =>
    updateRead(db, actor.id, ids, isRead ? clock.now() : null);
  const show = async (actor: Actor, id: string) => {
    return presentNotification(required(await findNotification(db, actor.id, id)));
  };

  return {
    async list(actor: Actor, query: QueryOf<typeof notificationEndpoints.list>) {
      const [{ rows, total }, unread] = await Promise.all([
        findNotifications(db, actor.id, query),
        countUnread(db, actor.id),
      ]);
      return { ...listAnswer(query, rows.map(presentNotification), total), unread };
    },

    async open(actor: Actor, { id }: { id: string }) {
      await mark(actor, [id], true);
      return show(actor, id);
    },

    async update(actor: Actor, { id }: { id: string }, { isRead }: { isRead: boolean }) {
      await mark(actor, [id], isRead);
      return show(actor, id);
    },

    async readOrUnread(actor: Actor, { ids, isRead }: { ids: readonly string[]; isRead: boolean }) {
      if (ids.length > 0) await requireAnyOwn(actor, ids);
      await mark(actor, ids.length > 0 ? ids : null, isRead);
    },

    async deleteMany(actor: Actor, { ids }: { ids: readonly string[] }) {
      await requireAnyOwn(actor, ids);
      await updateDeleted(db, actor.id, ids, clock.now());
    },

    async restore(actor: Actor, { ids }: { ids: readonly string[] }) {
      await requireAnyOwn(actor, ids);
      await updateDeleted(db, actor.id, ids, null);
    },

    async sweep() {
      const now = clock.now();
      const old = { deletedBefore: later(now, -days(deletedDays)), notifiedBefore: later(now, -days(retentionDays)) };
      while ((await deleteOld(db, { ...old, take: sweptAtOnce })) === sweptAtOnce);
    },
  };
}

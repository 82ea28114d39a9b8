import type { UserId } from '../../platform/actor.ts';
import type { QueryOf } from '@sinau/contracts';
import type { notificationEndpoints } from '@sinau/contracts/core/notification/notification.endpoints';
import type { NotificationKind } from '@sinau/contracts/core/notification/notification.rules';
import { Prisma, type Db } from '../../platform/db.ts';
import { column, sqlList } from '../../platform/sql-list.ts';

export interface NotificationRow {
  id: string;
  kind: NotificationKind;
  title: string;
  content: string;
  path: string | null;
  readAt: Date | null;
  createdAt: Date;
}
const columns = {
  id: true,
  kind: true,
  title: true,
  content: true,
  path: true,
  readAt: true,
  createdAt: true,
} satisfies Prisma.NotificationSelect;

type Query = QueryOf<typeof notificationEndpoints.list>;
const notificationList = sqlList<Query>({
  select: Prisma.sql`n.id, n.kind, n.title, n.content, n.path, n."readAt", n."createdAt"`,
  from: Prisma.sql`"Notification" n`,
  keyword: [Prisma.sql`n.title`, Prisma.sql`n.content`],
  sort: { createdAt: Prisma.sql`n."createdAt"`, updatedAt: Prisma.sql`n."createdAt"` },
  // PostgreSQL finds the partial index of unread rows by this expression.
  filter: { isRead: column(Prisma.sql`(n."readAt" IS NOT NULL)`, 'boolean') },
  fallback: [['createdAt', 'desc']],
  id: Prisma.sql`n.id`,
});

export const findNotifications = (db: Db, userId: string, query: Query) =>
  notificationList.page<NotificationRow>(db, query, Prisma.sql`n."userId" = ${userId}::uuid AND n."deletedAt" IS NULL`);
export const countUnread = (db: Db, userId: string) =>
  db.notification.count({ where: { userId, deletedAt: null, readAt: null } });
export const findNotification = (db: Db, userId: UserId, id: string) =>
  db.notification.findFirst({ where: { id, userId, deletedAt: null }, select: columns });

/** Marks notifications that are not marked so yet. */
export const updateRead = (db: Db, userId: string, ids: readonly string[] | null, readAt: Date | null) =>
  db.notification.updateMany({
    where: { userId, deletedAt: null, readAt: readAt ? null : { not: null }, ...(ids && { id: { in: [...ids] } }) },
    data: { readAt },
  });
export const updateDeleted = (db: Db, userId: string, ids: readonly string[], deletedAt: Date | null) =>
  db.notification.updateMany({
    where: { userId, id: { in: [...ids] }, deletedAt: deletedAt ? null : { not: null } },
    data: { deletedAt },
  });
/** Counts how many of these are the user's own, including deleted ones. */
export const countOwn = (db: Db, userId: string, ids: readonly string[]) =>
  db.notification.count({ where: { userId, id: { in: [...ids] } } });

/** Removes at most `take` notifications that were deleted or created before these times; returns their number. */
export const deleteOld = (
  db: Db,
  { deletedBefore, notifiedBefore, take }: { deletedBefore: Date; notifiedBefore: Date; take: number },
) =>
  db.$executeRaw`
    DELETE FROM "Notification" WHERE id IN (
      SELECT id FROM "Notification" WHERE "deletedAt" < ${deletedBefore} OR "createdAt" < ${notifiedBefore} LIMIT ${take}
    )`;

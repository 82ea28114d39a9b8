import { Prisma, type RunSql } from '../../platform/db.ts';

export const findUnreadCounts = (sql: RunSql, userIds: readonly string[]) =>
  sql<{ userId: string; unread: number }>(Prisma.sql`
    SELECT u.id AS "userId", (
      SELECT count(*)::int FROM "Notification" n WHERE n."userId" = u.id AND n."deletedAt" IS NULL AND n."readAt" IS NULL
    ) AS unread FROM unnest(${userIds}::uuid[]) u(id)`);

/** Finds the sessions among these that are still open. */
export const findOpenSessionIds = (sql: RunSql, sessionIds: readonly string[]) =>
  sql<{ id: string }>(Prisma.sql`SELECT id FROM "Session" WHERE id = ANY(${sessionIds}::uuid[]) AND "endedAt" IS NULL`);

import { Prisma, type RunSql } from '../../platform/db.ts';

export interface TopicRow {
  id: string;
  title: string;
  slug: string;
  position: number;
  cover: string | null;
}

/** Reads all of them: there are a few dozen. */
export const findTopics = (sql: RunSql) =>
  sql<TopicRow>(Prisma.sql`SELECT id, title, slug, position, cover FROM "Category" ORDER BY position, id`);

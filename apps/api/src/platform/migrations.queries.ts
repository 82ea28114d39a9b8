import type { Db } from './db.ts';

/** Finds the newest migration of the database, in the bookkeeping that it shares with Prisma. */
export async function findNewestMigration(db: Db) {
  const [row] = await db.$queryRaw<{ name: string; appliedAt: Date }[]>`
    SELECT migration_name AS name, finished_at AS "appliedAt" FROM "_prisma_migrations"
    WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY migration_name DESC LIMIT 1`;
  return row!;
}

export async function findServerVersion(db: Db) {
  const [row] = await db.$queryRaw<{ version: string }[]>`SELECT current_setting('server_version') AS version`;
  return row!.version;
}

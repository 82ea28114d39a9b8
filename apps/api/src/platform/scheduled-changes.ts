import { Prisma, type RunSql } from './db.ts';

/**
 * Selects as `at` the times at which the clock alone changes what a module shows of things with these ids, such as the
 * end of a promotion. The ids include those of other things.
 */
export type ScheduledChanges = (ids: Prisma.Sql) => Prisma.Sql;

/** Finds when the clock next changes what is shown of these ids, after a time. */
export const createNextChange =
  (sql: RunSql, scheduledChanges: readonly ScheduledChanges[]) =>
  async (ids: readonly string[], after: Date): Promise<Date | null> => {
    const all = scheduledChanges.map((changesOf) => changesOf(Prisma.sql`${ids}::uuid[]`));
    const [row] = await sql<{ at: Date | null }>(
      Prisma.sql`SELECT min(at) AS at FROM (${Prisma.join(all, ' UNION ALL ')}) changes WHERE at > ${after}`,
    );
    return row!.at;
  };

import { Prisma, type RunSql } from './db.ts';

/**
 * Selects as `at` the times at which the clock alone changes what a module shows of things with these ids, such as the end
 * of a promotion. Among the ids are those of other things.
 */
export type Moments = (ids: Prisma.Sql) => Prisma.Sql;

/** Finds when the clock next changes what is shown of these ids, after a time. */
export const createNextMoment =
  (sql: RunSql, moments: readonly Moments[]) =>
  async (ids: readonly string[], after: Date): Promise<Date | null> => {
    const all = moments.map((momentsOf) => momentsOf(Prisma.sql`${ids}::uuid[]`));
    const [row] = await sql<{ at: Date | null }>(
      Prisma.sql`SELECT min(at) AS at FROM (${Prisma.join(all, ' UNION ALL ')}) moments WHERE at > ${after}`,
    );
    return row!.at;
  };

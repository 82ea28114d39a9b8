import { Prisma } from '../db.ts';
import type { DatabaseGauges } from './database-gauges.ts';

/** Limit of what is counted of a queue in a state: more need no more exact number, and counting stays quick. */
const most = 10_000;

/** Jobs of a queue that are due, oldest first; the state is no parameter, since the index is a partial one. */
const due = (state: 'created' | 'retry') => Prisma.sql`
  (SELECT start_after FROM pgboss.job
   WHERE name = queue.name AND state = ${Prisma.raw(`'${state}'`)} AND NOT blocked AND start_after <= now()
   ORDER BY start_after LIMIT ${most})`;

/**
 * Jobs that wait and that were given up, by queue. A scheduled job that has succeeded since makes up for those that
 * failed before.
 */
export const jobGauges: DatabaseGauges = {
  gauges: {
    sinau_jobs_waiting: 'Jobs that are due and have not begun, by queue; 10,000 may be more',
    sinau_jobs_oldest_waiting_seconds: 'Time since the oldest of them was due',
    sinau_jobs_failed: 'Jobs that were given up and not made up for, by queue; 10,000 may be more',
  },
  labels: ['queue'],
  statement: () => Prisma.sql`
    SELECT queue.name AS queue, waiting.*, failed.*
    FROM pgboss.queue
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS sinau_jobs_waiting,
        coalesce(extract(epoch FROM now() - min(start_after)), 0)::float8 AS sinau_jobs_oldest_waiting_seconds
      FROM (${due('created')} UNION ALL ${due('retry')}) due
    ) waiting
    LEFT JOIN LATERAL (
      SELECT completed_on AS at FROM pgboss.job
      WHERE name = queue.name AND state = 'completed' AND completed_on IS NOT NULL
        AND EXISTS (SELECT FROM pgboss.schedule WHERE schedule.name = queue.name)
      ORDER BY completed_on DESC LIMIT 1
    ) success ON true
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS sinau_jobs_failed
      FROM (
        SELECT FROM pgboss.job
        WHERE name = queue.name AND state = 'failed' AND (success.at IS NULL OR completed_on > success.at)
        LIMIT ${most}
      ) job
    ) failed
    WHERE NOT starts_with(queue.name, '__pgboss')`,
};

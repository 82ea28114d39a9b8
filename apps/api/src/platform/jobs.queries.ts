import { Prisma, type Db } from './db.ts';
import type { Job } from './jobs.ts';

/** pg-boss's own queues, which an operator can do nothing about. */
const isOurs = Prisma.sql`q.name NOT LIKE '\\_\\_pgboss%'`;

export interface JobCounts {
  readonly name: string;
  /** Number of jobs that are due and not begun. */
  readonly waiting: number;
  /** Number of jobs that wait for their time: a deadline, or the next attempt. */
  readonly later: number;
  readonly running: number;
  readonly failed: number;
  /** Time since which the oldest of `waiting` could have begun. */
  readonly waitingSince: Date | null;
}

/** Counts the jobs of each kind by their state, from an index that leaves out what ended well. */
export const countJobs = (db: Db) =>
  db.$queryRaw<JobCounts[]>`
    SELECT q.name, coalesce(s.waiting, 0) AS waiting, coalesce(s.later, 0) AS later, coalesce(s.running, 0) AS running,
      coalesce(s.failed, 0) AS failed, s."waitingSince"
    FROM pgboss.queue q LEFT JOIN (
      SELECT j.name,
        count(*) FILTER (WHERE j.state IN ('created', 'retry') AND j.start_after <= now())::int AS waiting,
        count(*) FILTER (WHERE j.state IN ('created', 'retry') AND j.start_after > now())::int AS later,
        count(*) FILTER (WHERE j.state = 'active')::int AS running,
        count(*) FILTER (WHERE j.state = 'failed')::int AS failed,
        min(j.start_after) FILTER (WHERE j.state IN ('created', 'retry') AND j.start_after <= now()) AS "waitingSince"
      FROM pgboss.job j WHERE j.state IN ('created', 'retry', 'active', 'failed') GROUP BY j.name
    ) s ON s.name = q.name
    WHERE ${isOurs} ORDER BY q.name`;

/**
 * Jobs that can be run at once: they wait for their next attempt, or have failed for good. What another job has taken
 * over (`whenGivenUp`) would find nothing to do.
 */
export const isRepeatable = Prisma.sql`(j.state = 'retry' OR j.state = 'failed' AND j.dead_letter IS NULL)`;
const hasFailed = Prisma.sql`j.state = 'failed'`;

/** Jobs to act on: one, by its id, perhaps if it is of a kind; or all of a kind. */
export type JobChoice = { readonly id: string; readonly only?: string } | { readonly name: string };

const ofKind = (name: string) => Prisma.sql`j.name = ${name}`;
/** The primary key of the queue begins with the name. */
const chosen = (choice: JobChoice) =>
  'id' in choice
    ? Prisma.sql`j.id = ${choice.id}::uuid AND ${choice.only ? ofKind(choice.only) : Prisma.sql`j.name = ANY(ARRAY(SELECT q.name FROM pgboss.queue q WHERE ${isOurs}))`}`
    : ofKind(choice.name);

export interface ChosenJob {
  readonly id: string;
  readonly name: string;
  /** Template of a mail; null for all other work. */
  readonly template: string | null;
}

/** Lets jobs run now, with all of their attempts, under their ids. Workers look for them every five seconds. */
export const retryJobs = (tx: Db, choice: JobChoice) =>
  tx.$queryRaw<ChosenJob[]>`
    UPDATE pgboss.job j SET state = 'retry', retry_count = 0, completed_on = NULL, start_after = now(),
      keep_until = now() + (j.keep_until - j.start_after)
    WHERE ${chosen(choice)} AND ${isRepeatable} RETURNING j.id, j.name, j.data->>'template' AS template`;

/** Deletes failed jobs. */
export const deleteFailedJobs = (tx: Db, choice: JobChoice) =>
  tx.$queryRaw<ChosenJob[]>`
    DELETE FROM pgboss.job j WHERE ${chosen(choice)} AND ${hasFailed} RETURNING j.id, j.name, j.data->>'template' AS template`;

const batch = 5_000;

/** Deletes runs that ended well once their kind's time is over, a batch at a time. */
export async function deleteFinishedJobs(db: Db, jobs: readonly Pick<Job<object>, 'name' | 'retentionSeconds'>[]) {
  const names = jobs.map(({ name }) => name);
  const seconds = jobs.map(({ retentionSeconds }) => retentionSeconds);
  const count = await db.$executeRaw`
    DELETE FROM pgboss.job WHERE (name, id) IN (
      SELECT j.name, j.id FROM unnest(${names}::text[], ${seconds}::int[]) AS kind(name, seconds)
      JOIN pgboss.job j ON j.name = kind.name AND j.completed_on < now() - kind.seconds * interval '1 second'
      WHERE j.state = 'completed' LIMIT ${batch})`;
  if (count === batch) await deleteFinishedJobs(db, jobs);
}

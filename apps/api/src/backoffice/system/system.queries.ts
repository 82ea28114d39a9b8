import type { QueryOf } from '@sinau/contracts';
import type { systemEndpoints } from '@sinau/contracts/backoffice/system/system.endpoints';
import type { UnsentState } from '@sinau/contracts/backoffice/system/system.rules';
import { Prisma, type Db } from '../../platform/db.ts';
import { isRepeatable } from '../../platform/jobs.queries.ts';
import { mailJob, type MailMessage } from '../../platform/mail/define-mail.ts';
import type { DatabaseGauges } from '../../platform/metrics/database-gauges.ts';
import { column, sqlList } from '../../platform/sql-list.ts';

interface Attempted {
  readonly id: string;
  readonly attempts: number;
  readonly code: string | null;
  /** Null before the first failure. */
  readonly message: string | null;
  readonly createdAt: Date;
}
export interface FailedJobRow extends Attempted {
  readonly name: string;
  readonly isRepeatable: boolean;
  readonly failedAt: Date;
}
export interface UnsentMailRow extends Attempted {
  readonly state: UnsentState;
  readonly message: string | null;
  readonly mail: MailMessage;
  readonly nextTryAt: Date | null;
}

/** The queue counts repetitions: the first attempt is not one. What the queue itself ended has its reason in `value`. */
const attempted = Prisma.sql`
  j.id, j.created_on AS "createdAt",
  CASE WHEN j.started_on IS NULL THEN 0 ELSE j.retry_count + CASE WHEN j.state = 'active' THEN 0 ELSE 1 END END AS attempts,
  j.output->>'code' AS code, coalesce(j.output->>'message', j.output->'value'->>'message', j.output->>'value') AS message`;
const createdAt = Prisma.sql`j.created_on`;
const failedAt = Prisma.sql`j.completed_on`;

const failedList = sqlList<QueryOf<typeof systemEndpoints.failedJobs>>({
  select: Prisma.sql`${attempted}, j.name, ${isRepeatable} AS "isRepeatable", ${failedAt} AS "failedAt"`,
  from: Prisma.sql`pgboss.job j`,
  sort: { createdAt, updatedAt: failedAt },
  filter: { name: column(Prisma.sql`j.name`) },
  fallback: [['updatedAt', 'desc']],
  id: Prisma.sql`j.id`,
});
/** Finds jobs that were given up, but for mails. */
export const findFailedJobs = (db: Db, query: QueryOf<typeof systemEndpoints.failedJobs>) =>
  failedList.page<FailedJobRow>(db, query, Prisma.sql`j.state = 'failed' AND j.name <> ${mailJob.name}`);

/** Finds when the newest backup that succeeded was finished. */
export async function findLastBackup(db: Db): Promise<Date | null> {
  const run = await db.backupRun.findFirst({
    where: { failure: null },
    orderBy: { finishedAt: 'desc' },
    select: { finishedAt: true },
  });
  return run?.finishedAt ?? null;
}
/** Infinite while there is no backup, so that the alarm sounds. */
export const backupGauges: DatabaseGauges = {
  gauges: { sinau_backup_age_seconds: 'Time since the last backup that succeeded' },
  labels: [],
  statement: (now) => Prisma.sql`
    SELECT coalesce(extract(epoch FROM ${now}::timestamptz - max("finishedAt"))::float8, 'Infinity') AS sinau_backup_age_seconds
    FROM "BackupRun" WHERE failure IS NULL`,
};

const state = Prisma.sql`CASE WHEN j.state = 'failed' THEN 'failed' ELSE 'waiting' END`;
const unsentList = sqlList<QueryOf<typeof systemEndpoints.mails>>({
  select: Prisma.sql`${attempted}, ${state} AS state, j.data AS mail,
    CASE WHEN j.state <> 'failed' THEN j.start_after END AS "nextTryAt"`,
  from: Prisma.sql`pgboss.job j`,
  keyword: [Prisma.sql`j.data->>'to'`],
  sort: { createdAt, updatedAt: Prisma.sql`coalesce(j.completed_on, j.start_after)` },
  filter: { state: column(state) },
  fallback: [['createdAt', 'desc']],
  id: Prisma.sql`j.id`,
});
/** Finds mails that wait, are retried or were given up. */
export const findUnsentMails = (db: Db, query: QueryOf<typeof systemEndpoints.mails>) =>
  unsentList.page<UnsentMailRow>(
    db,
    query,
    Prisma.sql`j.name = ${mailJob.name} AND j.state IN ('created', 'retry', 'active', 'failed')`,
  );

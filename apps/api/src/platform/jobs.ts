import { fromPrisma, PgBoss } from 'pg-boss';
import type { FastifyBaseLogger } from 'fastify';
import { collapseRepeats } from './collapse-repeats.ts';
import { databaseMessage } from './database-outage.ts';
import type { Db } from './db.ts';
import { failureOf } from './job-failure.ts';
import { jobRuns } from './metrics/process-metrics.ts';
import { jobTracers } from './tracing/job-tracers.ts';

/** A kind of background work, named `feature.task`, and its payload. */
export interface Job<T extends object> {
  readonly name: string;
  /** Number of retries of a failed run, with growing pauses. */
  readonly retryLimit: number;
  /** Bound of these pauses; null where they are few enough without one. */
  readonly longestPauseSeconds: number | null;
  /** Maximum number of concurrent runs in one process. */
  readonly concurrency: number;
  /** Limit of work that takes longer than a minute and sends heartbeats; null for all other work. */
  readonly longestHours: number | null;
  /** Job that takes over the payload when the last run has failed, also by a process that died. */
  readonly whenGivenUp: Job<T> | null;
  /** Roles of a process that runs it. */
  readonly runsIn: JobRole;
  /** Time that a run which ended well stays in the database, payload included; a failed one stays for 30 days. */
  readonly retentionSeconds: number;
  /** Type only, never set: it ties the name to the type of the payload. */
  readonly payload?: T;
}
/** Recordings are encoded by processes of their own, where they are many. */
export type JobRole = 'worker' | 'media';
type JobSettings<T extends object> = Partial<
  Pick<
    Job<T>,
    | 'retryLimit'
    | 'longestPauseSeconds'
    | 'concurrency'
    | 'retentionSeconds'
    | 'longestHours'
    | 'whenGivenUp'
    | 'runsIn'
  >
>;

export const defineJob = <T extends object>(
  name: string,
  {
    retryLimit = 5,
    longestPauseSeconds = null,
    concurrency = 1,
    retentionSeconds = 7 * 86_400,
    longestHours = null,
    whenGivenUp = null,
    runsIn = 'worker',
  }: JobSettings<T> = {},
): Job<T> => ({
  name,
  retryLimit,
  longestPauseSeconds,
  concurrency,
  retentionSeconds,
  longestHours,
  whenGivenUp,
  runsIn,
});

export interface JobHandler {
  readonly job: Job<object>;
  readonly handle: (payload: never, jobId: string) => Promise<unknown>;
  /**
   * Times at which it runs by itself, in WIB. Runs missed while the process was stopped are made up for by one run at
   * the next start.
   */
  readonly cron?: string;
}
export const handleJob = <T extends object>(
  job: Job<T>,
  handle: (payload: T, jobId: string) => Promise<unknown>,
  cron?: string,
): JobHandler => ({ job, handle, ...(cron && { cron }) });

/** Selects what a process of this role runs. */
export const handlersFor = (role: JobRole | 'web' | 'all', handlers: readonly JobHandler[]) =>
  role === 'all' ? handlers : handlers.filter(({ job }) => job.runsIn === role);

export interface SendOptions {
  readonly startAfter?: Date;
  /** Jobs of one kind run highest first, then oldest first. */
  readonly priority?: number;
}

export interface Jobs {
  /** Queues work as part of the caller's transaction: the job exists if and only if that commits. */
  send<T extends object>(db: Db, job: Job<T>, payload: T, options?: SendOptions): Promise<void>;
}

/** Creates the tables of the job queue ahead of the first start. */
export async function installJobQueue(url: string) {
  const boss = new PgBoss({ connectionString: url, supervise: false, schedule: false });
  await boss.start();
  await boss.stop();
}

/** Name of the queue's connections in the database. */
export const jobsApplication = 'sinau-jobs';

/**
 * Creates the job queue of a process. One without workers only sends: it neither listens for jobs nor supervises queues, and
 * needs one connection.
 */
export function createJobs(url: string, log: FastifyBaseLogger, { hasWorkers = true } = {}) {
  // The timeout and keepAlive go through to `pg`: a database that hangs must not hold the workers forever.
  const connection = { connectionString: url, keepAlive: true, query_timeout: 30_000, connectionTimeoutMillis: 5_000 };
  const boss = new PgBoss({
    ...connection,
    application_name: jobsApplication,
    ...(hasWorkers ? { max: 4, useListenNotify: true } : { max: 1, supervise: false, schedule: false }),
    openTelemetry: { tracerProvider: jobTracers, propagateContext: true },
  });
  // Every worker asks the database, so an outage is an error of each.
  const logError = collapseRepeats((unloggedBefore, error: Error) =>
    log.error({ err: error, ...(unloggedBefore && { unloggedBefore }) }, 'job queue'),
  );
  boss.on('error', (error) => logError(databaseMessage(error), error));
  const createdQueues = new Set<string>();

  /** Gives a queue of an older version the settings of this one. Most starts find nothing to change. */
  async function settleQueues(handlers: readonly Pick<JobHandler, 'job'>[]) {
    const present = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
    const settle = async ({ job }: Pick<JobHandler, 'job'>) => {
      const settings = settingsOf(job);
      const queue = present.get(job.name);
      if (!queue) {
        await boss.createQueue(job.name, settings);
        createdQueues.add(job.name);
      } else if (Object.entries(settings).some(([name, value]) => queue[name as keyof typeof settings] !== value)) {
        await boss.updateQueue(job.name, settings);
      }
    };
    // A queue may only name an existing one.
    await Promise.all(handlers.filter(({ job }) => !job.whenGivenUp).map(settle));
    await Promise.all(handlers.filter(({ job }) => job.whenGivenUp).map(settle));
  }

  async function schedule({ job, cron }: JobHandler) {
    if (!cron) return;
    await boss.schedule(job.name, cron, {}, { tz: 'Asia/Jakarta', missed: 'once' });
    // A new scheduled job first works through everything from before it existed.
    if (!createdQueues.has(job.name)) return;
    await boss.send(job.name, {});
    createdQueues.delete(job.name);
  }

  /** Runs one job after another until the queue is empty. PostgreSQL announces new work; delayed work is polled for. */
  async function startWorker({ job, handle }: JobHandler) {
    let worker = '';
    worker = await boss.work(
      job.name,
      { notifyPollingIntervalSeconds: 5, pollingIntervalSeconds: 0.5, batchSize: 1 },
      async ([work]) => {
        // One NOTIFY may announce many jobs, so the worker checks again instead of pausing.
        boss.notifyWorker(worker);
        try {
          await handle(work!.data as never, work!.id);
          jobRuns.inc({ queue: job.name, result: 'done' });
        } catch (error) {
          jobRuns.inc({ queue: job.name, result: 'failed' });
          const failure = failureOf(error);
          log.error({ job: job.name, id: work!.id, err: failure }, 'job failed');
          throw failure;
        }
      },
    );
  }

  return {
    async send<T extends object>(db: Db, job: Job<T>, payload: T, options: SendOptions = {}) {
      await boss.send(job.name, payload, { ...options, db: fromPrisma(db) });
    },
    /** Creates the queues, so that work can be sent; `work` begins to run it. Both may be repeated after a failure. */
    async start(handlers: readonly Pick<JobHandler, 'job'>[]) {
      try {
        await boss.start();
        await settleQueues(handlers);
      } catch (error) {
        // A started instance would not start again.
        await boss.stop({ graceful: false }).catch(() => undefined);
        throw error;
      }
    },
    async work(handlers: readonly JobHandler[]) {
      await Promise.all(handlers.map(schedule));
      // From here on nothing queries the database before it returns, so no worker is started twice.
      for (const handler of handlers)
        for (let count = 0; count < handler.job.concurrency; count += 1) await startWorker(handler);
    },
    stop: () => boss.stop({ graceful: true, timeout: 5_000 }),
  };
}

const daysOf = (count: number) => count * 86_400;
/**
 * The queue knows one time for all runs that ended. It is that of failed ones, which operators see for so long; what
 * ended well is deleted earlier, by the sweep of `backoffice/system`. A run that waits outlives both, also when it
 * failed and an operator retries it on its last day.
 */
const failedDays = 30;
const waitingDays = 60;

/** A worker that died holds its job for a minute at most; then another takes it over. */
const settingsOf = (job: Job<object>) => ({
  retryLimit: job.retryLimit,
  retryBackoff: true,
  retryDelay: 1,
  ...(job.longestPauseSeconds !== null && { retryDelayMax: job.longestPauseSeconds }),
  ...(job.longestHours === null
    ? { expireInSeconds: 60 }
    : { expireInSeconds: job.longestHours * 3600, heartbeatSeconds: 60 }),
  ...(job.whenGivenUp && { deadLetter: job.whenGivenUp.name }),
  deleteAfterSeconds: daysOf(failedDays),
  retentionSeconds: daysOf(waitingDays),
  notify: true,
});

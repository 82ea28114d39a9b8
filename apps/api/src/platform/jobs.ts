import { fromPrisma, PgBoss, type SendOptions } from 'pg-boss';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from './db.ts';

/** A kind of background work, named `feature.task`, and what it is told. */
export interface Job<T extends object> {
  readonly name: string;
  readonly retryLimit: number;
  /** Never set: it ties the name to the type of what is told. */
  readonly payload?: T;
}
export const defineJob = <T extends object>(name: string, { retryLimit = 5 } = {}): Job<T> => ({ name, retryLimit });

export interface JobHandler {
  readonly job: Job<object>;
  readonly handle: (payload: never) => Promise<unknown>;
  /** Runs on its own, too: a cron expression in WIB. */
  readonly cron?: string;
}
export const handleJob = <T extends object>(
  job: Job<T>,
  handle: (payload: T) => Promise<unknown>,
  cron?: string,
): JobHandler => ({ job, handle, ...(cron && { cron }) });

export interface Jobs {
  /** Queues work as part of the caller's transaction: it exists only if that commits, and then it surely does. */
  send<T extends object>(db: Db, job: Job<T>, payload: T, options?: Pick<SendOptions, 'startAfter'>): Promise<void>;
}

export function createJobs(url: string, log: FastifyBaseLogger) {
  const boss = new PgBoss({ connectionString: url, application_name: 'sinau-jobs', max: 4, useListenNotify: true });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));

  return {
    async send<T extends object>(db: Db, job: Job<T>, payload: T, options: Pick<SendOptions, 'startAfter'> = {}) {
      await boss.send(job.name, payload, { ...options, db: fromPrisma(db) });
    },
    /** Creates the queues, so that work can be sent; `work` begins to do it. */
    async start(handlers: readonly JobHandler[]) {
      await boss.start();
      for (const { job } of handlers) {
        // A worker that died holds its job for a minute at most; then another takes it up.
        const settings = {
          retryLimit: job.retryLimit,
          retryBackoff: true,
          retryDelay: 1,
          expireInSeconds: 60,
          notify: true,
        };
        await boss.createQueue(job.name, settings);
        // One that an older version made keeps its settings otherwise.
        await boss.updateQueue(job.name, settings);
      }
    },
    async work(handlers: readonly JobHandler[]) {
      for (const { job, handle, cron } of handlers) {
        if (cron) {
          await boss.schedule(job.name, cron, {}, { tz: 'Asia/Jakarta' });
          // Once at the start, too: a stop may have left something behind.
          await boss.send(job.name, {});
        }
        // PostgreSQL tells of new work at once; what waits for its time, or to be tried again, is asked for.
        await boss.work(
          job.name,
          { notifyPollingIntervalSeconds: 5, pollingIntervalSeconds: 0.5, batchSize: 1 },
          async ([work]) => {
            try {
              await handle(work!.data as never);
            } catch (error) {
              // The queue keeps the error itself, which may name somebody, beside the job.
              log.error({ job: job.name, id: work!.id, reason: reasonOf(error) }, 'job failed');
              throw error;
            }
          },
        );
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: 5_000 }),
  };
}

const reasonOf = (error: unknown) =>
  error instanceof Error ? ((error as NodeJS.ErrnoException).code ?? error.name) : 'unknown';

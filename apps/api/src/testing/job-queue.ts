import { createTestDatabase } from '@sinau/test-kit/test-database';
import { pino } from 'pino';
import { expect } from 'vitest';
import { connect } from '../platform/db.ts';
import { createJobs, defineJob, handleJob, type JobHandler } from '../platform/jobs.ts';

export type JobQueue = Awaited<ReturnType<typeof jobQueue>>;

/** A queue in a database of its own, without the rest of the application. */
export async function jobQueue() {
  const database = await createTestDatabase();
  const { db, connections } = connect(database.url);
  const lines: string[] = [];
  return {
    db,
    connections,
    url: database.url,
    /** Lines logged by the processes. */
    lines,
    /** Work of a process between its start and its end. */
    async running(
      handlers: readonly JobHandler[],
      meanwhile: (jobs: ReturnType<typeof createJobs>) => Promise<unknown>,
    ) {
      const jobs = createJobs(database.url, pino({}, { write: (line) => void lines.push(line) }));
      await jobs.start(handlers);
      await jobs.work(handlers);
      await meanwhile(jobs);
      await jobs.stop();
    },
    async stop() {
      await db.$disconnect();
      await database.drop();
    },
  };
}

export const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Expects that two hundred jobs queued at the same time have all begun within this time. */
export async function expectTwoHundredBegun({ db, running }: JobQueue, timeout: number) {
  const job = defineJob<{ number: number }>('uji.banyak');
  const begun: number[] = [];
  await running([handleJob(job, async ({ number }) => begun.push(number))], async (jobs) => {
    await db.$transaction(async (tx) => {
      for (const number of numbers(200)) await jobs.send(tx, job, { number });
    });
    await expect.poll(() => begun.length, { timeout, interval: 20 }).toBe(200);
  });
}

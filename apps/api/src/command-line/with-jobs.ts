import { createJobs, type Jobs } from '../platform/jobs.ts';
import { createLogger } from '../platform/logger.ts';
import { mailJob } from '../platform/mail/define-mail.ts';
import type { Tools } from './run.ts';

/** Provides the job queue to code that sends mails. */
export async function withJobs<T>({ env }: Tools, work: (jobs: Jobs) => Promise<T>) {
  const jobs = createJobs(env.DATABASE_DIRECT_URL, createLogger(env), { hasWorkers: false });
  await jobs.start([{ job: mailJob }]);
  try {
    return await work(jobs);
  } finally {
    await jobs.stop();
  }
}

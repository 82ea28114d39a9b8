import pg from 'pg';
import { vi } from 'vitest';
import { jobsApplication } from '../platform/jobs.ts';
import { signalsApplication } from '../platform/signals.ts';

/**
 * Counts the statements that some work sends to the database. Those of the job queue are not counted: neither what the
 * work queues, nor the statements of the queue's own connections and the signals' connection, which now and then check
 * whether they still listen.
 */
export async function countQueries(work: () => Promise<unknown>) {
  const spy = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    const texts = spy.mock.calls.map(([query], index) =>
      listening.has(applicationOf(spy.mock.contexts[index])) ? '' : textOf(query),
    );
    return texts.filter((text) => text !== '' && !text.includes('pgboss')).length;
  } finally {
    spy.mockRestore();
  }
}

/** The smallest count of three runs of some work: concurrent statements of workers are not counted. */
export async function costOf(work: () => Promise<unknown>) {
  const counts = [];
  for (let reading = 0; reading < 3; reading += 1) counts.push(await countQueries(work));
  return Math.min(...counts);
}

const listening = new Set<string | undefined>([jobsApplication, signalsApplication]);
const textOf = (query: unknown) => (typeof query === 'string' ? query : (query as { text?: string }).text) ?? '';
const applicationOf = (client: unknown) =>
  (client as { connectionParameters: { application_name?: string } }).connectionParameters.application_name;

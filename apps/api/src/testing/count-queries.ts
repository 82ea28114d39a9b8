import pg from 'pg';
import { vi } from 'vitest';
import { jobsApplication } from '../platform/jobs.ts';

/**
 * How many statements some work sends to the database. Those of the job queue are not counted: neither what the work queues,
 * nor what the queue's own connections say, which every ten seconds ask whether they still listen.
 */
export async function countQueries(work: () => Promise<unknown>) {
  const spy = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    const texts = spy.mock.calls.map(([query], index) =>
      applicationOf(spy.mock.contexts[index]) === jobsApplication ? '' : textOf(query),
    );
    return texts.filter((text) => text !== '' && !text.includes('pgboss')).length;
  } finally {
    spy.mockRestore();
  }
}

const textOf = (query: unknown) => (typeof query === 'string' ? query : (query as { text?: string }).text) ?? '';
const applicationOf = (client: unknown) =>
  (client as { connectionParameters: { application_name?: string } }).connectionParameters.application_name;

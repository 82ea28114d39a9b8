import pg from 'pg';
import { vi } from 'vitest';

/** How many statements some work sends to the database; the job queue's own are not counted. */
export async function countQueries(work: () => Promise<unknown>) {
  const spy = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    const texts = spy.mock.calls.map(
      ([query]) => (typeof query === 'string' ? query : (query as { text?: string }).text) ?? '',
    );
    return texts.filter((text) => text !== '' && !text.includes('pgboss')).length;
  } finally {
    spy.mockRestore();
  }
}

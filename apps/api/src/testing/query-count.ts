import { Client } from 'pg';
import { vi } from 'vitest';

/** How many statements some work sends to the database, without those of the job queue. */
export async function countQueries(work: () => Promise<unknown>) {
  const queries = vi.spyOn(Client.prototype, 'query');
  try {
    await work();
    return queries.mock.calls.filter(([query]) => !textOf(query).includes('pgboss')).length;
  } finally {
    queries.mockRestore();
  }
}

const textOf = (query: unknown) => (typeof query === 'string' ? query : String((query as { text?: string }).text));

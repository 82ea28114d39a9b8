import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jobsApplication } from '../platform/jobs.ts';
import { startApp, type AppUnderTest } from './app-under-test.ts';
import { countQueries } from './count-queries.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

test('the statements of the work are counted, what the connections of the job queue say meanwhile is not', async () => {
  const queue = new pg.Client({ connectionString: app.env.DATABASE_URL, application_name: jobsApplication });
  await queue.connect();
  const count = await countQueries(async () => {
    await queue.query('SELECT EXISTS (SELECT FROM pg_listening_channels()) AS listening');
    await app.db.user.count();
    await app.connections.query({ text: 'SELECT 1' });
  });
  await queue.end();
  expect(count).toBe(2);
});

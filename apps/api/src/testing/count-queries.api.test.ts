import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jobsApplication } from '../platform/jobs.ts';
import { signalsApplication } from '../platform/signals.ts';
import { startApp, type AppUnderTest } from './app-under-test.ts';
import { countQueries } from './count-queries.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

test.each([
  ['the job queue', jobsApplication],
  ['the signals', signalsApplication],
])('the statements of the work are counted, but not concurrent ones on the connections of %s', async (_name, name) => {
  const listening = new pg.Client({ connectionString: app.env.DATABASE_URL, application_name: name });
  await listening.connect();
  const count = await countQueries(async () => {
    await listening.query('SELECT EXISTS (SELECT FROM pg_listening_channels()) AS listening');
    await app.db.user.count();
    await app.connections.query({ text: 'SELECT 1' });
  });
  await listening.end();
  expect(count).toBe(2);
});

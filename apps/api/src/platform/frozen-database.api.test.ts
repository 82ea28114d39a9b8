import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { startApp, type AppUnderTest } from '../testing/app-under-test.ts';
import { freezableDatabase } from '../testing/freezable-database.ts';
import { newPerson } from '../testing/scene.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

test(
  'every call is refused with 503 while the database is frozen, and answered again once it has thawed',
  { tags: 'night' },
  async () => {
    const person = await newPerson(app);
    const database = await freezableDatabase(app.env.DATABASE_URL);
    onTestFinished(() => database.close());
    const { DATA_DIR } = app.env;
    const limits = { DATABASE_CONNECT_SECONDS: '2', DATABASE_SILENCE_SECONDS: '2' };
    const beside = await startApp({ settings: { DATABASE_URL: database.url, DATA_DIR, ...limits } });
    onTestFinished(() => beside.stop());
    const { send } = beside.signedIn(person.token!);
    const paths = ['/user/me', '/user/cart', '/catalog', '/user/certificate'];
    /** Collects statuses by path. More calls than the pool has connections: some wait for one. */
    const statuses = async () => {
      const calls = paths.flatMap((path) => Array.from({ length: 4 }, () => path));
      const answers = await Promise.all(calls.map(async (path) => `${path} ${(await send('GET', path)).status}`));
      return [...new Set(answers)].toSorted();
    };
    const all = (status: number) => paths.map((path) => `${path} ${status}`).toSorted();
    const isWell = () => expect.poll(statuses, { interval: 500 }).toEqual(all(200));

    await isWell();
    database.freeze();
    expect(await statuses()).toEqual(all(503));
    // Readiness was cached a moment before.
    await expect.poll(async () => (await send('GET', '/health/ready')).status).toBe(503);
    database.thaw();
    await isWell();
    await expect.poll(async () => (await send('GET', '/health/ready')).status).toBe(200);
  },
);

import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { startApp, type AppUnderTest } from '../testing/app-under-test.ts';
import { freezableDatabase } from '../testing/freezable-database.ts';
import { newPerson } from '../testing/scene.ts';
import { startServerProcess } from '../testing/server-process.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

test('every call is answered within 15 seconds and health within 3 while the database is frozen for 20, and all is well 2 seconds later', async () => {
  // Several users: calls of a single one beyond a dozen wait for each other.
  const people = await Promise.all(Array.from({ length: 4 }, () => newPerson(app)));
  const database = await freezableDatabase(app.env.DATABASE_URL);
  onTestFinished(() => database.close());
  const server = await startServerProcess({
    DATABASE_URL: database.url,
    DATA_DIR: app.env.DATA_DIR,
    ALLOW_PAYMENT_SIMULATOR: 'true',
    // A slow machine takes longer to open a connection; a call that waits for one is still answered in time.
    DATABASE_CONNECT_SECONDS: '8',
    // Cached answers are served whatever the database does.
    ANSWER_CACHE: 'off',
  });
  onTestFinished(async () => void (await server.stop()));
  const call = async (path: string, init: RequestInit = {}, { token } = people[0]!) => {
    const begun = performance.now();
    const response = await fetch(`${server.url}/api${path}`, {
      ...init,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    });
    await response.text();
    return { path, status: response.status, seconds: (performance.now() - begun) / 1000 };
  };
  const reads = () =>
    Promise.all(
      ['/user/me', '/user/cart', '/catalog', '/user/certificate'].flatMap((path) =>
        Array.from({ length: 8 }, (_, index) => call(path, {}, people[index % people.length])),
      ),
    );
  const calls = async () => {
    const forgot = call('/user/auth/forgot-password', { method: 'POST', body: '{"email":"siapa@contoh.id"}' });
    return [...(await reads()), await forgot];
  };
  const statusesOf = (answers: Awaited<ReturnType<typeof calls>>) => [...new Set(answers.map(({ status }) => status))];
  // A process that has just started opens its connections first.
  await expect.poll(async () => statusesOf(await reads()), { interval: 500 }).toEqual([200]);
  expect(statusesOf(await calls())).toEqual([200]);

  database.freeze();
  const frozen = calls();
  const thaw = sleep(20_000).then(database.thaw);
  for (let times = 0; times < 5; times += 1) {
    const { status, seconds } = await call('/health/ready');
    expect([status, seconds < 3]).toEqual([503, true]);
    await sleep(500);
  }
  for (const { path, status, seconds } of await frozen) expect([path, status, seconds < 15]).toEqual([path, 503, true]);

  await thaw;
  await sleep(2_000);
  expect((await call('/health/ready')).status).toBe(200);
  expect(statusesOf(await calls())).toEqual([200]);
});

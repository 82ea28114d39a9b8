import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { findFreePort } from '@sinau/test-kit/ports';
import { startApp, type AppUnderTest } from './testing/app-under-test.ts';
import { freezableDatabase } from './testing/freezable-database.ts';
import { settingsBeside, spawnServerProcess, startServerProcess } from './testing/server-process.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const start = (settings: NodeJS.ProcessEnv) => startServerProcess({ ...settingsBeside(app), ...settings });

test('a process that is to end reports immediately that it is not ready, and answers every call until it has closed', async () => {
  const server = await start({ DRAIN_SECONDS: '6' });
  const call = async (path: string) => {
    const response = await fetch(`${server.url}/api${path}`);
    const { error } = (await response.json()) as { error: { code: string } | null };
    return { status: response.status, error: error?.code, connection: response.headers.get('connection') };
  };
  expect(await call('/health/ready')).toMatchObject({ status: 200, connection: 'keep-alive' });

  const begun = performance.now();
  const ended = server.stop();
  await expect
    .poll(() => call('/health/ready'), { timeout: 1_000, interval: 20 })
    .toEqual({
      status: 503,
      error: 'draining',
      connection: 'close',
    });

  // Four callers without a pause, each until nothing listens anymore.
  const answers: unknown[] = [];
  const caller = async () => {
    try {
      for (;;) answers.push(await call('/category-class'));
    } catch (error) {
      expect((error as { cause: { code: string } }).cause.code).toMatch(/^ECONN(REFUSED|RESET)$/);
    }
  };
  await Promise.all([caller(), caller(), caller(), caller()]);
  expect(answers.length).toBeGreaterThan(10);
  expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
    new Set([JSON.stringify({ status: 200, connection: 'close' })]),
  );
  expect(await ended).toBe(0);
  expect(performance.now() - begun).toBeGreaterThan(6_000);
});

test('a process without a time to drain ends as well', async () => {
  const server = await start({});
  expect(await server.stop()).toBe(0);
});

test('a process that starts before its database waits for it, reports that, and serves once it is there', async () => {
  const port = await findFreePort();
  const url = Object.assign(new URL(app.env.DATABASE_URL), { hostname: '127.0.0.1', port: String(port) });
  const server = await spawnServerProcess({ ...settingsBeside(app), DATABASE_URL: url.href });
  onTestFinished(async () => void (await server.kill()));
  const waits = () => server.output().split(`"reason":"connect ECONNREFUSED 127.0.0.1:${port}"`).length - 1;
  await expect.poll(waits, { timeout: 100_000 }).toBeGreaterThan(1);
  const database = await freezableDatabase(app.env.DATABASE_URL, port);
  onTestFinished(() => database.close());
  await server.ready;
  expect((await fetch(`${server.url}/api/health/ready`)).status).toBe(200);
  expect(server.complaints()).toBe('');
});

test('a stop during the setup of its jobs ends a process quietly', async () => {
  const client = await app.connections.connect();
  await client.query('BEGIN; SET LOCAL idle_in_transaction_session_timeout = 0; LOCK TABLE pgboss.schedule');
  const server = await spawnServerProcess(settingsBeside(app));
  const isListening = () =>
    fetch(`${server.url}/api/health/live`).then(
      () => true,
      () => false,
    );
  await expect.poll(isListening, { timeout: 100_000 }).toBe(true);
  const ended = server.stop();
  await expect.poll(isListening).toBe(false);
  // The setup continues once its workers are stopped.
  await sleep(2_000);
  await client.query('ROLLBACK');
  client.release();
  expect(await ended).toBe(0);
  expect(server.complaints()).toBe('');
});

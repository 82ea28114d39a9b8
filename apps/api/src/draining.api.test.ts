import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type AppUnderTest } from './testing/app-under-test.ts';
import { settingsBeside, startServerProcess } from './testing/server-process.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const start = (settings: NodeJS.ProcessEnv) => startServerProcess({ ...settingsBeside(app), ...settings });

test('a process that is told to end says at once that it is not ready, and answers every call until it has closed', async () => {
  const server = await start({ DRAIN_SECONDS: '6' });
  const call = async (path: string) => {
    const response = await fetch(`${server.url}/api${path}`);
    const { success } = (await response.json()) as { success: unknown };
    return { status: response.status, success, connection: response.headers.get('connection') };
  };
  expect(await call('/health/ready')).toMatchObject({ status: 200, connection: 'keep-alive' });

  const begun = performance.now();
  const ended = server.stop();
  await expect
    .poll(() => call('/health/ready'), { timeout: 1_000, interval: 20 })
    .toEqual({
      status: 503,
      success: false,
      connection: 'close',
    });

  // Four callers without a pause, each until nobody listens any more.
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
    new Set([JSON.stringify({ status: 200, success: true, connection: 'close' })]),
  );
  expect(await ended).toBe(0);
  const seconds = (performance.now() - begun) / 1000;
  expect(seconds).toBeGreaterThan(6);
  expect(seconds).toBeLessThan(16);
});

test('without a time to drain it ends at once', async () => {
  const server = await start({});
  const begun = performance.now();
  expect(await server.stop()).toBe(0);
  expect(performance.now() - begun).toBeLessThan(8_000);
});

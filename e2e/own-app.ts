import { findFreePort } from '@sinau/test-kit/ports';
import { onTestFinished } from 'vitest';
import { startApp, type AppUnderTest } from '@sinau/api/testing/app-under-test';
import type { Person } from '@sinau/api/testing/scene';
import { newPage } from './harness.ts';

/**
 * The product in this process, over an empty database of its own, for a journey that moves the clock or changes data
 * that all others would see (docs/decisions/0165). It ends with its test.
 */
export async function startOwnApp(settings: NodeJS.ProcessEnv = {}) {
  const PORT = String(await findFreePort());
  const app = await startApp({
    withWorkers: true,
    settings: { PORT, PUBLIC_URL: `http://127.0.0.1:${PORT}`, ...settings },
  });
  onTestFinished(() => app.stop());
  return app;
}

/** A page of it with a signed-in user. */
export async function pageOf(
  app: AppUnderTest,
  { token, send }: Pick<Person, 'token' | 'send'>,
  { width = 1440, expects = [] as readonly RegExp[], allowsServiceWorker = false } = {},
) {
  const { body } = await send('GET', '/user/me');
  return newPage({
    width,
    expects,
    allowsServiceWorker,
    origin: app.env.PUBLIC_URL,
    session: { token, profile: body.data },
  });
}

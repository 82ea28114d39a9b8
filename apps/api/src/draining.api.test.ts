import { expect, onTestFinished, test } from 'vitest';
import { startApp } from './testing/app-under-test.ts';

test('a draining process is not ready, answers every other call, and closes the connection after it', async () => {
  const app = await startApp();
  onTestFinished(() => app.stop());
  const call = async (path: string) => {
    const { status, body, headers } = await app.visitor.send('GET', path);
    const { error } = body as { error: { code: string } | null };
    return { status, error: error?.code, connection: headers.connection };
  };
  expect(await call('/health/ready')).toMatchObject({ status: 200 });
  app.drain();
  expect(await call('/health/ready')).toEqual({ status: 503, error: 'draining', connection: 'close' });
  expect(await call('/category-class')).toEqual({ status: 200, error: undefined, connection: 'close' });
});

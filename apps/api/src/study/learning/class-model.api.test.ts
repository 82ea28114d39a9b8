import { isFullRun } from '@sinau/test-kit/full-run';
import { afterAll, beforeAll, test } from 'vitest';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { checkHistories } from '../../testing/class-model/history.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

test('calls and progress match a model in histories of a class, over all types of lessons, publications and restored versions', async () => {
  await checkHistories(app, isFullRun ? 40 : 6, { minLength: 4, maxLength: 8 });
});

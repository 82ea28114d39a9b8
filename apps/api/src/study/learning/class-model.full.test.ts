import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { checkHistories } from '../../testing/class-model/history.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

test(
  'calls and progress match a model over ten thousand events of classes, of all types of lessons, publications and restored versions',
  { timeout: 1_200_000 },
  async () => {
    expect(await checkHistories(app, 200, { minLength: 50, maxLength: 60 })).toBeGreaterThanOrEqual(10_000);
  },
);

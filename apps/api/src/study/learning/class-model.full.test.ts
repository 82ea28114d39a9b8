import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { checkHistories } from '../../testing/class-model/history.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

test(
  'over ten thousand events of classes, of all types of lessons, publications and restored versions, calls and progress are what a model says',
  { timeout: 1_200_000 },
  async () => {
    expect(await checkHistories(app, 200, { minLength: 50, maxLength: 60 })).toBeGreaterThanOrEqual(10_000);
  },
);

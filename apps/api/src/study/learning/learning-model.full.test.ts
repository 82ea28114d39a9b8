import { afterAll, beforeAll, test } from 'vitest';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { checkLearning } from '../../testing/learning-model.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

test(
  'progress matches a model, and everybody can finish, whatever happens to a class and in it, in sixty sequences',
  { timeout: 900_000 },
  () => checkLearning(app, 60),
);

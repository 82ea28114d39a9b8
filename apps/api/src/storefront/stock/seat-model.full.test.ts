import { afterAll, beforeAll, test } from 'vitest';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { seatsHold } from '../../testing/seat-histories.ts';
import { seededRandom, seeds } from '../../testing/seeded-random.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

test.each(seeds(20))(
  'ten thousand random steps, five hundred at a webinar, result in the state of a simple model (seed %i)',
  { timeout: 600_000 },
  (seed) => seatsHold(app, seededRandom(seed), 500),
);

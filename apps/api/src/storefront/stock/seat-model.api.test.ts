import { isFullRun } from '@sinau/test-kit/full-run';
import { afterAll, beforeAll, test } from 'vitest';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { seatsHold } from '../../testing/seat-histories.ts';
import { seededRandom, seeds } from '../../testing/seeded-random.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

test.each(seeds(1))(
  'random steps result in the seats, orders and waiting list of a simple model (seed %i)',
  { timeout: 180_000 },
  (seed) => seatsHold(app, seededRandom(seed), isFullRun ? 200 : 20),
);

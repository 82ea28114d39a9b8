import { isFullRun } from '@sinau/test-kit/full-run';
import { afterAll, beforeAll, test } from 'vitest';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { payoutsHold } from '../../testing/payout-histories.ts';
import { seededRandom, seeds } from '../../testing/seeded-random.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

test.each(seeds(1))(
  'random histories of sales, refunds and payouts leave the balances that a simple model has, and none below zero (seed %i)',
  { timeout: 180_000 },
  (seed) => payoutsHold(app, seededRandom(seed), { sequences: isFullRun ? 200 : 6, rounds: 6 }),
);

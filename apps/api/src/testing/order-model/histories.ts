import fc from 'fast-check';
import type { AppUnderTest } from '../app-under-test.ts';
import type { FakeMidtrans } from '../fake-midtrans.ts';
import { takeStep } from './events.ts';
import { expectInvariants, expectSettled } from './invariants.ts';
import { histories, type Step } from './steps.ts';
import { createWorld } from './world.ts';

/**
 * Checks this many histories. A failure names its seed and the shortest failing history found, before the test's own
 * time is over.
 */
export const historiesHold = (app: AppUnderTest, midtrans: FakeMidtrans, numRuns: number, seed?: number) =>
  fc.assert(
    fc.asyncProperty(histories, (history) => historyHolds(app, midtrans, history)),
    {
      numRuns,
      ...(seed !== undefined && { seed }),
      interruptAfterTimeLimit: 90_000 * Math.ceil(numRuns / 10),
      markInterruptAsFailure: true,
    },
  );

async function historyHolds(app: AppUnderTest, midtrans: FakeMidtrans, history: readonly (readonly Step[])[]) {
  const world = await createWorld(app, midtrans);
  for (const together of history) {
    await Promise.all(together.map((step) => takeStep(world, step)));
    await expectInvariants(world);
  }
  await expectSettled(world);
}

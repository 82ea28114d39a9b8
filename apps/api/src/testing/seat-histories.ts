import { expect } from 'vitest';
import type { AppUnderTest } from './app-under-test.ts';
import { createSeatModel, type SeatStep } from './seat-model.ts';
import { buyerCount, nextStep } from './seat-steps.ts';
import { createSeatWorld, outcomeOf, storedState } from './seat-world.ts';
import type { SeededRandom } from './seeded-random.ts';

/** Steps for which a webinar is still observed once it is over. */
const stepsAfter = 20;

/**
 * Runs random steps, each on the product and the model, which are compared after it. Another webinar follows one that
 * is over.
 */
export async function seatsHold(app: AppUnderTest, random: SeededRandom, steps: number) {
  for (let done = 0; done < steps;) done += await webinarHolds(app, random, steps - done);
  expect(await app.runJob('ledger.prove')).toBe(true);
}

/** Runs at most this many steps on a new webinar, and returns their number. */
async function webinarHolds(app: AppUnderTest, random: SeededRandom, steps: number) {
  const world = await createSeatWorld(app);
  const model = createSeatModel(buyerCount);
  const done: SeatStep[] = [];
  let after = 0;
  for (let count = 0; count < steps; count += 1) {
    if (model.isOver()) after += 1;
    if (after > stepsAfter) return count;
    const step = nextStep(random, model.orders.length);
    done.push(step);
    const ended = step.kind === 'hours' ? model.due(step.hours) : [];
    const endedIds = ended.map((one) => world.orderIds[model.orders.indexOf(one)]!);
    const expected = model.take(step);
    const outcome = await outcomeOf(world, model, step, endedIds);
    const said = `step ${count}: ${JSON.stringify(step)} after ${JSON.stringify(done.slice(-12))}`;
    expect(outcome, said).toBe(expected === 'placed' || expected === 'same' ? 'done' : expected);
    expect(await storedState(world), said).toEqual(model.state());
  }
  return steps;
}

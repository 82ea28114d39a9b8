import { expect } from 'vitest';
import type { AppUnderTest } from './app-under-test.ts';
import { createSeatModel, type SeatStep } from './seat-model.ts';
import { buyerCount, nextStep } from './seat-steps.ts';
import { createSeatWorld, outcomeOf, storedState } from './seat-world.ts';
import type { SeededRandom } from './seeded-random.ts';

/** How long a webinar is looked at once it is over. */
const stepsAfter = 20;

/** Random steps, each done by the product and by the model, which are compared after it. Another webinar follows one that is over. */
export async function seatsHold(app: AppUnderTest, random: SeededRandom, steps: number) {
  for (let done = 0; done < steps;) done += await webinarHolds(app, random, steps - done);
  expect(await app.runJob('ledger.prove')).toBe(true);
}

/** Does at most so many steps with a new webinar, and answers how many it did. */
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

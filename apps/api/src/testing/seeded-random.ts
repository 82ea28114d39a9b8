import { randomInt } from 'node:crypto';

/** New seeds for each run, or those in TEST_SEED (`1,2,3`). Put the seed into the test's title, so that a failure can be repeated. */
export const seeds = (count: number) =>
  process.env.TEST_SEED?.split(',').map(Number) ?? Array.from({ length: count }, () => randomInt(2 ** 31));

export { seededRandom, type SeededRandom } from './random-choices.ts';

import { randomInt } from 'node:crypto';
import { isFullRun } from '@sinau/test-kit/full-run';

/**
 * The seeds of a test's histories: the same ones in every `npm test`, new ones in each `npm run test:full`, or those in
 * TEST_SEED (`1,2,3`). Put the seed into the test's title, so that a failure can be repeated.
 */
export const seeds = (count: number): number[] =>
  process.env.TEST_SEED?.split(',').map(Number) ??
  Array.from({ length: count }, (_, index) => (isFullRun ? randomInt(2 ** 31) : index + 1));

export { seededRandom, type SeededRandom } from './random-choices.ts';

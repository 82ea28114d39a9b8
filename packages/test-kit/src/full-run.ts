/** True if this is `npm run test:full`, which takes the time to check everything and enforces limits in seconds. */
export const isFullRun = process.env.TEST_FULL === 'true';

/** The cases of a table: all of them at night, the first ones by day. */
export const casesOfRun = <const T>(cases: readonly T[], byDay: number): readonly T[] =>
  isFullRun ? cases : cases.slice(0, byDay);

/** A sample of cases that share one rule: all of them at night, each `step`-th by day. */
export const sampleOfRun = <const T>(cases: readonly T[], step: number): readonly T[] =>
  isFullRun ? cases : cases.filter((_, index) => index % step === 0);

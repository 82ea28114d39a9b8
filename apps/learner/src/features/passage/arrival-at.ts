import type { Arrival } from '../../shared/arrival.ts';

/** Opens a lesson at a second of its recording, or from its beginning. */
export const arrivalAt = (second: number | null): Arrival =>
  second === null ? {} : { atSecond: second, startsPlaying: true };

import { AppError } from '../../platform/app-error.ts';
import type { Deps } from '../../platform/deps.ts';
import { memoizeFor } from '../../platform/memoize-for.ts';

export type HealthService = ReturnType<typeof createHealthService>;

/** Shorter than an orchestrator's own timeout, so that it gets an answer. */
const maxMilliseconds = 2_000;

export function createHealthService({ ping, clock, isDraining }: Pick<Deps, 'ping' | 'clock' | 'isDraining'>) {
  // The call is public: the database is pinged once a second at most.
  const pingOnce = memoizeFor(clock, 1_000, () => ping(maxMilliseconds));
  return {
    async ready() {
      if (isDraining()) throw new AppError('draining');
      try {
        await pingOnce();
      } catch (cause) {
        throw new AppError('unavailable', { cause });
      }
      return { state: 'up' as const };
    },
  };
}

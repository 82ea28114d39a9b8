import { AppError } from '../../platform/app-error.ts';
import { pingDatabase } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { memoizeFor } from '../../platform/memoize-for.ts';

export type HealthService = ReturnType<typeof createHealthService>;

/** Shorter than an orchestrator's own timeout, so that it gets an answer. */
const maxMilliseconds = 2_000;

export function createHealthService({ env, clock, isDraining }: Pick<Deps, 'env' | 'clock' | 'isDraining'>) {
  // Anyone may ask: at most one connection a second is opened for it.
  const ping = memoizeFor(clock, 1_000, () => pingDatabase(env.DATABASE_URL, maxMilliseconds));
  return {
    async ready() {
      if (isDraining()) throw new AppError('unavailable');
      try {
        await ping();
      } catch (cause) {
        throw new AppError('unavailable', { cause });
      }
      return { state: 'up' as const };
    },
  };
}

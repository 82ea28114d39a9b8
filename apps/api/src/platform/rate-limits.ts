import type { Pool as Connections } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from './app-error.ts';

export interface Limit {
  /** Name of the counter: `login-account`, `auth.register`. */
  readonly name: string;
  readonly calls: number;
  readonly seconds: number;
}
export type RateLimits = ReturnType<typeof createRateLimits>;

const tooMany = ({ msBeforeNext }: RateLimiterRes) =>
  new AppError('too_many_requests', { retryAfter: Math.max(1, Math.ceil(msBeforeNext / 1000)) });

export const isTooMany = (error: unknown): error is AppError => error instanceof AppError && error.status === 429;

/** Returns false instead of a refusal with 429, for a caller that can omit what is limited. */
export function falseIfTooMany(error: unknown): false {
  if (isTooMany(error)) return false;
  throw error;
}

/** Creates counters in the database, so that they hold over all processes and restarts. */
export function createRateLimits(connections: Connections) {
  const limiters = new Map<string, RateLimiterPostgres>();
  const limiterOf = ({ name, calls, seconds }: Limit) => {
    let limiter = limiters.get(name);
    if (!limiter) {
      limiter = new RateLimiterPostgres({
        storeClient: connections,
        storeType: 'pool',
        tableName: 'RateLimit',
        tableCreated: true,
        keyPrefix: name,
        points: calls,
        duration: seconds,
        clearExpiredByTimeout: false,
      });
      limiters.set(name, limiter);
    }
    return limiter;
  };

  return {
    /** Counts one call; refuses with 429 once there were too many. */
    async consume(limit: Limit, key: string) {
      try {
        await limiterOf(limit).consume(key);
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) throw tooMany(refusal);
        throw refusal;
      }
    },
    /** Refuses when the limit is already used up, without counting. */
    async check(limit: Limit, key: string) {
      const state = await limiterOf(limit).get(key);
      if (state && state.consumedPoints >= limit.calls) throw tooMany(state);
    },
    reset: (limit: Limit, key: string) => limiterOf(limit).delete(key),
    /** Deletes expired counters. */
    sweep: (now: Date) => connections.query('DELETE FROM "RateLimit" WHERE expire < $1', [now.getTime()]),
  };
}

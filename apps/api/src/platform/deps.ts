import type { Clock } from './clock.ts';
import type { Pool } from './db.ts';
import type { Env } from './env.ts';
import type { Jobs } from './jobs.ts';
import type { Keys } from './keys.ts';
import type { RateLimits } from './rate-limits.ts';

/** What services are made of. Each takes the few it needs. */
export interface Deps {
  readonly env: Env;
  readonly keys: Keys;
  readonly db: Pool;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly limits: RateLimits;
}

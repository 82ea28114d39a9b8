import type { Clock } from './clock.ts';
import type { Pool, Read } from './db.ts';
import type { Env } from './env.ts';
import type { Jobs } from './jobs.ts';
import type { Keys } from './keys.ts';
import type { Log } from './logger.ts';
import type { PaymentGateway } from './payments/gateway.ts';
import type { RateLimits } from './rate-limits.ts';

/** What a process brings along. */
export interface ProcessDeps {
  readonly env: Env;
  readonly keys: Keys;
  readonly db: Pool;
  readonly read: Read;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly limits: RateLimits;
}

/** What services are made of. Each takes the few it needs. */
export interface Deps extends ProcessDeps {
  readonly log: Log;
  readonly payments: PaymentGateway;
  /** Where this process itself listens: http://127.0.0.1:3000. */
  readonly ownAddress: () => string;
}

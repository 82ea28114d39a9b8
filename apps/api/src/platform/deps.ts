import type { Clock } from './clock.ts';
import type { Pool, RunSql } from './db.ts';
import type { Env } from './env.ts';
import type { Jobs } from './jobs.ts';
import type { Keys } from './keys.ts';
import type { Log } from './logger.ts';
import type { PaymentGateway } from './payments/gateway.ts';
import type { Replica } from './replica/index.ts';
import type { RateLimits } from './rate-limits.ts';
import type { Signals } from './signals.ts';
import type { StreamEncoder } from './stream-encoder/index.ts';

/** Dependencies that the process provides. */
export interface ProcessDeps {
  readonly env: Env;
  readonly keys: Keys;
  readonly db: Pool;
  readonly sql: RunSql;
  /** Reads of what may be a few seconds old. */
  readonly replica: Replica;
  /** Fails unless the database answers within these milliseconds. */
  readonly ping: (milliseconds: number) => Promise<void>;
  /** Pool for downloads of whole tables, whose statements may take longer. */
  readonly exportDb: () => Pool;
  /** Runs jobs that read whole tables: their statements may take an hour. */
  readonly withPatientDb: <T>(work: (db: Pool) => Promise<T>) => Promise<T>;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly limits: RateLimits;
  readonly streamEncoder: StreamEncoder;
}

/** The dependencies of services; each service picks the few that it needs. */
export interface Deps extends ProcessDeps {
  readonly log: Log;
  readonly payments: PaymentGateway;
  /** Returns whether the process is about to end, so that no more calls should be sent to it. */
  readonly isDraining: () => boolean;
  /** Aborted when the process begins to end, so that streams which would stay open forever end with it. */
  readonly ending: AbortSignal;
  /** Messages among the processes of the installation. */
  readonly signals: Signals;
  /** Address that this process itself listens at: http://127.0.0.1:3000. */
  readonly ownAddress: () => string;
}

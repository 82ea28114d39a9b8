import { EventEmitter, setMaxListeners } from 'node:events';
import { isDatabaseUnavailable, isStatementTimeout } from '../database-outage.ts';
import { connect, timeoutsOf, type Db, type Pool, type RunSql } from '../db.ts';
import type { Env } from '../env.ts';
import type { Log } from '../logger.ts';
import { createFreshness } from './freshness.ts';
import { watchReplica } from './watch-replica.ts';

/**
 * Reads of what may be a few seconds old. They go to the replica while it keeps up, and to the database otherwise: one
 * that fails on the replica runs there a second time.
 */
export interface Replica {
  /** Runs a statement that only reads. */
  readonly sql: RunSql;
  /** Runs queries that only read; they may run twice. */
  readonly read: <T>(queries: (db: Db) => Promise<T>) => Promise<T>;
  /** Records that a change was heard of: the replica is not read before it has that change. */
  readonly noteChange: () => void;
  /** Seconds by which the replica is behind; null where there is none. */
  readonly lagSeconds: () => number | null;
  readonly close: () => Promise<void>;
}

interface Primary {
  readonly db: Pool;
  readonly sql: RunSql;
}

/** Opens the replica of a process, if it has one. The start does not wait for it. */
export function openReplica(env: Env, primary: Primary, log: Log): Replica {
  if (env.DATABASE_REPLICA_URL === undefined)
    return {
      sql: primary.sql,
      read: (queries) => queries(primary.db),
      noteChange: () => {},
      lagSeconds: () => null,
      close: async () => {},
    };
  const freshness = createFreshness({ maxLag: env.DATABASE_REPLICA_LAG_SECONDS * 1_000 });
  const silences = new EventEmitter();
  setMaxListeners(0, silences);
  const watch = watchReplica({
    primaryUrl: env.DATABASE_DIRECT_URL,
    replicaUrl: env.DATABASE_REPLICA_URL,
    freshness,
    log,
    onSilence: () => silences.emit('silence'),
  });
  const standby = connect(env.DATABASE_REPLICA_URL, {
    max: env.DATABASE_POOL_SIZE,
    timeouts: timeoutsOf(env),
    isReadOnly: true,
    isTraced: env.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
  });

  /** Fails as soon as the replica is known to be silent: its own timeouts are longer than a reader waits. */
  async function untilSilence<T>(work: () => Promise<T>): Promise<T> {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    const giveUp = () => reject(new ReplicaSilent());
    silences.once('silence', giveUp);
    work().then(resolve, reject);
    try {
      return await promise;
    } finally {
      silences.off('silence', giveUp);
    }
  }

  async function choose<T>(onReplica: () => Promise<T>, onPrimary: () => Promise<T>): Promise<T> {
    if (!freshness.isUsable()) return onPrimary();
    try {
      return await untilSilence(onReplica);
    } catch (error) {
      if (!isFaultOfReplica(error)) throw error;
      watch.measureSoon();
      return onPrimary();
    }
  }

  return {
    sql: (statement) =>
      choose(
        () => standby.sql(statement),
        () => primary.sql(statement),
      ),
    read: (queries) =>
      choose(
        () => queries(standby.db),
        () => queries(primary.db),
      ),
    noteChange() {
      freshness.changed();
      if (freshness.fault() === null) watch.measureSoon();
    },
    lagSeconds: () => freshness.lag() / 1_000,
    async close() {
      await Promise.all([watch.close(), standby.db.$disconnect()]);
    },
  };
}

class ReplicaSilent extends Error {}

/** Returns whether a read may succeed on the database; one that takes too long would only take as long again. */
const isFaultOfReplica = (error: unknown) =>
  error instanceof ReplicaSilent || (isDatabaseUnavailable(error) && !isStatementTimeout(error));

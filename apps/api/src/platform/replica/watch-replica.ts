import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { databaseMessage } from '../database-outage.ts';
import type { Log } from '../logger.ts';
import type { Freshness } from './freshness.ts';

interface Options {
  readonly primaryUrl: string;
  readonly replicaUrl: string;
  readonly freshness: Freshness;
  readonly log: Log;
  /** Called when the replica does not answer, so that nobody waits for it. */
  readonly onSilence: () => void;
}

/** Name of the connections in PostgreSQL's list of sessions. */
export const replicaApplication = 'sinau-replica';

/** Pause between two measurements, and the shortest one, after a change. */
const pauseMilliseconds = 500;
const shortestPauseMilliseconds = 50;
/** Time to connect, and for an answer. */
const silenceMilliseconds = 2_000;

/** A position of the log by which all commits before a time are written. */
interface Mark {
  readonly at: number;
  readonly lsn: string;
  readonly timeline: string;
  readonly cluster: string;
}

/**
 * Measures how far a replica is behind: it has everything from before a time once it has replayed the log up to where
 * the database was then. That needs no clocks that agree, and holds while nothing is written, when the last replayed
 * transaction only grows older.
 */
export function watchReplica({ primaryUrl, replicaUrl, freshness, log, onSilence }: Options) {
  const [primary, replica] = [primaryUrl, replicaUrl].map(createConnection) as [pg.Pool, pg.Pool];
  /** Mark that the replica has not reached yet: one that is always a second behind would never reach the newest. */
  let pending: Mark | null = null;
  let wake = () => {};
  const ending = new AbortController();

  async function measure() {
    const mark = (pending ??= await readMark(primary).catch(() => null));
    // Whether the replica is behind cannot be known now, so its lag grows until it is too large.
    if (!mark) return;
    try {
      const { isStandby, isSameHistory, hasReplayed } = await compare(replica, mark);
      if (isStandby && isSameHistory && !hasReplayed) return;
      pending = null;
      if (!isStandby) freshness.failed('it is no standby');
      else if (isSameHistory) freshness.reached(mark.at);
      else freshness.failed('it does not follow this database');
    } catch (error) {
      pending = null;
      freshness.failed(databaseMessage(error));
      onSilence();
    }
  }

  async function watch() {
    let reported: string | null = '';
    while (!ending.signal.aborted) {
      await measure();
      const fault = freshness.fault();
      if (fault !== reported && fault) log.warn({ reason: fault }, 'the replica is not used');
      if (fault !== reported && !fault) log.info('the replica is used');
      reported = fault;
      await sleep(shortestPauseMilliseconds);
      if (!ending.signal.aborted && (fault || freshness.hasChanges())) await pause();
    }
  }

  /** Waits for the next measurement, or until somebody needs it. */
  function pause() {
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, pauseMilliseconds);
    wake = resolve;
    return promise.finally(() => clearTimeout(timer));
  }

  const watching = watch();
  return {
    measureSoon: () => wake(),
    async close() {
      ending.abort();
      wake();
      await watching;
      await Promise.all([primary.end(), replica.end()]);
    },
  };
}

function createConnection(url: string) {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: replicaApplication,
    max: 1,
    connectionTimeoutMillis: silenceMilliseconds,
    query_timeout: silenceMilliseconds,
  });
  // The pool replaces a broken connection; without this listener the process would end.
  pool.on('error', () => {});
  return pool;
}

/** The position includes commits that are not flushed yet, but seen already. */
async function readMark(primary: pg.Pool): Promise<Mark> {
  const at = performance.now();
  const { rows } = await primary.query<Omit<Mark, 'at'>>(`
    SELECT pg_current_wal_insert_lsn()::text AS lsn, left(pg_walfile_name(pg_current_wal_insert_lsn()), 8) AS timeline,
      system_identifier::text AS cluster FROM pg_control_system()`);
  return { at, ...rows[0]! };
}

/**
 * Positions of two timelines cannot be compared: a replica that still follows the old primary after a failover has
 * other rows at the same ones.
 */
async function compare(replica: pg.Pool, { lsn, timeline, cluster }: Mark) {
  const { rows } = await replica.query<Record<'isStandby' | 'isSameHistory' | 'hasReplayed', boolean>>(
    `SELECT pg_is_in_recovery() AS "isStandby", coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, false) AS "hasReplayed",
       lpad(upper(to_hex(timeline_id)), 8, '0') = $2 AND system_identifier::text = $3 AS "isSameHistory"
     FROM pg_control_checkpoint(), pg_control_system()`,
    [lsn, timeline, cluster],
  );
  return rows[0]!;
}

import pg from 'pg';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { Clock } from '../clock.ts';
import type { Prisma } from '../db.ts';
import { memoizeFor } from '../memoize-for.ts';

/** Gauges of the whole installation, which one statement reads from the database. */
export interface DatabaseGauges {
  /** Help text of each gauge, by its name, which is a column of the statement's rows. */
  readonly gauges: Readonly<Record<string, string>>;
  /** Labels of the gauges, which are columns, too. */
  readonly labels: readonly string[];
  readonly statement: (now: Date) => Prisma.Sql;
}

interface Options {
  readonly url: string;
  readonly clock: Clock;
  readonly groups: readonly DatabaseGauges[];
  readonly register: Registry;
  readonly limits?: GaugeLimits | undefined;
}

/** In milliseconds. */
export interface GaugeLimits {
  /** For one statement, as the server counts it. */
  readonly statement: number;
  /** For connecting, and for each answer. */
  readonly silence: number;
}

/** Age up to which values are served again, in milliseconds: several servers may scrape one process. */
const maxAge = 5_000;
/** A scrape takes ten seconds at most. */
const usualLimits: GaugeLimits = { statement: 1_000, silence: 2_000 };

/**
 * Registers gauges that are read when the metrics are scraped, by every process: what a stopped worker leaves behind is
 * seen by the others. They have a connection of their own, since a pool in use must not hide that it is. A gauge that
 * cannot be read has no value, and the scrape goes on.
 */
export function registerDatabaseGauges({ url, clock, groups, register, limits = usualLimits }: Options) {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'sinau-metrics',
    max: 1,
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: limits.silence,
    query_timeout: limits.silence,
    statement_timeout: limits.statement,
  });
  // The pool replaces a broken connection; without this listener the process would end.
  pool.on('error', () => {});
  const databaseUp = new Gauge({
    name: 'sinau_database_up',
    help: 'Whether the database answers this process: 1 or 0',
    registers: [register],
  });
  const failures = new Counter({
    name: 'sinau_unread_metrics_total',
    help: 'Gauges that could not be read from the database',
    labelNames: ['metric'],
    registers: [register],
  });
  const readers = groups.map((group) => createReader(group, register));
  for (const { name } of readers) failures.inc({ metric: name }, 0);

  const read = async () => {
    let isUp = true;
    for (const { name, update, clear } of readers)
      try {
        // Each further question would wait as long as the first that nobody answered.
        if (!isUp) throw new Error('The database does not answer');
        await update(pool, clock.now());
      } catch (error) {
        clear();
        failures.inc({ metric: name });
        isUp &&= error instanceof pg.DatabaseError;
      }
    databaseUp.set(Number(isUp));
  };
  return { read: memoizeFor(clock, maxAge, read), close: () => pool.end() };
}

type Row = Record<string, string | number | null>;

function createReader({ gauges, labels, statement }: DatabaseGauges, register: Registry) {
  const all = Object.entries(gauges).map(
    ([name, help]) => new Gauge({ name, help, labelNames: [...labels], registers: [register] }),
  );
  const names = Object.keys(gauges);
  /** A gauge without labels would be 0 after a reset. */
  const clear = () => all.forEach((gauge) => (labels.length > 0 ? gauge.reset() : gauge.remove()));
  return {
    name: names[0]!,
    clear,
    async update(pool: pg.Pool, now: Date) {
      const { text, values } = statement(now);
      const { rows } = await pool.query<Row>(text, values);
      clear();
      for (const row of rows) {
        const given = Object.fromEntries(labels.map((label) => [label, String(row[label])]));
        all.forEach((gauge, index) => {
          const value = row[names[index]!];
          if (value !== null && value !== undefined) gauge.set(given, Number(value));
        });
      }
    },
  };
}

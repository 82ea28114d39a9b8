import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pRetry from 'p-retry';
import pg from 'pg';
import { isLockTimeout, isWriteConflict } from './database-outage.ts';
import { installationRoot } from './paths.ts';
import { takeTurn } from './take-turn.ts';

/** The lock key of `prisma migrate`, so that the two never run concurrently. */
const migrationLock = 72707369;

/**
 * Time that a change waits for a lock on a table. All statements of the service on that table wait behind it as long,
 * and no call may wait longer than a second.
 */
const lockMilliseconds = 500;
/** Tries with pauses from half a second to thirty: ten minutes. */
const lockRetries = 25;

const committedMigrations = join(installationRoot, 'prisma/migrations');

interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

interface MigrationOptions {
  readonly directory?: string;
  /** Reports what the run waits for, in a sentence for the operator. */
  readonly onWait?: (reason: string) => void;
  /** Number of times that a change is tried again after it got no lock. */
  readonly retries?: number;
}

/**
 * Migrates a database to the committed migrations and returns the names of those it applied. Keeps Prisma's own
 * bookkeeping, but needs no engine: see docs/decisions/0011. No statement of the service waits longer than a second for
 * it (0250).
 */
export async function migrateDeploy(
  databaseUrl: string,
  { directory = committedMigrations, onWait = () => {}, retries = lockRetries }: MigrationOptions = {},
): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl, keepAlive: true });
  // A connection that breaks during a pause fails the next statement, and must not end the process before.
  client.on('error', () => {});
  await client.connect();
  try {
    await takeTurn(client, migrationLock, () => onWait('Menunggu proses lain yang sedang memperbarui skema'));
    await client.query('SET statement_timeout = 0');
    await client.query(bookkeepingTable);
    const pending = await findPending(client, readMigrations(directory));
    for (const migration of pending) await applyPatiently(client, migration, { onWait, retries });
    return pending.map(({ name }) => name);
  } finally {
    await client.end();
  }
}

/** Returns the names of the committed migrations that a database lacks, and changes nothing. */
export async function findPendingMigrations(client: pg.Client, directory = committedMigrations): Promise<string[]> {
  const { rows } = await client.query<{ isEmpty: boolean }>(
    `SELECT to_regclass('"_prisma_migrations"') IS NULL AS "isEmpty"`,
  );
  const migrations = readMigrations(directory);
  const pending = rows[0]!.isEmpty ? migrations : await findPending(client, migrations);
  return pending.map(({ name }) => name);
}
/** Returns the name of the newest migration of this release. */
export const newestMigration = () => readMigrations(committedMigrations).at(-1)!.name;

function readMigrations(directory: string): Migration[] {
  return readdirSync(directory)
    .sort()
    .filter((name) => existsSync(join(directory, name, 'migration.sql')))
    .map((name) => {
      const sql = readFileSync(join(directory, name, 'migration.sql'), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    });
}

async function findPending(client: pg.Client, migrations: Migration[]): Promise<Migration[]> {
  const { rows } = await client.query<{ migration_name: string; checksum: string; finished_at: Date | null }>(
    'SELECT migration_name, checksum, finished_at FROM "_prisma_migrations" WHERE rolled_back_at IS NULL',
  );

  const unfinished = rows.find((row) => row.finished_at === null);
  if (unfinished) throw new Error(`Migration ${unfinished.migration_name} was begun by Prisma and never finished`);

  const applied = new Map(rows.map((row) => [row.migration_name, row.checksum]));
  for (const { name, checksum } of migrations) {
    if (applied.has(name) && applied.get(name) !== checksum)
      throw new Error(
        `Migration ${name} was edited after this database had applied it: restore the file or start empty`,
      );
  }
  return migrations.filter(({ name }) => !applied.has(name));
}

/** Applies a migration again, with growing pauses, as long as the service holds locks that it needs. */
async function applyPatiently(
  client: pg.Client,
  migration: Migration,
  { onWait, retries }: Required<Pick<MigrationOptions, 'onWait' | 'retries'>>,
) {
  const apply = migration.sql.startsWith(outsideTransaction) ? applyOutsideTransaction : applyInTransaction;
  try {
    await pRetry(() => apply(client, migration), {
      retries,
      minTimeout: 500,
      maxTimeout: 30_000,
      shouldRetry: ({ error }) => isLockConflict(error),
      onFailedAttempt: ({ error, attemptNumber, retriesLeft }) => {
        if (isLockConflict(error) && retriesLeft > 0)
          onWait(`Migrasi ${migration.name} belum mendapat kunci tabelnya (percobaan ${attemptNumber}), dicoba lagi`);
      },
    });
  } catch (cause) {
    throw new Error(`Migration ${migration.name} failed: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}

const isLockConflict = (error: unknown) => isLockTimeout(error) || isWriteConflict(error);

/**
 * Applies a change and its bookkeeping in one transaction: a crash leaves the database before or after, never between.
 */
async function applyInTransaction(client: pg.Client, migration: Migration) {
  try {
    await client.query('BEGIN');
    await client.query(`SET LOCAL lock_timeout = ${lockMilliseconds}`);
    await client.query(migration.sql);
    await record(client, migration);
    await client.query('COMMIT');
  } catch (error) {
    // The connection may be what failed.
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

/** First line of a migration whose only statement PostgreSQL runs outside a transaction, or that commits in between. */
const outsideTransaction = '-- no transaction\n';

/**
 * Applies the statement of a migration that no transaction may contain. It runs again after a crash, and therefore
 * begins by dropping what an interrupted CREATE INDEX CONCURRENTLY left.
 */
async function applyOutsideTransaction(client: pg.Client, migration: Migration) {
  await dropInvalidIndexes(client, migration);
  // CONCURRENTLY waits for transactions that are older, which holds up nobody; giving up would begin it anew.
  const timeout = /\bCONCURRENTLY\b/i.test(migration.sql) ? 0 : lockMilliseconds;
  await client.query(`SET lock_timeout = ${timeout}`);
  // The extended protocol takes one statement; several in the simple one would be a transaction.
  const statement: pg.QueryConfig & { queryMode: 'extended' } = { text: migration.sql, queryMode: 'extended' };
  await client.query(statement);
  await client.query('RESET lock_timeout');
  await record(client, migration);
}

async function dropInvalidIndexes(client: pg.Client, { sql }: Migration) {
  const { rows } = await client.query<{ name: string; identifier: string }>(
    `SELECT relname AS name, indexrelid::regclass AS identifier
     FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid WHERE NOT indisvalid`,
  );
  for (const { name, identifier } of rows)
    if (sql.includes(name)) await client.query(`DROP INDEX CONCURRENTLY ${identifier}`);
}

async function record(client: pg.Client, { name, checksum }: Migration) {
  await client.query(
    `INSERT INTO "_prisma_migrations" (id, checksum, migration_name, finished_at, applied_steps_count)
       VALUES ($1, $2, $3, clock_timestamp(), 1)`,
    [randomUUID(), checksum, name],
  );
}

const bookkeepingTable = `
  CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
    id VARCHAR(36) PRIMARY KEY NOT NULL,
    checksum VARCHAR(64) NOT NULL,
    finished_at TIMESTAMPTZ,
    migration_name VARCHAR(255) NOT NULL,
    logs TEXT,
    rolled_back_at TIMESTAMPTZ,
    started_at TIMESTAMPTZ NOT NULL DEFAULT now(),
    applied_steps_count INTEGER NOT NULL DEFAULT 0
  )`;

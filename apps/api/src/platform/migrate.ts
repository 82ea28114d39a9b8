import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import pg from 'pg';

/** The lock key of `prisma migrate`, so that the two never run concurrently. */
const migrationLock = 72707369;

const committedMigrations = resolve(import.meta.dirname, '../../../../prisma/migrations');

interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

/**
 * Migrates a database to the committed migrations and returns the names of those it applied. Keeps Prisma's own
 * bookkeeping, but needs no engine: see docs/decisions/0011.
 */
export async function migrateDeploy(databaseUrl: string, directory = committedMigrations): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    await client.query(bookkeepingTable);
    const pending = await findPending(client, readMigrations(directory));
    for (const migration of pending) await apply(client, migration);
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

/**
 * Applies a change and its bookkeeping in one transaction: a crash leaves the database before or after, never between.
 */
async function apply(client: pg.Client, { name, sql, checksum }: Migration) {
  try {
    await client.query('BEGIN');
    await client.query(sql);
    await client.query(
      `INSERT INTO "_prisma_migrations" (id, checksum, migration_name, finished_at, applied_steps_count)
       VALUES ($1, $2, $3, clock_timestamp(), 1)`,
      [randomUUID(), checksum, name],
    );
    await client.query('COMMIT');
  } catch (cause) {
    throw new Error(`Migration ${name} failed: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
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

import { Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';

/** A table with the columns that are copied: all but those that the database computes. */
export interface CopiedTable {
  readonly schema: string;
  readonly name: string;
  readonly columns: readonly string[];
}

export interface CopiedSequence {
  readonly schema: string;
  readonly name: string;
  /** A bigint in digits. */
  readonly value: string;
}

/** Schema that a copy was made of, and can be loaded into. */
export interface SchemaVersion {
  readonly migration: string;
  /** Version of the tables of the job queue; null before the first start of a process. */
  readonly jobs: number | null;
}

/** The database as it was at one moment. */
export interface DatabaseSnapshot {
  /** Name by which another transaction sees the same. */
  readonly id: string;
  readonly takenAt: Date;
  readonly version: SchemaVersion;
  readonly server: string;
  readonly tables: readonly CopiedTable[];
  readonly sequences: readonly CopiedSequence[];
  /** Reads the rows of a table as COPY writes them: one line each. One table at a time. */
  readonly read: (table: CopiedTable) => Readable;
}

/** Only one process at a time copies the database out or in. */
const copyLock = 72707370;

/** The queue's other tables describe the processes that run, or the last hours. */
const jobTables = ['queue', 'schedule', 'subscription', 'job', 'job_dependency'];

/**
 * Runs work on a connection without time limits, while no other process copies this database. A failure closes it at
 * once, which rolls back: an unfinished COPY would let no other statement through.
 */
export async function withCopyConnection<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const socket = new Socket();
  const client = new pg.Client({
    connectionString: url,
    keepAlive: true,
    application_name: 'sinau-backup',
    stream: () => socket,
  });
  // A connection that breaks fails the statement under way; without a listener it would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(
      "SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0; SET lock_timeout = '1min'",
    );
    const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [copyLock]);
    if (!rows[0]!.taken) throw new Error('Pencadangan atau pemulihan lain sedang berjalan di basis data ini');
    const result = await work(client);
    await client.end();
    return result;
  } finally {
    socket.destroy();
  }
}

/**
 * Shows the database as it is now while `work` runs. Migrations wait meanwhile: a table that is altered would be seen as
 * it will be.
 */
export async function withSnapshot<T>(client: pg.Client, work: (snapshot: DatabaseSnapshot) => Promise<T>): Promise<T> {
  const tables = await findTables(client);
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  await client.query(`LOCK TABLE ${tables.map(nameOf).join(', ')} IN ACCESS SHARE MODE`);
  const { rows } = await client.query<{ id: string; takenAt: Date; server: string; migration: string }>(`
    SELECT pg_export_snapshot() AS id, now() AS "takenAt", current_setting('server_version') AS server,
      (SELECT max(migration_name) FROM "_prisma_migrations" WHERE finished_at IS NOT NULL) AS migration`);
  const { id, takenAt, server, migration } = rows[0]!;
  const jobs = tables.some(({ schema }) => schema === 'pgboss') ? await findJobsVersion(client) : null;
  const read = (table: CopiedTable) =>
    client.query(copyTo(`COPY (SELECT ${columnsOf(table)} FROM ${nameOf(table)}) TO STDOUT`));
  const sequences = await findSequences(client);
  const result = await work({ id, takenAt, server, version: { migration, jobs }, tables, sequences, read });
  await client.query('COMMIT');
  return result;
}

/** Returns whether the database holds no tables yet. */
export async function isDatabaseEmpty(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(`SELECT FROM pg_tables WHERE schemaname IN ('public', 'pgboss') LIMIT 1`);
  return rows.length === 0;
}

/** Returns whether processes of the product use the database now. */
export async function isDatabaseInUse(client: pg.Client, application: string): Promise<boolean> {
  const { rows } = await client.query(
    'SELECT FROM pg_stat_activity WHERE datname = current_database() AND application_name = $1 LIMIT 1',
    [application],
  );
  return rows.length > 0;
}

export async function emptyDatabase(client: pg.Client) {
  await client.query('DROP SCHEMA IF EXISTS pgboss CASCADE; DROP SCHEMA public CASCADE; CREATE SCHEMA public');
}

/** Reads the version of the queue's tables. */
export async function findJobsVersion(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ version: number }>('SELECT version FROM pgboss.version');
  return rows[0]!.version;
}

/**
 * Replaces all rows by those of a copy, in one transaction. Triggers do not run, since the rows that they made are in the
 * copy as well; foreign keys are removed before and checked afterwards, so that the order of tables does not matter.
 */
export async function loadTables<T extends CopiedTable>(
  client: pg.Client,
  { tables, sequences }: { readonly tables: readonly T[]; readonly sequences: readonly CopiedSequence[] },
  fill: (table: T, load: (rows: Readable) => Promise<void>) => Promise<void>,
) {
  await client.query('BEGIN');
  const foreignKeys = await findForeignKeys(client);
  for (const table of tables) await client.query(`ALTER TABLE ${nameOf(table)} DISABLE TRIGGER USER`);
  for (const { owner, name } of foreignKeys) await client.query(`ALTER TABLE ${owner} DROP CONSTRAINT ${name}`);
  await client.query(`TRUNCATE ${tables.map(nameOf).join(', ')}`);
  for (const table of tables)
    await fill(table, (rows) =>
      pipeline(rows, client.query(copyFrom(`COPY ${nameOf(table)} (${columnsOf(table)}) FROM STDIN`))),
    );
  for (const { schema, name, value } of sequences)
    await client.query('SELECT setval($1::regclass, $2::bigint)', [nameOf({ schema, name }), value]);
  for (const { owner, name, definition } of foreignKeys)
    await client.query(`ALTER TABLE ${owner} ADD CONSTRAINT ${name} ${definition}`);
  for (const table of tables) await client.query(`ALTER TABLE ${nameOf(table)} ENABLE TRIGGER USER`);
  await client.query('COMMIT');
  await client.query('ANALYZE');
}

async function findTables(client: pg.Client) {
  const { rows } = await client.query<{ schema: string; name: string; columns: string[] }>(
    `SELECT n.nspname AS schema, c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
     FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
       JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
     WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition
       AND (n.nspname = 'public' AND c.relname <> '_prisma_migrations' OR n.nspname = 'pgboss' AND c.relname = ANY ($1))
     GROUP BY n.nspname, c.relname ORDER BY n.nspname, c.relname`,
    [jobTables],
  );
  return rows;
}

async function findSequences(client: pg.Client) {
  const { rows } = await client.query<CopiedSequence>(
    `SELECT schemaname AS schema, sequencename AS name, last_value::text AS value
     FROM pg_sequences WHERE schemaname = 'public' AND last_value IS NOT NULL`,
  );
  return rows;
}

async function findForeignKeys(client: pg.Client) {
  const { rows } = await client.query<{ owner: string; name: string; definition: string }>(
    `SELECT format('%I.%I', n.nspname, c.relname) AS owner, quote_ident(k.conname) AS name,
       pg_get_constraintdef(k.oid) AS definition
     FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE k.contype = 'f' AND k.conparentid = 0 AND n.nspname IN ('public', 'pgboss')`,
  );
  return rows;
}

const nameOf = ({ schema, name }: Pick<CopiedTable, 'schema' | 'name'>) =>
  `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;
const columnsOf = ({ columns }: CopiedTable) => columns.map((column) => pg.escapeIdentifier(column)).join(', ');

import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

/** Template that every test database is a copy of: migrated, and otherwise empty. */
export const templateDatabase = 'template_test';

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** A migrated database of its own for a test file, on the server that `test-server.setup.ts` started for the run. */
export async function createTestDatabase(): Promise<TestDatabase> {
  return copyTemplate(inject('databaseUrl'));
}

/** A database without a single table, on the server of the run. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  const serverUrl = inject('databaseUrl');
  const name = newName();
  await administer(serverUrl, `CREATE DATABASE ${name}`);
  return named(serverUrl, name);
}

export async function copyTemplate(serverUrl: string): Promise<TestDatabase> {
  const name = newName();
  // Copying the files costs half of writing their content to the log; the checkpoints before and after it cost nothing
  // in a server that never syncs.
  await administer(serverUrl, `CREATE DATABASE ${name} TEMPLATE ${templateDatabase} STRATEGY FILE_COPY`);
  return named(serverUrl, name);
}

const newName = () => `test_${randomUUID().replaceAll('-', '')}`;

function named(serverUrl: string, name: string): TestDatabase {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => administer(serverUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) };
}

/** Connections to the `postgres` database of each server, which stay for the next database of the worker. */
const administrators = new Map<string, pg.Pool>();

async function administer(serverUrl: string, sql: string): Promise<void> {
  let administrator = administrators.get(serverUrl);
  if (!administrator) {
    administrator = new pg.Pool({ connectionString: serverUrl, max: 2, idleTimeoutMillis: 0, allowExitOnIdle: true });
    // A server may end before the worker does: the pool replaces its connections when it is used again.
    administrator.on('error', () => {});
    administrators.set(serverUrl, administrator);
  }
  await administrator.query(sql);
}

export async function execute(databaseUrl: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

declare module 'vitest' {
  interface ProvidedContext {
    /** The `postgres` database of the run's server, for administration. */
    databaseUrl: string;
  }
}
